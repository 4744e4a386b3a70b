// cub::DeviceReduce::ReduceByKey: a sum for each run of equal keys.
#include <cub/device/device_reduce.cuh>

#include "driver.h"

int main() {
    const int n = 6000;
    int* keys = buffer<int>("keys", n);
    int* values = buffer<int>("values", n);
    int* runs = buffer<int>("runs", n);
    int* sums = buffer<int>("sums", n);
    int* count = buffer<int>("count", 1);
    device_wide(
        [=](void* temp, size_t& bytes) { return cub::DeviceReduce::ReduceByKey(temp, bytes, keys, runs, values, sums, count, ::cuda::std::plus<>{}, n); },
        keys, values, runs, sums, count);
}
