// cub::DeviceRadixSort::SortKeys, one sweep: a histogram of all digits, a scan of it, and for each digit one pass in which
// blocks look back at their predecessors' digit counts.
#include <cub/device/device_radix_sort.cuh>

#include "driver.h"

// For sizes whose results are too many to keep: how often a key is less than the one before it, and the sum of all.
extern "C" __global__ void check_sorted(const unsigned* keys, int n, unsigned long long* result) {
    unsigned falls = 0;
    unsigned long long sum = 0;
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        sum += keys[i];
        falls += i > 0 && keys[i] < keys[i - 1];
    }
    if (falls) atomicAdd(&result[0], (unsigned long long)falls);
    atomicAdd(&result[1], sum);
}

int main(int argc, char** argv) {
    const int n = argc > 1 ? atoi(argv[1]) : 40000;
    unsigned* in = buffer<unsigned>("in", n);
    unsigned* out = buffer<unsigned>("out", n);
    device_wide([=](void* temp, size_t& bytes) { return cub::DeviceRadixSort::SortKeys(temp, bytes, in, out, n); }, in, out);
}
