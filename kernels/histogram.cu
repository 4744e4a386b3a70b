// A histogram of bytes in 256 bins, three ways.
//
//   histogram_global   every byte is an atomic on a bin in global memory
//   histogram_shared   each block counts in shared memory first and adds its bins to the global ones at the end
//   histogram_warp     as histogram_shared, with one copy of the bins per warp: warps do not meet in a bin

constexpr int BINS = 256;
constexpr int WARPS = 8;

extern "C" __global__ void histogram_global(const unsigned char* data, unsigned* bins, int n) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        const unsigned bin = data[i];
        atomicAdd(&bins[bin], 1u);
    }
}

extern "C" __global__ void histogram_shared(const unsigned char* data, unsigned* bins, int n) {
    __shared__ unsigned block_bins[BINS];
    for (int b = threadIdx.x; b < BINS; b += blockDim.x) block_bins[b] = 0;
    __syncthreads();
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        const unsigned bin = data[i];
        atomicAdd(&block_bins[bin], 1u);
    }
    __syncthreads();
    for (int b = threadIdx.x; b < BINS; b += blockDim.x) {
        const unsigned count = block_bins[b];
        if (count != 0) atomicAdd(&bins[b], count);
    }
}

// Blocks of WARPS warps; `data` is read four bytes at a time and holds `words` such groups.
extern "C" __global__ void histogram_warp(const uchar4* data, unsigned* bins, int words) {
    __shared__ unsigned warp_bins[WARPS][BINS];
    for (int b = threadIdx.x; b < WARPS * BINS; b += blockDim.x) (&warp_bins[0][0])[b] = 0;
    __syncthreads();
    unsigned* own = warp_bins[threadIdx.x / 32];
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < words; i += gridDim.x * blockDim.x) {
        const uchar4 four = data[i];
        atomicAdd(&own[four.x], 1u);
        atomicAdd(&own[four.y], 1u);
        atomicAdd(&own[four.z], 1u);
        atomicAdd(&own[four.w], 1u);
    }
    __syncthreads();
    for (int b = threadIdx.x; b < BINS; b += blockDim.x) {
        unsigned count = 0;
        for (int w = 0; w < WARPS; ++w) count += warp_bins[w][b];
        atomicAdd(&bins[b], count);
    }
}
