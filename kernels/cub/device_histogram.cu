// cub::DeviceHistogram::HistogramEven: samples in privatised bins of shared memory.
#include <cub/device/device_histogram.cuh>

#include "driver.h"

int main() {
    const int n = 20000;
    unsigned char* samples = buffer<unsigned char>("samples", n);
    unsigned* bins = buffer<unsigned>("bins", 64);
    device_wide([=](void* temp, size_t& bytes) { return cub::DeviceHistogram::HistogramEven(temp, bytes, samples, bins, 65, 0, 256, n); },
                samples, bins);
}
