// cub::DeviceRadixSort::SortKeys, one sweep: a histogram of all digits, a scan of it, and for each digit one pass in which
// blocks look back at their predecessors' digit counts.
#include <cub/device/device_radix_sort.cuh>

#include "driver.h"

int main(int argc, char** argv) {
    const int n = argc > 1 ? atoi(argv[1]) : 40000;
    unsigned* in = buffer<unsigned>("in", n);
    unsigned* out = buffer<unsigned>("out", n);
    device_wide([=](void* temp, size_t& bytes) { return cub::DeviceRadixSort::SortKeys(temp, bytes, in, out, n); }, in, out);
}
