// Cooperative groups: tiles of a block, collectives of a tile, the threads that came along, groups by a label.
#include <cooperative_groups.h>
namespace cg = cooperative_groups;

extern "C" __global__ void tiles(const int* in, int* out) {
    cg::thread_block block = cg::this_thread_block();
    cg::thread_block_tile<8> tile = cg::tiled_partition<8>(block);
    int x = in[block.thread_rank()];
    for (int d = tile.size() / 2; d > 0; d /= 2) x += tile.shfl_down(x, d);
    x = tile.shfl(x, 0);
    block.sync();
    out[block.thread_rank()] = x * 100 + tile.meta_group_rank() + 10 * tile.thread_rank();
}

extern "C" __global__ void coalesced(const int* in, int* out, int* counter) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (in[i] % 3 == 0) {
        cg::coalesced_group active = cg::coalesced_threads();
        int first = 0;
        if (active.thread_rank() == 0) first = atomicAdd(counter, (int)active.size());
        int place = active.shfl(first, 0) + active.thread_rank();
        out[place] = 1;
    }
}

extern "C" __global__ void votes(const int* in, int* out) {
    cg::thread_block_tile<16> tile = cg::tiled_partition<16>(cg::this_thread_block());
    int x = in[threadIdx.x];
    out[threadIdx.x] = (int)tile.ballot(x & 1) + tile.any(x == 9) * 100000 + tile.all(x < 1000) * 200000 + (int)tile.match_any(x & 3) % 1000;
}
