// Cooperative groups: what their headers make of tiles, of threads that happen to be together, and of partitions.
//
//   groups_tiles      sums over tiles of 8 threads, and of 64, which is more than a warp
//   groups_scan       an exclusive scan of a block from scans of its warps
//   groups_filter     threads that keep their element add their number at once and take places in order
//   groups_grid       all blocks of the grid wait for one another between two steps (a cooperative launch)
//   groups_partition  threads with the same label find each other and sum up

#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>

namespace cg = cooperative_groups;

extern "C" __global__ void groups_tiles(const int* in, int* eights, int* sixty_fours) {
    __shared__ cg::block_tile_memory<256> memory;
    const auto block = cg::this_thread_block(memory);
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const auto eight = cg::tiled_partition<8>(block);
    const int sum = cg::reduce(eight, in[i], cg::plus<int>());
    if (eight.thread_rank() == 0) eights[i / 8] = sum;
    const auto many = cg::tiled_partition<64>(block);
    const int larger = cg::reduce(many, in[i], cg::greater<int>());
    if (many.thread_rank() == 0) sixty_fours[i / 64] = larger;
}

extern "C" __global__ void groups_scan(const int* in, int* out) {
    __shared__ int sums[32];
    const auto block = cg::this_thread_block();
    const auto warp = cg::tiled_partition<32>(block);
    const int value = in[block.thread_rank()];
    const int before = cg::exclusive_scan(warp, value);
    if (warp.thread_rank() == 31) sums[warp.meta_group_rank()] = before + value;
    block.sync();
    if (warp.meta_group_rank() == 0) {
        const int n = warp.meta_group_size();
        const int mine = warp.thread_rank() < n ? sums[warp.thread_rank()] : 0;
        const int all = cg::exclusive_scan(warp, mine);
        if (warp.thread_rank() < n) sums[warp.thread_rank()] = all;
    }
    block.sync();
    out[block.thread_rank()] = sums[warp.meta_group_rank()] + before;
}

extern "C" __global__ void groups_filter(const int* in, int* out, int* count) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const int value = in[i];
    if (value % 3 == 0) {
        const auto together = cg::coalesced_threads();
        int first = 0;
        if (together.thread_rank() == 0) first = atomicAdd(count, together.size());
        first = together.shfl(first, 0);
        out[first + together.thread_rank()] = value;
    }
}

extern "C" __global__ void groups_partition(const int* in, int* out) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const auto warp = cg::tiled_partition<32>(cg::this_thread_block());
    const auto same = cg::labeled_partition(warp, in[i] % 5);
    out[i] = cg::reduce(same, in[i], cg::plus<int>()) * 100 + same.thread_rank();
}

extern "C" __global__ void groups_grid(const int* in, int* sums, int* out) {
    const auto grid = cg::this_grid();
    const auto block = cg::this_thread_block();
    const int i = grid.thread_rank();
    const auto warp = cg::tiled_partition<32>(block);
    const int sum = cg::reduce(warp, in[i], cg::plus<int>());
    if (warp.thread_rank() == 0) sums[i / 32] = sum;
    grid.sync();
    int before = 0;
    for (int w = 0; w < i / 32; w++) before += sums[w];
    grid.sync();
    out[i] = before + cg::inclusive_scan(warp, in[i]);
}
