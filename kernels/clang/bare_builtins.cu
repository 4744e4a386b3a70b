// Without CUDA's headers: attributes and built-in functions of clang alone.
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __constant__ __attribute__((constant))

__constant__ int primes[8] = {2, 3, 5, 7, 11, 13, 17, 19};

extern "C" __global__ void bits(const unsigned* in, unsigned* out) {
    unsigned i = __nvvm_read_ptx_sreg_ctaid_x() * __nvvm_read_ptx_sreg_ntid_x() + __nvvm_read_ptx_sreg_tid_x();
    unsigned x = in[i];
    unsigned r = __builtin_popcount(x) + 33 * __builtin_clz(x | 1) + 1000 * __builtin_ctz(x | 0x100);
    r += __builtin_bitreverse32(x) ^ __builtin_bswap32(x);
    r ^= __builtin_rotateleft32(x, i & 31) + __builtin_rotateright32(x, 7);
    int sum, overflow = __builtin_sadd_overflow((int)x, (int)(x >> 1), &sum);
    out[i] = r + (unsigned)sum + overflow * 12345 + primes[x & 7];
}

extern "C" __global__ void block_sum(const int* in, int* out) {
    __shared__ int cell[128];
    int t = __nvvm_read_ptx_sreg_tid_x(), b = __nvvm_read_ptx_sreg_ctaid_x();
    cell[t] = in[b * 128 + t];
    __syncthreads();
    for (int d = 64; d; d /= 2) {
        if (t < d) cell[t] += cell[t + d];
        __syncthreads();
    }
    if (!t) __nvvm_atom_add_gen_i(out, cell[0]);
}
