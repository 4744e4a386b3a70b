// cub::DeviceReduce::ArgMax: pairs of a place and a value are reduced; 20,000 items in five blocks, then one.
#include <cub/device/device_reduce.cuh>

#include "driver.h"

int main() {
    const int n = 20000;
    float* in = buffer<float>("in", n);
    float* value = buffer<float>("value", 1);
    long long* place = buffer<long long>("place", 1);
    device_wide([=](void* temp, size_t& bytes) { return cub::DeviceReduce::ArgMax(temp, bytes, in, value, place, (long long)n); },
                in, value, place);
}
