// cub::DeviceScan: an inclusive sum. The state of each tile lies in temporary storage: blocks look back at their predecessors'.
#include <cub/device/device_scan.cuh>

#include "driver.h"

int main() {
    const int n = 20000;
    int* in = buffer<int>("in", n);
    int* out = buffer<int>("out", n);
    device_wide([=](void* temp, size_t& bytes) { return cub::DeviceScan::InclusiveSum(temp, bytes, in, out, n); }, in, out);
}
