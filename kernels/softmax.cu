// Softmax over the rows of a matrix: out[i] = exp(x[i] - max) / sum of exp(x[j] - max).
//
//   softmax_warp     one warp per row, three passes: maximum, sum, result
//   softmax_online   one block per row, two passes: maximum and sum are kept together, and the sum is rescaled whenever
//                    the maximum grows (Milakov and Gimelshein, "Online normalizer calculation for softmax", 2018)

extern "C" __global__ void softmax_warp(const float* in, float* out, int rows, int cols) {
    const int row = blockIdx.x * (blockDim.x / 32) + threadIdx.x / 32;
    const int lane = threadIdx.x % 32;
    if (row >= rows) return;  // a whole warp leaves together
    const float* x = in + row * cols;
    float* y = out + row * cols;

    float largest = -INFINITY;
    for (int i = lane; i < cols; i += 32) largest = fmaxf(largest, x[i]);
    for (int step = 16; step > 0; step /= 2) largest = fmaxf(largest, __shfl_xor_sync(0xffffffffu, largest, step));

    float sum = 0.0f;
    for (int i = lane; i < cols; i += 32) sum += expf(x[i] - largest);
    for (int step = 16; step > 0; step /= 2) sum += __shfl_xor_sync(0xffffffffu, sum, step);

    for (int i = lane; i < cols; i += 32) y[i] = expf(x[i] - largest) / sum;
}

// The maximum of some elements and the sum of their exponentials relative to it.
struct Running {
    float largest;
    float sum;
};

__device__ Running merge(Running a, Running b) {
    const float largest = fmaxf(a.largest, b.largest);
    // Two empty parts make an empty one; without this test they would make exp(-inf - -inf), not a number.
    if (largest == -INFINITY) return {largest, 0.0f};
    return {largest, a.sum * expf(a.largest - largest) + b.sum * expf(b.largest - largest)};
}

__device__ Running merge_over_warp(Running part) {
    for (int step = 16; step > 0; step /= 2) {
        const Running other = {__shfl_xor_sync(0xffffffffu, part.largest, step), __shfl_xor_sync(0xffffffffu, part.sum, step)};
        part = merge(part, other);
    }
    return part;
}

extern "C" __global__ void softmax_online(const float* in, float* out, int rows, int cols) {
    __shared__ Running s_parts[32];
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const float* x = in + blockIdx.x * cols;
    float* y = out + blockIdx.x * cols;

    Running part = {-INFINITY, 0.0f};
    for (int i = threadIdx.x; i < cols; i += blockDim.x) part = merge(part, {x[i], 1.0f});
    part = merge_over_warp(part);
    if (lane == 0) s_parts[warp] = part;
    __syncthreads();
    // Every warp merges the warps' parts for itself: no second barrier.
    part = merge_over_warp(lane < blockDim.x / 32 ? s_parts[lane] : Running{-INFINITY, 0.0f});

    for (int i = threadIdx.x; i < cols; i += blockDim.x) y[i] = expf(x[i] - part.largest) / part.sum;
}
