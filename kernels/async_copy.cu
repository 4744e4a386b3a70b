// Copies from global to shared memory that run beside the computation (cp.async).
//
//   async_stages     a pipeline of four stages: while one tile is summed, three are on their way
//   async_forgotten  the same, but each wait is for one group too few: every tile is read before it is there
//   async_tail       whole 16-byte copies with the end of the data cut off: what is behind it becomes zeros

#include <cuda_pipeline.h>

constexpr int STAGES = 4;
constexpr int THREADS = 128;

template <int LEFT> __device__ void sums(const float4* in, float* out, int tiles) {
    __shared__ float4 stage[STAGES][THREADS];
    const int t = threadIdx.x;
    const float4* mine = in + static_cast<size_t>(blockIdx.x) * tiles * THREADS + t;
    for (int s = 0; s < STAGES; s++) {
        stage[s][t] = make_float4(1000.0f, 0.0f, 0.0f, 0.0f);
    }
    for (int s = 0; s < STAGES - 1; s++) {
        if (s < tiles) __pipeline_memcpy_async(&stage[s][t], mine + s * THREADS, 16);
        __pipeline_commit();
    }
    float sum = 0.0f;
    for (int tile = 0; tile < tiles; tile++) {
        const int ahead = tile + STAGES - 1;
        if (ahead < tiles) __pipeline_memcpy_async(&stage[ahead % STAGES][t], mine + ahead * THREADS, 16);
        __pipeline_commit();
        __pipeline_wait_prior(LEFT);
        const float4 v = stage[tile % STAGES][t];
        sum += v.x + v.y + v.z + v.w;
    }
    out[blockIdx.x * THREADS + t] = sum;
}

extern "C" __global__ void async_stages(const float4* in, float* out, int tiles) {
    sums<STAGES - 1>(in, out, tiles);
}

extern "C" __global__ void async_forgotten(const float4* in, float* out, int tiles) {
    sums<STAGES>(in, out, tiles);
}

extern "C" __global__ void async_tail(const float* in, float* out, int n) {
    __shared__ float4 tile[THREADS];
    const int t = threadIdx.x;
    const int left = n - 4 * t;
    const int bytes = left >= 4 ? 16 : left > 0 ? 4 * left : 0;
    __pipeline_memcpy_async(&tile[t], in + (bytes > 0 ? 4 * t : 0), 16, 16 - bytes);
    __pipeline_commit();
    __pipeline_wait_prior(0);
    __syncthreads();
    reinterpret_cast<float4*>(out)[t] = tile[t];
}
