// at01: every lane adds to one counter. In PTX that is an atomic of 32 lanes on one address; the assembler may make one
// addition per warp of it.
// http://open-lab.net/blog/cuda-pro-tip-optimized-filtering-warp-aggregated-atomics/feed
extern "C" __global__ void count_all(unsigned* counter) { atomicAdd(counter, 1u); }

// The same with the results used.
extern "C" __global__ void take_numbers(unsigned* counter, unsigned* numbers) {
    numbers[blockIdx.x * blockDim.x + threadIdx.x] = atomicAdd(counter, 1u);
}

// at02: a histogram in shared memory whose inputs all fall in one bin: 32 lanes on one word, which is no bank conflict.
// https://github.com/NVIDIA/cccl/pull/9222
extern "C" __global__ void one_bin(const unsigned char* in, unsigned* out) {
    __shared__ unsigned bins[256];
    for (int b = threadIdx.x; b < 256; b += blockDim.x) bins[b] = 0;
    __syncthreads();
    const unsigned bin = in[blockIdx.x * blockDim.x + threadIdx.x];
    atomicAdd(&bins[bin], 1u);
    __syncthreads();
    for (int b = threadIdx.x; b < 256; b += blockDim.x) out[b] = bins[b];
}
