// Sum of an array, one partial sum per block, in steps that each remove one cost. Blocks have 256 threads.
//
//   reduce_divergent      thread t works when t is a multiple of 2s: few lanes of every warp stay active
//   reduce_strided        threads stay packed, their elements do not: 2s words apart, up to 8-way bank conflicts here
//   reduce_sequential     the upper half is added to the lower half: packed and conflict-free
//   reduce_first_add      each thread adds two elements while loading: half the blocks
//   reduce_last_warp      the last 64 elements by one warp with shuffles: no barriers at the end
//   reduce_volatile_warp  the same by the older route, volatile shared memory with __syncwarp between the steps
//   reduce_grid_stride    grid-stride loads, shuffles inside each warp, one atomic per block: a single launch for any size

constexpr int BLOCK = 256;

extern "C" __global__ void reduce_divergent(const float* in, float* out) {
    __shared__ float s_data[BLOCK];
    const unsigned t = threadIdx.x;
    s_data[t] = in[blockIdx.x * BLOCK + t];
    __syncthreads();
#pragma unroll 1
    for (unsigned s = 1; s < BLOCK; s *= 2) {
        if (t % (2 * s) == 0) {
            const float other = s_data[t + s];
            s_data[t] += other;
        }
        __syncthreads();
    }
    if (t == 0) out[blockIdx.x] = s_data[0];
}

extern "C" __global__ void reduce_strided(const float* in, float* out) {
    __shared__ float s_data[BLOCK];
    const unsigned t = threadIdx.x;
    s_data[t] = in[blockIdx.x * BLOCK + t];
    __syncthreads();
#pragma unroll 1
    for (unsigned s = 1; s < BLOCK; s *= 2) {
        const unsigned i = 2 * s * t;
        if (i < BLOCK) {
            const float other = s_data[i + s];
            s_data[i] += other;
        }
        __syncthreads();
    }
    if (t == 0) out[blockIdx.x] = s_data[0];
}

extern "C" __global__ void reduce_sequential(const float* in, float* out) {
    __shared__ float s_data[BLOCK];
    const unsigned t = threadIdx.x;
    s_data[t] = in[blockIdx.x * BLOCK + t];
    __syncthreads();
#pragma unroll 1
    for (unsigned s = BLOCK / 2; s > 0; s /= 2) {
        if (t < s) {
            const float other = s_data[t + s];
            s_data[t] += other;
        }
        __syncthreads();
    }
    if (t == 0) out[blockIdx.x] = s_data[0];
}

extern "C" __global__ void reduce_first_add(const float* in, float* out) {
    __shared__ float s_data[BLOCK];
    const unsigned t = threadIdx.x;
    const unsigned i = blockIdx.x * BLOCK * 2 + t;
    s_data[t] = in[i] + in[i + BLOCK];
    __syncthreads();
#pragma unroll 1
    for (unsigned s = BLOCK / 2; s > 0; s /= 2) {
        if (t < s) {
            const float other = s_data[t + s];
            s_data[t] += other;
        }
        __syncthreads();
    }
    if (t == 0) out[blockIdx.x] = s_data[0];
}

// The sum over a warp, in lane 0.
__device__ float warp_sum(float value) {
    for (int step = 16; step > 0; step /= 2) value += __shfl_down_sync(0xffffffffu, value, step);
    return value;
}

extern "C" __global__ void reduce_last_warp(const float* in, float* out) {
    __shared__ float s_data[BLOCK];
    const unsigned t = threadIdx.x;
    const unsigned i = blockIdx.x * BLOCK * 2 + t;
    s_data[t] = in[i] + in[i + BLOCK];
    __syncthreads();
    for (unsigned s = BLOCK / 2; s >= 64; s /= 2) {
        if (t < s) s_data[t] += s_data[t + s];
        __syncthreads();
    }
    if (t < 32) {
        const float sum = warp_sum(s_data[t] + s_data[t + 32]);
        if (t == 0) out[blockIdx.x] = sum;
    }
}

extern "C" __global__ void reduce_volatile_warp(const float* in, float* out) {
    __shared__ float s_data[BLOCK];
    const unsigned t = threadIdx.x;
    const unsigned i = blockIdx.x * BLOCK * 2 + t;
    s_data[t] = in[i] + in[i + BLOCK];
    __syncthreads();
    for (unsigned s = BLOCK / 2; s >= 64; s /= 2) {
        if (t < s) s_data[t] += s_data[t + s];
        __syncthreads();
    }
    if (t < 32) {
        // `volatile` keeps the values out of registers, __syncwarp keeps the lanes in step: since Volta lanes of one
        // warp may run apart, so both are needed, and reading comes before writing in each step.
        volatile float* v_data = s_data;
        float sum = v_data[t];
        for (unsigned s = 32; s > 0; s /= 2) {
            sum += v_data[t + s];
            __syncwarp();
            v_data[t] = sum;
            __syncwarp();
        }
        if (t == 0) out[blockIdx.x] = sum;
    }
}

extern "C" __global__ void reduce_grid_stride(const float* in, float* out, int n) {
    __shared__ float warp_sums[BLOCK / 32];
    float sum = 0.0f;
#pragma unroll 1
    for (int i = blockIdx.x * BLOCK + threadIdx.x; i < n; i += gridDim.x * BLOCK) {
        const float value = in[i];
        sum += value;
    }
    sum = warp_sum(sum);
    if (threadIdx.x % 32 == 0) warp_sums[threadIdx.x / 32] = sum;
    __syncthreads();
    if (threadIdx.x < 32) {
        sum = warp_sum(threadIdx.x < BLOCK / 32 ? warp_sums[threadIdx.x] : 0.0f);
        if (threadIdx.x == 0) atomicAdd(out, sum);
    }
}
