// Patterns of global-memory access from public reports, one warp each.

// nc03: what a request, a sector, a line and a wavefront are. One request of 32 lanes, two floats apart: 256 bytes are
// eight sectors in two lines, and even banks are asked for two words each: two wavefronts.
// https://forums.developer.nvidia.com/t/problem-about-bank-conflict-test/285476
extern "C" __global__ void every_second(const float* in, float* out) {
    const float value = in[threadIdx.x * 2];
    out[threadIdx.x] = value;
}

// co04: 16-byte loads, `pitch` of them apart. Width alone does not help: next to each other they are 16 full sectors, in
// rows of their own 32 half-used ones.
// https://benfattori.com/sectors-coalescing-and-vector-loads-in-cuda
extern "C" __global__ void wide_loads(const float4* in, float* out, int pitch) {
    const float4 value = in[threadIdx.x * pitch];
    out[threadIdx.x] = value.x + value.y + value.z + value.w;
}

// co06: three floats per element: three requests that each touch all 12 sectors.
// https://www.yumpu.com/en/document/view/8765121/tutorial-cuda/75
struct Point {
    float x, y, z;
};

extern "C" __global__ void points(const Point* in, float* out) {
    const float x = in[threadIdx.x].x;
    const float y = in[threadIdx.x].y;
    const float z = in[threadIdx.x].z;
    out[threadIdx.x] = x + y + z;
}

// co10: a copy that is off by one element: a fifth sector.
extern "C" __global__ void offset_by_one(const float* in, float* out) {
    const float value = in[threadIdx.x + 1];
    out[threadIdx.x] = value;
}

// co11: a plain copy by grid stride. It has four sectors of 32 bytes a request; the 16 that an old profiler showed for it
// on Pascal are units of eight bytes.
// https://www.e-learn.cn/topic/4077873
extern "C" __global__ void plain_copy(const float* in, float* out, int n) {
#pragma unroll 1
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        const float value = in[i];
        out[i] = value;
    }
}
