// cub::BlockRadixSort: keys with values, and a double's bits in the order of numbers.
#include <cub/block/block_radix_sort.cuh>

extern "C" __global__ void sort_pairs(unsigned* keys, unsigned short* values) {
    using Sort = cub::BlockRadixSort<unsigned, 128, 3, unsigned short>;
    __shared__ typename Sort::TempStorage temp;
    unsigned k[3];
    unsigned short v[3];
    for (int i = 0; i < 3; ++i) {
        k[i] = keys[threadIdx.x * 3 + i];
        v[i] = values[threadIdx.x * 3 + i];
    }
    Sort(temp).Sort(k, v);
    for (int i = 0; i < 3; ++i) {
        keys[threadIdx.x * 3 + i] = k[i];
        values[threadIdx.x * 3 + i] = v[i];
    }
}

extern "C" __global__ void sort_doubles_descending(double* keys) {
    using Sort = cub::BlockRadixSort<double, 64, 2>;
    __shared__ typename Sort::TempStorage temp;
    double k[2] = {keys[threadIdx.x], keys[threadIdx.x + 64]};
    Sort(temp).SortDescendingBlockedToStriped(k);
    keys[threadIdx.x] = k[0];
    keys[threadIdx.x + 64] = k[1];
}
