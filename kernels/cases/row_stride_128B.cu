// bc03: a tile of an 8-bit attention kernel, rows of 128 bytes; lane l reads 32-bit word l % 4 of row l / 4. Sixteen bytes
// of padding per row make it conflict-free.
// Reported at https://github.com/kekzl/imp/pull/484

template <int PITCH>
__device__ void read_rows(const unsigned* in, unsigned* out) {
    __shared__ __align__(16) unsigned char tile[8 * PITCH];
    const int lane = threadIdx.x;
    for (int i = lane; i < 8 * PITCH / 4; i += 32) reinterpret_cast<unsigned*>(tile)[i] = in[i];
    __syncthreads();
    const unsigned char* row = tile + (lane >> 2) * PITCH;
    const unsigned value = *reinterpret_cast<const unsigned*>(row + (lane & 3) * 4);
    out[lane] = value;
}

extern "C" __global__ void row_pitch128(const unsigned* in, unsigned* out) { read_rows<128>(in, out); }
extern "C" __global__ void row_pitch144(const unsigned* in, unsigned* out) { read_rows<144>(in, out); }
