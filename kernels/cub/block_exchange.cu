// cub::BlockExchange: blocked to striped and back, scatter to ranks; cub::BlockShuffle and cub::BlockAdjacentDifference.
#include <cub/block/block_adjacent_difference.cuh>
#include <cub/block/block_exchange.cuh>
#include <cub/block/block_shuffle.cuh>

extern "C" __global__ void exchange(const int* in, int* striped, int* scattered) {
    using Exchange = cub::BlockExchange<int, 64, 5>;
    __shared__ typename Exchange::TempStorage temp;
    int items[5], ranks[5];
    for (int i = 0; i < 5; ++i) {
        items[i] = in[threadIdx.x * 5 + i];
        ranks[i] = (threadIdx.x * 5 + i) * 7 % 320;
    }
    int moved[5];
    Exchange(temp).BlockedToStriped(items, moved);
    for (int i = 0; i < 5; ++i) striped[threadIdx.x * 5 + i] = moved[i];
    __syncthreads();
    Exchange(temp).ScatterToBlocked(items, moved, ranks);
    for (int i = 0; i < 5; ++i) scattered[threadIdx.x * 5 + i] = moved[i];
}

struct Difference {
    __device__ int operator()(int a, int b) const { return a - b; }
};

extern "C" __global__ void neighbours(const int* in, int* rotated, int* differences) {
    using Shuffle = cub::BlockShuffle<int, 96>;
    using Adjacent = cub::BlockAdjacentDifference<int, 96>;
    __shared__ typename Shuffle::TempStorage shuffle;
    __shared__ typename Adjacent::TempStorage adjacent;
    int item = in[threadIdx.x], from;
    Shuffle(shuffle).Rotate(item, from, 5);
    rotated[threadIdx.x] = from;
    int items[1] = {item}, result[1];
    Adjacent(adjacent).SubtractLeft(items, result, Difference{});
    differences[threadIdx.x] = result[0];
}
