// cub::DeviceMergeSort::StableSortPairs with a comparison of the user's: tiles sorted, then merged pair by pair.
#include <cub/device/device_merge_sort.cuh>

#include "driver.h"

struct ByLowDigits {
    __host__ __device__ bool operator()(unsigned a, unsigned b) const { return a % 1000 < b % 1000; }
};

int main() {
    const int n = 6000;
    unsigned* keys = buffer<unsigned>("keys", n);
    int* values = buffer<int>("values", n);
    device_wide([=](void* temp, size_t& bytes) { return cub::DeviceMergeSort::StableSortPairs(temp, bytes, keys, values, n, ByLowDigits{}); }, keys,
                values);
}
