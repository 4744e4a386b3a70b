// Atomics on global and shared memory, of all types, and with the scopes of block and system.

extern "C" __global__ void integers(const int* in, int* out, unsigned long long* wide) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, x = in[i];
    atomicAdd(&out[0], x);
    atomicSub(&out[1], x);
    atomicMin(&out[2], x);
    atomicMax(&out[3], x);
    atomicAnd(&out[4], x | 0xf);
    atomicOr(&out[5], x & 0xff);
    atomicXor(&out[6], x);
    atomicInc((unsigned*)&out[7], 100);
    atomicDec((unsigned*)&out[8], 50);
    atomicAdd(&wide[0], (unsigned long long)x & 0xffff);
    atomicMax(&wide[1], (unsigned long long)(unsigned)x << 20);
    atomicMin((long long*)&wide[2], (long long)x * 3);
    atomicXor(&wide[3], (unsigned long long)x << 7);
    atomicAdd_block(&out[9], 1);
    atomicAdd_system(&out[10], 2);
}

extern "C" __global__ void reals(float* f, double* d) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    atomicAdd(&f[i % 4], 0.25f * (i % 8));
    atomicAdd(d, (double)i);
}

extern "C" __global__ void in_shared(const int* in, int* out) {
    __shared__ int cell[4];
    __shared__ float sum;
    __shared__ unsigned long long wide;
    if (threadIdx.x < 4) cell[threadIdx.x] = 0;
    if (threadIdx.x == 0) sum = 0, wide = 0;
    __syncthreads();
    int x = in[threadIdx.x];
    atomicAdd(&cell[x & 1], 1);
    atomicMax(&cell[2], x);
    atomicExch(&cell[3], 9);
    atomicAdd(&sum, 0.5f);
    atomicAdd(&wide, 1ull << 33);
    __syncthreads();
    if (threadIdx.x < 4) out[threadIdx.x] = cell[threadIdx.x];
    if (threadIdx.x == 4) out[4] = (int)sum, out[5] = (int)(wide >> 33);
}

// A maximum of floats by compare-and-swap, and a stack of indices that many threads push to.
extern "C" __global__ void compare_and_swap(const float* in, unsigned* best, int* head, int* next) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned old = *best;
    while (__uint_as_float(old) < in[i]) {
        unsigned seen = atomicCAS(best, old, __float_as_uint(in[i]));
        if (seen == old) break;
        old = seen;
    }
    int top = *(volatile int*)head;
    for (;;) {
        next[i] = top;
        __threadfence();
        int seen = atomicCAS(head, top, i);
        if (seen == top) break;
        top = seen;
    }
}

extern "C" __global__ void count_stack(const int* head, const int* next, int* out) {
    int n = 0, sum = 0;
    for (int at = *head; at >= 0; at = next[at]) ++n, sum += at;
    out[0] = n;
    out[1] = sum;
}
