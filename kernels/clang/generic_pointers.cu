// Pointers that may point anywhere: global, shared, local, and constant memory behind one type.

__device__ __noinline__ int sum(const int* p, int n) {
    int s = 0;
    for (int k = 0; k < n; ++k) s = s * 3 + p[k];
    return s;
}
__constant__ int fixed[4] = {5, 6, 7, 8};

extern "C" __global__ void anywhere(const int* in, int* out) {
    __shared__ int near[64];
    int t = threadIdx.x, own[4];
    near[t] = in[t] + 1;
    for (int k = 0; k < 4; ++k) own[k] = in[(t + k) & 63] - k;
    __syncthreads();
    const int* p = t % 4 == 0 ? &in[t] : t % 4 == 1 ? &near[t & 60] : t % 4 == 2 ? own : fixed;
    out[t] = sum(p, 4) + (int)__isShared(p) * 1000 + (int)__isLocal(p) * 2000;
}

__device__ __noinline__ void swap(int* a, int* b) {
    int t = *a;
    *a = *b;
    *b = t;
}

extern "C" __global__ void swaps(int* data) {
    __shared__ int near[32];
    int t = threadIdx.x, own = t * 100;
    near[t] = -t;
    swap(&near[t], &data[t]);
    swap(&own, &near[t]);
    swap(&own, &data[32 + t]);
    data[64 + t] = near[t] + own;
}
