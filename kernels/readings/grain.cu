// One warp copies 32 elements, `grain` of them packed at the start of each line of 32. The fewer in a line, the more lines
// and sectors for the same bytes.

extern "C" __global__ void copy_grain(const float* a, float* c, int grain) {
    const int i = threadIdx.x;
    const int at = i / grain * 32 + i % grain;
    const float value = a[at];
    c[at] = value;
}
