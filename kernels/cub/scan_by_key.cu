// cub::DeviceScan::InclusiveSumByKey: the state of a tile is a flag with a value.
#include <cub/device/device_scan.cuh>

#include "driver.h"

int main() {
    const int n = 8000;
    int* keys = buffer<int>("keys", n);
    int* in = buffer<int>("in", n);
    int* out = buffer<int>("out", n);
    device_wide([=](void* temp, size_t& bytes) { return cub::DeviceScan::InclusiveSumByKey(temp, bytes, keys, in, out, n); }, keys, in, out);
}
