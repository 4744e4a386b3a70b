// cub::DeviceReduce: sum, minimum, and the place of the maximum. One block for a small input, two kernels for a larger one.
#include <cub/device/device_reduce.cuh>

#include "driver.h"

int main() {
    const int n = 20000;
    int* in = buffer<int>("in", n);
    int* out = buffer<int>("out", 1);
    device_wide([=](void* temp, size_t& bytes) { return cub::DeviceReduce::Sum(temp, bytes, in, out, n); }, in, out);
}
