// Clusters of blocks that share their shared memory (sm_90 and later).
//
//   cluster_histogram  a histogram with more bins than fit a block: each block of the cluster keeps a part of them
//   cluster_stencil    a line in shared memory whose halo lies in the neighbour blocks' shared memory

#include <cooperative_groups.h>

namespace cg = cooperative_groups;

constexpr int BLOCKS = 4;
constexpr int BINS = 64;

extern "C" __global__ void __cluster_dims__(BLOCKS, 1, 1) cluster_histogram(const unsigned* in, unsigned* out, int n) {
    __shared__ unsigned bins[BINS];
    const auto cluster = cg::this_cluster();
    for (int i = threadIdx.x; i < BINS; i += blockDim.x) bins[i] = 0;
    cluster.sync();
    const int step = gridDim.x * blockDim.x;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += step) {
        const unsigned bin = in[i] % (BLOCKS * BINS);
        unsigned* theirs = cluster.map_shared_rank(bins, bin / BINS);
        atomicAdd(theirs + bin % BINS, 1);
    }
    cluster.sync();
    for (int i = threadIdx.x; i < BINS; i += blockDim.x) {
        atomicAdd(out + cluster.block_rank() * BINS + i, bins[i]);
    }
}

extern "C" __global__ void __cluster_dims__(2, 1, 1) cluster_stencil(const int* in, int* out) {
    extern __shared__ int line[];
    const auto cluster = cg::this_cluster();
    const int t = threadIdx.x;
    const int i = blockIdx.x * blockDim.x + t;
    line[t] = in[i];
    cluster.sync();
    const int rank = cluster.block_rank();
    const int last = blockDim.x - 1;
    const int west = t > 0 ? line[t - 1] : rank > 0 ? cluster.map_shared_rank(line, rank - 1)[last] : 0;
    const int east = t < last ? line[t + 1] : rank < 1 ? cluster.map_shared_rank(line, rank + 1)[0] : 0;
    out[i] = west + 2 * line[t] + east;
    cluster.sync();
}
