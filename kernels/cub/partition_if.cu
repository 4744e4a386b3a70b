// cub::DevicePartition::If: what holds to the front in order, what does not to the back in reverse.
#include <cub/device/device_partition.cuh>

#include "driver.h"

struct Below {
    int limit;
    __host__ __device__ bool operator()(int a) const { return a < limit; }
};

int main() {
    const int n = 10000;
    int* in = buffer<int>("in", n);
    int* out = buffer<int>("out", n);
    int* count = buffer<int>("count", 1);
    device_wide([=](void* temp, size_t& bytes) { return cub::DevicePartition::If(temp, bytes, in, out, count, n, Below{300}); }, in, out, count);
}
