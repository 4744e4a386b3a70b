// cub::DeviceRadixSort::SortPairsDescending, floats with their places, few enough for a single tile.
#include <cub/device/device_radix_sort.cuh>

#include "driver.h"

int main() {
    const int n = 1500;
    float* keys = buffer<float>("keys", n);
    float* sorted = buffer<float>("sorted", n);
    int* values = buffer<int>("values", n);
    int* permuted = buffer<int>("permuted", n);
    device_wide(
        [=](void* temp, size_t& bytes) { return cub::DeviceRadixSort::SortPairsDescending(temp, bytes, keys, sorted, values, permuted, n); },
        keys, sorted, values, permuted);
}
