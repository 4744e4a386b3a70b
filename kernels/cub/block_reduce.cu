// cub::BlockReduce in three ways, over doubles, with a last block that is not full.
#include <cub/block/block_reduce.cuh>

template <cub::BlockReduceAlgorithm ALGORITHM>
__device__ void reduce(const double* in, double* out, int n) {
    using Reduce = cub::BlockReduce<double, 160, ALGORITHM>;
    __shared__ typename Reduce::TempStorage temp;
    int first = blockIdx.x * 160, count = min(160, n - first);
    double item = threadIdx.x < count ? in[first + threadIdx.x] : 0;
    double sum = Reduce(temp).Sum(item, count);
    if (threadIdx.x == 0) out[blockIdx.x] = sum;
}

extern "C" __global__ void reduce_raking(const double* in, double* out, int n) { reduce<cub::BLOCK_REDUCE_RAKING>(in, out, n); }
extern "C" __global__ void reduce_commutative(const double* in, double* out, int n) { reduce<cub::BLOCK_REDUCE_RAKING_COMMUTATIVE_ONLY>(in, out, n); }
extern "C" __global__ void reduce_warps(const double* in, double* out, int n) { reduce<cub::BLOCK_REDUCE_WARP_REDUCTIONS>(in, out, n); }
