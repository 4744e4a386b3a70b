// cub::DeviceSegmentedReduce::Sum: a block for each segment, whose ends lie in memory.
#include <cub/device/device_segmented_reduce.cuh>

#include "driver.h"

int main() {
    const int segments = 30, n = 9000;
    float* in = buffer<float>("in", n);
    int* offsets = buffer<int>("offsets", segments + 1);
    float* out = buffer<float>("out", segments);
    device_wide([=](void* temp, size_t& bytes) { return cub::DeviceSegmentedReduce::Sum(temp, bytes, in, out, segments, offsets, offsets + 1); }, in,
                offsets, out);
}
