// Structures by value, unions, bit fields, arrays in structures, alignment.

struct Pixel {
    unsigned char r, g, b, a;
};
struct Flags {
    unsigned low : 3, middle : 11, high : 18;
    int sign : 5;
};
struct __align__(16) Particle {
    float3 position;
    float mass;
    double2 spin;
};
struct Settings {
    char letter;
    int factors[5];
    double bias;
    const int* more;
    short last;
};
union Word {
    float f;
    unsigned u;
    Pixel p;
    unsigned short h[2];
};

extern "C" __global__ void by_value(Settings s, int* out) {
    int i = threadIdx.x;
    out[i] = s.letter + s.factors[i % 5] * i + (int)(s.bias * i) + s.more[i % 3] - s.last;
    s.factors[i % 5] = -i;
    out[i] += s.factors[(i + 1) % 5] + s.factors[i % 5];
}

extern "C" __global__ void unions(const unsigned* in, unsigned* out) {
    int i = threadIdx.x;
    Word w;
    w.u = in[i];
    unsigned sum = w.p.r + 2 * w.p.g + 3 * w.p.b + 4 * w.p.a;
    w.h[1] ^= 0x55aa;
    unsigned mixed = w.u;
    w.f = (float)(in[i] & 0xffff) * 0.25f;
    out[i] = sum * 7 + mixed + w.u;
}

extern "C" __global__ void bit_fields(const unsigned* in, unsigned* out) {
    int i = threadIdx.x;
    Flags f;
    f.low = in[i];
    f.middle = in[i] >> 5;
    f.high = in[i] >> 9;
    f.sign = in[i] >> 3;
    f.middle += f.low;
    f.sign = -f.sign;
    out[i] = f.low + f.middle * 3 + f.high * 5 + (unsigned)(int)f.sign;
}

extern "C" __global__ void particles(Particle* p, int n) {
    int i = threadIdx.x;
    if (i >= n) return;
    Particle q = p[i];
    q.position.x += q.mass;
    q.position.z -= q.position.y;
    q.spin = make_double2(q.spin.y, -q.spin.x);
    p[n - 1 - i + n] = q;
}
