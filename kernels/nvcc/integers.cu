// Integers of all widths: 64-bit and 128-bit products and quotients, dot products of bytes, permutations, shifts, carries.

extern "C" __global__ void wide(const long long* a, const long long* b, long long* out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    long long x = a[i], y = b[i] | 1;
    unsigned long long u = x, v = y;
    long long r = x / y + x % y;
    r ^= (long long)(u / v + u % v);
    r += __mul64hi(x, y) ^ (long long)__umul64hi(u, v);
    unsigned __int128 p = (unsigned __int128)u * v + u;
    r ^= (long long)(p >> 64) + (long long)(p >> 17);
    r += (x >> (y & 63)) ^ (long long)(u >> (v & 31)) ^ (x << (v & 7));
    r ^= __clzll(x) + 64 * __popcll(x) + 128 * __ffsll(x) + (long long)__brevll(u);
    out[i] = r;
}

extern "C" __global__ void narrow(const int* a, const int* b, int* out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    int x = a[i], y = b[i];
    unsigned u = x, v = y;
    int r = __dp4a(x, y, 5) ^ (int)__dp4a(u, v, 7u);
    r += __dp2a_lo(x, y, 1) ^ __dp2a_hi(x, y, 2);
    r ^= (int)__byte_perm(u, v, 0x3715);
    r += (int)__funnelshift_l(u, v, x & 31) ^ (int)__funnelshift_rc(u, v, y & 63);
    r ^= __mulhi(x, y) + (int)__umulhi(u, v);
    r += __mul24(x, y) ^ (int)__umul24(u, v);
    r ^= (int)__sad(x, y, 9u) + (int)__usad(u, v, 3u);
    r += __hadd(x, y) ^ __rhadd(x, y) ^ (int)__uhadd(u, v);
    r ^= (short)x * (short)y + (signed char)x / (((signed char)y) | 1);
    r += (int)((unsigned short)x >> (y & 15)) + x / ((y >> 16) | 1) + (int)(u % (v | 1));
    r ^= max(x, y) - min(u, v) + abs(x >> 1);
    out[i] = r;
}

extern "C" __global__ void simd_words(const unsigned* a, const unsigned* b, unsigned* out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    unsigned x = a[i], y = b[i];
    unsigned r = __vadd4(x, y) ^ __vsub2(x, y);
    r += __vabsdiffu4(x, y) ^ __vmaxs2(x, y) ^ __vminu4(x, y);
    r ^= __vaddss2(x, y) + __vaddus4(x, y) + __vsubus4(x, y);
    r += __vcmpgtu4(x, y) ^ __vcmpeq2(x, y) ^ __vavgu4(x, y) ^ __vsads4(x, y);
    r ^= __vnegss2(x) + __vabs4(y) + __vhaddu2(x, y);
    out[i] = r;
}
