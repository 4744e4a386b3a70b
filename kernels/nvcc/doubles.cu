// Double precision: division, roots, fused operations with directed rounding, functions of the mathematical library.
#ifndef __CUDACC_RTC__
#include <math.h>
#endif

extern "C" __global__ void rounding(const double* a, const double* b, double* out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    double x = a[i], y = b[i];
    out[i] = __dadd_ru(x, y) - __dadd_rd(x, y);
    out[n + i] = __dmul_rz(x, y);
    out[2 * n + i] = __fma_rd(x, y, 1.0);
    out[3 * n + i] = __ddiv_ru(x, y);
    out[4 * n + i] = __dsqrt_rd(x * x + 1.0);
    out[5 * n + i] = x / y;
    out[6 * n + i] = 1.0 / y;
    out[7 * n + i] = (double)__double2int_rd(x * 1e6) + (double)__double2ll_rz(y * 1e12) + (float)x;
}

extern "C" __global__ void functions(const double* a, double* out, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    double x = a[i];
    out[i] = sin(x) + cos(x * 100.0);
    out[n + i] = exp(x * 5.0);
    out[2 * n + i] = log(fabs(x) + 0.25);
    out[3 * n + i] = pow(fabs(x) + 0.5, x * 3.0);
    out[4 * n + i] = tanh(x) + atan(x * 4.0);
    out[5 * n + i] = erf(x) + tgamma(fabs(x) + 1.0);
    out[6 * n + i] = rsqrt(fabs(x) + 0.1) + cbrt(x);
    out[7 * n + i] = floor(x * 10.0) + rint(x * 7.0) + trunc(x * 3.0) + fmod(x, 0.125);
    out[8 * n + i] = ldexp(x, 5) + (double)ilogb(x + 2.0) + copysign(1.0, x) + fmax(x, 0.0) + remainder(x, 0.3);
}
