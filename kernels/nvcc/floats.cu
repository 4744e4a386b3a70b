// Single precision: exact functions, the fast ones, directed rounding, conversions.
#ifndef __CUDACC_RTC__
#include <math.h>
#endif

extern "C" __global__ void exact(const float* a, float* out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float x = a[i];
    out[i] = sinf(x * 20.0f);
    out[n + i] = expf(x) + exp2f(x) + exp10f(x);
    out[2 * n + i] = logf(fabsf(x) + 0.5f) + log2f(fabsf(x) + 1.0f) + log1pf(x * 0.5f);
    out[3 * n + i] = powf(fabsf(x) + 0.1f, 2.5f);
    out[4 * n + i] = tanhf(x) + atan2f(x, 0.3f) + asinf(x);
    out[5 * n + i] = x / 3.7f + sqrtf(fabsf(x)) + rsqrtf(fabsf(x) + 0.2f);
    out[6 * n + i] = erff(x) + cbrtf(x) + hypotf(x, 2.0f);
    out[7 * n + i] = sinf(x * 1.0e6f);
    out[8 * n + i] = roundf(x * 10.0f) + ceilf(x * 3.0f) + nearbyintf(x * 5.0f) + fmodf(x, 0.3f);
}

extern "C" __global__ void fast(const float* a, float* out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float x = a[i];
    out[i] = __sinf(x) + __cosf(x);
    out[n + i] = __expf(x) + __exp10f(x);
    out[2 * n + i] = __logf(fabsf(x) + 0.5f) + __log2f(fabsf(x) + 2.0f);
    out[3 * n + i] = __fdividef(x, 3.7f) + __powf(fabsf(x) + 0.1f, 2.5f);
    out[4 * n + i] = __saturatef(x * 2.0f) + __tanf(x);
}

// clang 19's own function rounds to nearest.
#ifdef __clang__
__device__ float towards_zero(int x) {
    float r;
    asm("cvt.rz.f32.s32 %0, %1;" : "=f"(r) : "r"(x));
    return r;
}
#else
#define towards_zero __int2float_rz
#endif

extern "C" __global__ void directed(const float* a, const float* b, float* out, int* whole, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    float x = a[i], y = b[i];
    out[i] = __fadd_ru(x, y) - __fadd_rd(x, y);
    out[n + i] = __fmul_rz(x, y);
    out[2 * n + i] = __fmaf_ru(x, y, 0.1f);
    out[3 * n + i] = __fdiv_rd(x, y);
    out[4 * n + i] = __fsqrt_ru(x * x + y * y);
    out[5 * n + i] = __frcp_rn(y);
    whole[i] = __float2int_ru(x * 1000.0f) + 7 * __float2int_rd(y * 1000.0f) + (int)__float2uint_rn(fabsf(x) * 100.0f);
    whole[n + i] = __float_as_int(x) ^ __float_as_int(towards_zero(whole[i] * 12345));
}
