// Dense switches, sparse ones, and fall-through: jump tables or chains of comparisons.

extern "C" __global__ void dense(const int* in, int* out) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, x = in[i];
    switch (x & 15) {
        case 0: x = x * 3 + 1; break;
        case 1: x = x ^ 0x5555; break;
        case 2: x = x / 7; break;
        case 3: x = -x; break;
        case 4: x = x << 3; break;
        case 5: x = __popc(x); break;
        case 6: x = x % 100;  // on purpose
        case 7: x = x + 1000; break;
        case 8: x = ~x; break;
        case 9: x = x >> 5; break;
        case 10: x = x * x; break;
        case 11: x = __clz(x); break;
        case 12: x = x & 0xff00ff; break;
        default: x = 77;
    }
    out[i] = x;
}

extern "C" __global__ void interpreter(const unsigned char* code, int* out, int steps) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, a = i, b = 1, at = i & 7;
    for (int step = 0; step < steps; ++step) {
        switch (code[at & 63]) {
            case 0: a += b; break;
            case 1: b = a - b; break;
            case 2: a ^= b << 2; break;
            case 3: at += a & 3; break;
            case 4: b = b * 5 + 1; break;
            case 5: { int t = a; a = b; b = t; } break;
            case 100: a -= 1000; break;
            case 200: b |= 1; break;
        }
        ++at;
    }
    out[i] = a * 31 + b;
}
