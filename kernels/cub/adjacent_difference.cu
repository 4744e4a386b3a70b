// cub::DeviceAdjacentDifference::SubtractLeftCopy: each item less the one before it.
#include <cub/device/device_adjacent_difference.cuh>

#include "driver.h"

int main() {
    const int n = 7000;
    int* in = buffer<int>("in", n);
    int* out = buffer<int>("out", n);
    device_wide([=](void* temp, size_t& bytes) { return cub::DeviceAdjacentDifference::SubtractLeftCopy(temp, bytes, in, out, n); }, in, out);
}
