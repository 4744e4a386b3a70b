// cub::BlockMergeSort and cub::WarpMergeSort: a comparison of the user's.
#include <cub/block/block_merge_sort.cuh>
#include <cub/warp/warp_merge_sort.cuh>

struct Less {
    __device__ bool operator()(int a, int b) const { return a < b; }
};

extern "C" __global__ void sort_block(int* keys) {
    using Sort = cub::BlockMergeSort<int, 128, 4>;
    __shared__ typename Sort::TempStorage temp;
    int k[4];
    for (int i = 0; i < 4; ++i) k[i] = keys[threadIdx.x * 4 + i];
    Sort(temp).Sort(k, Less{});
    for (int i = 0; i < 4; ++i) keys[threadIdx.x * 4 + i] = k[i];
}

extern "C" __global__ void sort_warps(int* keys) {
    using Sort = cub::WarpMergeSort<int, 3, 16>;
    __shared__ typename Sort::TempStorage temp[4];
    int k[3];
    for (int i = 0; i < 3; ++i) k[i] = keys[threadIdx.x * 3 + i];
    Sort(temp[threadIdx.x / 16]).Sort(k, Less{});
    for (int i = 0; i < 3; ++i) keys[threadIdx.x * 3 + i] = k[i];
}
