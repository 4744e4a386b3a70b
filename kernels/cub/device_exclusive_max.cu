// cub::DeviceScan::ExclusiveScan over doubles with an operator of the user's: the state of a tile takes 16 bytes.
#include <cub/device/device_scan.cuh>

#include "driver.h"

struct Larger {
    __host__ __device__ double operator()(double a, double b) const { return a < b ? b : a; }
};

int main() {
    const int n = 10000;
    double* in = buffer<double>("in", n);
    double* out = buffer<double>("out", n);
    device_wide([=](void* temp, size_t& bytes) { return cub::DeviceScan::ExclusiveScan(temp, bytes, in, out, Larger{}, -5.0, n); }, in, out);
}
