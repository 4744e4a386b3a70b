// cub::DeviceSelect::Flagged: items with a flag, packed together, in order.
#include <cub/device/device_select.cuh>

#include "driver.h"

int main() {
    const int n = 20000;
    int* in = buffer<int>("in", n);
    unsigned char* flags = buffer<unsigned char>("flags", n);
    int* out = buffer<int>("out", n);
    int* count = buffer<int>("count", 1);
    device_wide([=](void* temp, size_t& bytes) { return cub::DeviceSelect::Flagged(temp, bytes, in, flags, out, count, n); }, in, flags, out, count);
}
