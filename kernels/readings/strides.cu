// Strided loads: the accesses behind RRZE's published tables of data-stage and tag-stage wavefronts
// (https://github.com/RRZE-HPC/gpu-benches, gpu-strides). 1024 threads; a table's row is the mean over the warps of a
// block and over a set of offsets `o`, one launch each.
//
//   line     thread t loads element (t % 128) * stride + offset
//   square   a 2-D block; element (tx % 64) + (ty % 32) * 4098 + 4098 + offset

extern "C" __global__ void line_f32(const float* a, float* out, int stride, int offset) {
    const int t = threadIdx.x;
    const float value = a[(t % 128) * stride + offset];
    out[t] = value;
}

extern "C" __global__ void line_f64(const double* a, double* out, int stride, int offset) {
    const int t = threadIdx.x;
    const double value = a[(t % 128) * stride + offset];
    out[t] = value;
}

extern "C" __global__ void square_f32(const float* a, float* out, int offset) {
    const int tx = threadIdx.x, ty = threadIdx.y;
    const float value = a[(tx % 64) + (ty % 32) * 4098 + 4098 + offset];
    out[ty * blockDim.x + tx] = value;
}

extern "C" __global__ void square_f64(const double* a, double* out, int offset) {
    const int tx = threadIdx.x, ty = threadIdx.y;
    const double value = a[(tx % 64) + (ty % 32) * 4098 + 4098 + offset];
    out[ty * blockDim.x + tx] = value;
}
