// Without CUDA's headers: the atomics of C11 with scopes and orders, fences, volatile.
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))

extern "C" __global__ void orders(int* cells) {
    int t = __nvvm_read_ptx_sreg_tid_x();
    __atomic_fetch_add(&cells[0], 1, __ATOMIC_RELAXED);
    __atomic_fetch_add(&cells[1], t, __ATOMIC_SEQ_CST);
    __atomic_fetch_or(&cells[2], 1 << (t & 31), __ATOMIC_RELEASE);
    __atomic_fetch_and(&cells[3], ~(1 << (t & 7)), __ATOMIC_ACQUIRE);
    __atomic_fetch_max(&cells[4], t * 3, __ATOMIC_ACQ_REL);
    __atomic_fetch_xor(&cells[5], t << 2, __ATOMIC_RELAXED);
    __nvvm_atom_cta_add_gen_i(&cells[6], 2);
    __nvvm_atom_inc_gen_ui((unsigned*)&cells[7], 20);
    int expected = 0;
    if (__atomic_compare_exchange_n(&cells[8], &expected, 77, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) cells[9] = 1;
}

extern "C" __global__ void ticket_lock(int* next, int* serving, int* counter, int rounds) {
    if (__nvvm_read_ptx_sreg_tid_x() != 0) return;
    for (int k = 0; k < rounds; ++k) {
        int mine = __nvvm_atom_add_gen_i(next, 1);
        while (*(volatile int*)serving != mine) {}
        __nvvm_membar_gl();
        ++*counter;
        __nvvm_membar_gl();
        *(volatile int*)serving = mine + 1;
    }
}
