// co02: each thread hashes the 32 bytes that begin at its own index. A warp's 32 bytes are one sector when they begin on
// one, two otherwise: 63 sectors in 32 requests.
// Reported at https://forums.developer.nvidia.com/t/memory-access-should-be-coalesced-but-is-not/74238

extern "C" __global__ void char_window(const char* text, unsigned long long* out) {
    const int t = threadIdx.x + blockIdx.x * blockDim.x;
    unsigned long long hash = 0;
#pragma unroll 1
    for (int k = 0; k < 32; ++k) {
        const unsigned char value = text[t + k];
        hash = hash * 31 + value;
    }
    out[t] = hash;
}
