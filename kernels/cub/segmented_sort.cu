// cub::DeviceSegmentedRadixSort::SortKeys: a block for each segment, sixty-four bits a key.
#include <cub/device/device_segmented_radix_sort.cuh>

#include "driver.h"

int main() {
    const int segments = 6, n = 3000;
    long long* in = buffer<long long>("in", n);
    long long* out = buffer<long long>("out", n);
    int* offsets = buffer<int>("offsets", segments + 1);
    device_wide(
        [=](void* temp, size_t& bytes) { return cub::DeviceSegmentedRadixSort::SortKeys(temp, bytes, in, out, n, segments, offsets, offsets + 1); }, in,
        out, offsets);
}
