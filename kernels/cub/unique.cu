// cub::DeviceSelect::Unique: the first of each run of equal items.
#include <cub/device/device_select.cuh>

#include "driver.h"

int main() {
    const int n = 10000;
    short* in = buffer<short>("in", n);
    short* out = buffer<short>("out", n);
    int* count = buffer<int>("count", 1);
    device_wide([=](void* temp, size_t& bytes) { return cub::DeviceSelect::Unique(temp, bytes, in, out, count, n); }, in, out, count);
}
