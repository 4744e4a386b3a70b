// cub::DeviceRunLengthEncode::Encode: runs and their lengths.
#include <cub/device/device_run_length_encode.cuh>

#include "driver.h"

int main() {
    const int n = 10000;
    int* in = buffer<int>("in", n);
    int* runs = buffer<int>("runs", n);
    int* lengths = buffer<int>("lengths", n);
    int* count = buffer<int>("count", 1);
    device_wide([=](void* temp, size_t& bytes) { return cub::DeviceRunLengthEncode::Encode(temp, bytes, in, runs, lengths, count, n); }, in, runs,
                lengths, count);
}
