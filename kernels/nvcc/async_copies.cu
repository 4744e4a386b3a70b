// Copies from global to shared memory that run beside the warp: a pipeline of two stages, and a copy with zeros behind it.
#include <cuda_pipeline.h>

extern "C" __global__ void two_stages(const float4* in, float* out, int tiles) {
    __shared__ float4 stage[2][64];
    int t = threadIdx.x;
    __pipeline_memcpy_async(&stage[0][t], &in[t], sizeof(float4));
    __pipeline_commit();
    float sum = 0;
    for (int k = 0; k < tiles; ++k) {
        if (k + 1 < tiles) __pipeline_memcpy_async(&stage[(k + 1) & 1][t], &in[(k + 1) * 64 + t], sizeof(float4));
        __pipeline_commit();
        __pipeline_wait_prior(1);
        __syncthreads();
        float4 q = stage[k & 1][63 - t];
        sum += q.x + 2 * q.y + 3 * q.z + 4 * q.w;
        __syncthreads();
    }
    out[t] = sum;
}

extern "C" __global__ void with_zeros(const int* in, int* out) {
    __shared__ int cell[128];
    int t = threadIdx.x;
    __pipeline_memcpy_async(&cell[t], &in[t], 4, t % 3 == 0 ? 4 : 0);
    __pipeline_commit();
    __pipeline_wait_prior(0);
    __syncthreads();
    out[t] = cell[127 - t];
}
