// Accesses that are faults.

// al01: 16-byte reads from a tile of floats whose rows are no multiple of four floats long. Odd rows begin off a 16-byte
// boundary. Block (1, 8).
// Reported at https://github.com/AyakaGEMM/Hands-on-GEMM/issues/11
extern "C" __global__ void smem_v4_pitch66(const float* in, float4* out) {
    __shared__ __align__(16) float tile[8 * 66];
    for (int i = threadIdx.y; i < 8 * 66; i += 8) tile[i] = in[i];
    __syncthreads();
    const float4 four = *reinterpret_cast<const float4*>(&tile[threadIdx.y * 66 + 8]);
    out[threadIdx.y] = four;
}

// Two halves as one word from an odd half on.
extern "C" __global__ void half_pair_odd(const unsigned short* in, unsigned* out) {
    if (threadIdx.x == 0) out[0] = *reinterpret_cast<const unsigned*>(in + 1);
}

// al04: 16-byte reads over n bytes with n no multiple of 16: the last one runs past the buffer. Real hardware allocates
// more than was asked for and says nothing.
// Reported at https://github.com/NVIDIA/nccl/issues/265
extern "C" __global__ void tail_over_read(const uint4* in, uint4* out, int n) {
    const int t = threadIdx.x;
    if (t < (n + 15) / 16) out[t] = in[t];
}

// cn05: three bytes of one constant array and then 32-bit elements of another, packed without padding.
// Reported at https://github.com/numba/numba/pull/3382
__constant__ unsigned char packed[16] = {1, 2, 3, 4, 0, 0, 0, 5, 0, 0, 0, 6, 0, 0, 0, 0};

extern "C" __global__ void constant_packed(unsigned* out, int element) {
    out[threadIdx.x] = *reinterpret_cast<const unsigned*>(&packed[3 + 4 * element]);
}
