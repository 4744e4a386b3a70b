// Without CUDA's headers: structures passed and returned by value between functions that stay functions, a switch, local arrays.
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))

struct Matrix {
    int m[3][3];
};
struct Mixed {
    char c;
    double d;
    short s[3];
    long long l;
};

__device__ __attribute__((noinline)) Matrix multiply(Matrix a, const Matrix& b) {
    Matrix r = {};
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j)
            for (int k = 0; k < 3; ++k) r.m[i][j] += a.m[i][k] * b.m[k][j];
    return r;
}

__device__ __attribute__((noinline)) Mixed change(Mixed x, int by) {
    x.c += by;
    x.d *= by;
    x.s[by % 3] = x.s[(by + 1) % 3] - 1;
    x.l ^= (long long)by << 40;
    return x;
}

extern "C" __global__ void powers(Matrix base, int* out) {
    int i = __nvvm_read_ptx_sreg_tid_x();
    Matrix r = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
    for (int n = i % 8; n; n >>= 1) {
        if (n & 1) r = multiply(r, base);
        base = multiply(base, base);
    }
    for (int k = 0; k < 9; ++k) out[i * 9 + k] = (&r.m[0][0])[k];
}

extern "C" __global__ void mixed(Mixed start, long long* out) {
    int i = __nvvm_read_ptx_sreg_tid_x();
    Mixed x = change(change(start, i % 5 + 1), 2);
    out[i] = x.c + (long long)x.d + x.s[0] + 10 * x.s[1] + 100 * x.s[2] + x.l;
}

extern "C" __global__ void digits(const unsigned* in, int* out, int radix) {
    int i = __nvvm_read_ptx_sreg_tid_x(), digit[32], n = 0;
    for (unsigned x = in[i]; x && n < 32; x /= radix) digit[n++] = x % radix;
    int sum = 0;
    for (int k = 0; k < n; ++k) sum += digit[(k * 5) % n] * (k + 1);
    out[i] = sum;
}
