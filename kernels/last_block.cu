// A sum over the whole grid in one launch: each block leaves its partial sum in memory, and the block that finishes last
// adds them up. No block waits for another; a counter tells each one whether it is the last.
//
// What makes it right is the order. Thread 0 stores its block's sum, fences, then counts itself: whoever sees the count
// sees the sum. The last block's thread 0 fences after counting, and the barrier hands that order on to its block.

constexpr int BLOCK = 256;

// The sum of `value` over the block, for all its threads.
__device__ float block_sum(float value) {
    __shared__ float s_data[BLOCK];
    s_data[threadIdx.x] = value;
    __syncthreads();
    for (int s = BLOCK / 2; s > 0; s /= 2) {
        if (threadIdx.x < s) s_data[threadIdx.x] += s_data[threadIdx.x + s];
        __syncthreads();
    }
    const float sum = s_data[0];
    __syncthreads();  // s_data may be used again
    return sum;
}

// `partial` has one element per block; `arrived` starts at zero and is zero again afterwards.
extern "C" __global__ void last_block_sum(const float* in, int n, float* partial, unsigned* arrived, float* out) {
    __shared__ bool s_last;
    float sum = 0.0f;
    for (int i = blockIdx.x * BLOCK + threadIdx.x; i < n; i += gridDim.x * BLOCK) sum += in[i];
    sum = block_sum(sum);
    if (threadIdx.x == 0) {
        partial[blockIdx.x] = sum;
        __threadfence();
        // atomicInc counts up to its limit and then starts at zero again, ready for the next launch.
        s_last = atomicInc(arrived, gridDim.x - 1) == gridDim.x - 1;
        __threadfence();
    }
    __syncthreads();
    if (!s_last) return;
    float rest = 0.0f;
    for (int i = threadIdx.x; i < gridDim.x; i += BLOCK) rest += partial[i];
    rest = block_sum(rest);
    if (threadIdx.x == 0) *out = rest;
}
