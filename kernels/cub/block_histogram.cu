// cub::BlockHistogram by atomics and by sorting; cub::BlockDiscontinuity marks where runs begin.
#include <cub/block/block_discontinuity.cuh>
#include <cub/block/block_histogram.cuh>

template <cub::BlockHistogramAlgorithm ALGORITHM>
__device__ void histogram(const unsigned char* in, unsigned* out) {
    using Histogram = cub::BlockHistogram<unsigned char, 128, 4, 32, ALGORITHM>;
    __shared__ typename Histogram::TempStorage temp;
    __shared__ unsigned bins[32];
    unsigned char items[4];
    for (int i = 0; i < 4; ++i) items[i] = in[threadIdx.x * 4 + i];
    Histogram(temp).Histogram(items, bins);
    __syncthreads();
    if (threadIdx.x < 32) out[threadIdx.x] = bins[threadIdx.x];
}

extern "C" __global__ void histogram_atomic(const unsigned char* in, unsigned* out) { histogram<cub::BLOCK_HISTO_ATOMIC>(in, out); }
extern "C" __global__ void histogram_sort(const unsigned char* in, unsigned* out) { histogram<cub::BLOCK_HISTO_SORT>(in, out); }

extern "C" __global__ void heads(const int* in, int* out) {
    using Discontinuity = cub::BlockDiscontinuity<int, 128>;
    __shared__ typename Discontinuity::TempStorage temp;
    int items[2] = {in[threadIdx.x * 2], in[threadIdx.x * 2 + 1]}, flags[2];
    Discontinuity(temp).FlagHeads(flags, items, ::cuda::std::not_equal_to<int>{});
    out[threadIdx.x * 2] = flags[0];
    out[threadIdx.x * 2 + 1] = flags[1];
}
