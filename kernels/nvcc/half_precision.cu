// 16-bit floats: single and in pairs, fused, compared, converted; bfloat16 beside them.
#include <cuda_bf16.h>
#include <cuda_fp16.h>

extern "C" __global__ void halves(const __half* a, const __half* b, __half* out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    __half x = a[i], y = b[i];
    out[i] = __hfma(x, y, __float2half(0.5f));
    out[n + i] = __hsub(__hadd(x, y), __hmul(x, x));
    out[2 * n + i] = __hgt(x, y) ? __hneg(x) : __habs(y);
    out[3 * n + i] = __hmax(x, y);
    out[4 * n + i] = __float2half_rn(__half2float(x) * 3.0f);
    out[5 * n + i] = __int2half_rn(__half2int_rz(__hmul(x, __float2half(100.0f))));
}

extern "C" __global__ void pairs(const __half2* a, const __half2* b, __half2* out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    __half2 x = a[i], y = b[i];
    __half2 r = __hfma2(x, y, __halves2half2(__low2half(y), __high2half(x)));
    out[i] = __hmin2(__hadd2(r, __lowhigh2highlow(x)), __float2half2_rn(1.5f));
}

extern "C" __global__ void brains(const __nv_bfloat16* a, const __nv_bfloat16* b, __nv_bfloat16* out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    __nv_bfloat16 x = a[i], y = b[i];
    out[i] = __hfma(x, y, x);
    out[n + i] = __hmin(x, y);
    out[2 * n + i] = __float2bfloat16_rn(__bfloat162float(x) * 1.7f);
}
