// Patterns of shared-memory access from public reports, one warp each unless said otherwise. Every kernel fills its shared
// array from `in` first, without conflicts; the pattern is the one marked read or store.

// ---- single pattern reads ----

// bc02: float4 reads 128 bytes apart: each phase of eight lanes asks the same four banks for eight words: 32 wavefronts in
// all, not 128, since a lane's four words are served together.
// https://forums.developer.nvidia.com/t/shared-memory-bank-conflict-reordering/339143
extern "C" __global__ void vector_one_bank_group(const float4* in, float* out) {
    __shared__ float4 rows[32 * 8];
    for (int i = threadIdx.x; i < 32 * 8; i += 32) rows[i] = in[i];
    __syncthreads();
    const float4 value = rows[threadIdx.x * 8];
    out[threadIdx.x] = value.x + value.y + value.z + value.w;
}

// bc10, bc11: lane l reads word pitch * l, a column of a tile with that pitch: gcd(pitch, 32) ways.
// https://github.com/NVlabs/cuda-oxide/pull/544 and https://github.com/halo-box/llama.cpp/pull/14
extern "C" __global__ void column(const float* in, float* out, int pitch) {
    __shared__ float tile[32 * 64];
    for (int i = threadIdx.x; i < 32 * 64; i += 32) tile[i] = in[i];
    __syncthreads();
    const float value = tile[threadIdx.x * pitch];
    out[threadIdx.x] = value;
}

// bc10: a column of a tile of pitch 32 under the swizzle <bits, 0, 5>: the word index is XORed with `bits` bits of the row.
extern "C" __global__ void column_swizzled(const float* in, float* out, int bits) {
    __shared__ float tile[32 * 32];
    for (int i = threadIdx.x; i < 32 * 32; i += 32) tile[i] = in[i];
    __syncthreads();
    const int logical = threadIdx.x * 32;
    const float value = tile[logical ^ (logical >> 5 & (1 << bits) - 1)];
    out[threadIdx.x] = value;
}

// bc12: lanes are numbered with x fastest; in a block of 8 x 4 both index orders are a permutation of 32 words.
// https://stackoverflow.org.cn/questions/26513698
extern "C" __global__ void small_block_by_rows(const int* in, int* out) {
    __shared__ int words[32];
    const int lane = threadIdx.y * 8 + threadIdx.x;
    words[lane] = in[lane];
    __syncthreads();
    const int value = words[threadIdx.y * 8 + threadIdx.x];
    out[lane] = value;
}

extern "C" __global__ void small_block_by_columns(const int* in, int* out) {
    __shared__ int words[32];
    const int lane = threadIdx.y * 8 + threadIdx.x;
    words[lane] = in[lane];
    __syncthreads();
    const int value = words[threadIdx.x * 4 + threadIdx.y];
    out[lane] = value;
}

// bc13: 16-byte reads of which neighbouring lanes share each one (`shift` 1), or none (`shift` 0). Volta and Turing are
// said to pack such pairs; counted by phases of eight lanes, both take four wavefronts.
// https://forums.developer.nvidia.com/t/unexpected-shared-memory-bank-conflict/77228
extern "C" __global__ void vector_pairs(const float4* in, float* out, int shift) {
    __shared__ float4 rows[32];
    rows[threadIdx.x] = in[threadIdx.x];
    __syncthreads();
    const float4 value = rows[threadIdx.x >> shift];
    out[threadIdx.x] = value.x + value.y + value.z + value.w;
}

// bc14: 16-byte reads from a tile of halves, lane l in row l % 8, chunk l / 8. A pitch of 256 bytes puts the rows of a
// phase in one group of banks; eight halves of padding (272 bytes) spread them and keep the chunks aligned.
// https://github.com/kekzl/imp/pull/484
extern "C" __global__ void half_tile(const uint4* in, unsigned* out, int pitch_chunks) {
    __shared__ uint4 tile[8 * 17];
    for (int i = threadIdx.x; i < 8 * 17; i += 32) tile[i] = in[i];
    __syncthreads();
    const uint4 value = tile[threadIdx.x % 8 * pitch_chunks + threadIdx.x / 8];
    out[threadIdx.x] = value.x ^ value.y ^ value.z ^ value.w;
}

// ---- doubles ----

// bc06: 16 x 16 doubles with `pad` doubles per row, block (16, 16). Eight-byte accesses are served by half warps, so that
// two wavefronts are the ideal with and without padding.
// https://forums.developer.nvidia.com/t/non-ideal-shared-memory-transactions/36664
extern "C" __global__ void double_tile(const double* in, double* out, int pad) {
    __shared__ double tile[16 * 18];
    const int i = threadIdx.x + threadIdx.y * 16;
    tile[threadIdx.x + threadIdx.y * (16 + pad)] = in[i];
    __syncthreads();
    const double value = tile[threadIdx.x + threadIdx.y * (16 + pad)];
    out[i] = value;
}

// bc07: 8 x 8 doubles stepped along the slow index, block 64: one double of padding halves the conflict, two end it.
// https://github.com/ExtremeFLOW/neko/issues/549
extern "C" __global__ void double_slow_index(const double* in, double* out, int pitch) {
    __shared__ double tile[8 * 10];
    for (int i = threadIdx.x; i < 8 * 10; i += 64) tile[i] = in[i];
    __syncthreads();
    const double value = tile[threadIdx.x % 8 * pitch + threadIdx.x / 8];
    out[threadIdx.x] = value;
}

// ---- stores ----

// bc09: staging a tile of A transposed, 128 x 8, 256 threads with four stores each: two lanes in every bank.
// https://github.com/siboehm/SGEMM_CUDA/issues/8
extern "C" __global__ void stage_transposed(const float4* in, float* out) {
    __shared__ float tile[8 * 128];
    const int t = threadIdx.x;
    const float4 four = in[t];
    tile[(t % 2 * 4 + 0) * 128 + t / 2] = four.x;
    tile[(t % 2 * 4 + 1) * 128 + t / 2] = four.y;
    tile[(t % 2 * 4 + 2) * 128 + t / 2] = four.z;
    tile[(t % 2 * 4 + 3) * 128 + t / 2] = four.w;
    __syncthreads();
    for (int i = t; i < 8 * 128; i += 256) out[i] = tile[i];
}
