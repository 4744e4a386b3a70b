// The shared-memory side of a bfloat16 matrix product with blocks of 128 x 128 results, 64 deep, eight warps of 32 x 64
// results: tiles are staged with 16-byte stores and read with ldmatrix. The products themselves are left out; what is
// loaded goes into a checksum.
//
// Rows of A's tile are 128 bytes long, rows of B's 256. The eight rows of an 8 x 8 matrix then begin in the same bank, and
// each matrix costs eight wavefronts instead of one. Exchanging the 16-byte chunks of each row by its number modulo 8
// spreads them over all banks, without padding.

constexpr int BM = 128, BN = 128, BK = 64;
constexpr int CHUNKS_A = BK / 8;  // 16-byte chunks, of eight elements, in a row
constexpr int CHUNKS_B = BN / 8;

template <bool SWIZZLE>
__device__ int place(int row, int chunk) {
    return SWIZZLE ? chunk ^ (row % 8) : chunk;
}

__device__ void ldmatrix_x4(unsigned (&r)[4], const uint4* row) {
    const unsigned address = (unsigned)__cvta_generic_to_shared(row);
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];" : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3]) : "r"(address) : "memory");
}

__device__ void ldmatrix_x2_trans(unsigned (&r)[2], const uint4* row) {
    const unsigned address = (unsigned)__cvta_generic_to_shared(row);
    asm volatile("ldmatrix.sync.aligned.m8n8.x2.trans.shared.b16 {%0, %1}, [%2];" : "=r"(r[0]), "=r"(r[1]) : "r"(address) : "memory");
}

// A is (gridDim.y * 128) x (k_tiles * 64), B is (k_tiles * 64) x (gridDim.x * 128), both in 16-byte chunks; 256 threads.
template <bool SWIZZLE>
__device__ void stage_and_load(const uint4* a, const uint4* b, unsigned* checksums, int k_tiles) {
    __shared__ uint4 a_tile[BM * CHUNKS_A];
    __shared__ uint4 b_tile[BK * CHUNKS_B];
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const int warp_row = warp / 2 * 32, warp_chunk = warp % 2 * 8;
    const int pitch_a = k_tiles * CHUNKS_A, pitch_b = gridDim.x * CHUNKS_B;

    unsigned checksum = 0;
#pragma unroll 1
    for (int tile = 0; tile < k_tiles; ++tile) {
        for (int e = threadIdx.x; e < BM * CHUNKS_A; e += 256) {
            const int row = e / CHUNKS_A, chunk = e % CHUNKS_A;
            const uint4 eight = a[(blockIdx.y * BM + row) * pitch_a + tile * CHUNKS_A + chunk];
            a_tile[row * CHUNKS_A + place<SWIZZLE>(row, chunk)] = make_uint4(eight.x, eight.y, eight.z, eight.w);
        }
        for (int e = threadIdx.x; e < BK * CHUNKS_B; e += 256) {
            const int row = e / CHUNKS_B, chunk = e % CHUNKS_B;
            const uint4 eight = b[(tile * BK + row) * pitch_b + blockIdx.x * CHUNKS_B + chunk];
            b_tile[row * CHUNKS_B + place<SWIZZLE>(row, chunk)] = make_uint4(eight.x, eight.y, eight.z, eight.w);
        }
        __syncthreads();
#pragma unroll 1
        for (int step = 0; step < 4; ++step) {
            // 32 rows of A, 16 elements of each: two times four matrices.
            for (int half = 0; half < 2; ++half) {
                const int row = warp_row + half * 16 + lane % 16;
                unsigned r[4];
                ldmatrix_x4(r, &a_tile[row * CHUNKS_A + place<SWIZZLE>(row, step * 2 + lane / 16)]);
                for (int i = 0; i < 4; ++i) checksum = checksum * 31 + r[i];
            }
            // 16 rows of B, 64 elements of each: eight times two matrices. Lanes 16 to 31 give no addresses.
            for (int column = 0; column < 8; ++column) {
                const int row = step * 16 + lane % 16;
                unsigned r[2];
                ldmatrix_x2_trans(r, &b_tile[row * CHUNKS_B + place<SWIZZLE>(row, warp_chunk + column)]);
                for (int i = 0; i < 2; ++i) checksum = checksum * 31 + r[i];
            }
        }
        __syncthreads();
    }
    checksums[(blockIdx.y * gridDim.x + blockIdx.x) * 256 + threadIdx.x] = checksum;
}

extern "C" __global__ void __launch_bounds__(256) ldmatrix_by_rows(const uint4* a, const uint4* b, unsigned* checksums, int k_tiles) {
    stage_and_load<false>(a, b, checksums, k_tiles);
}

extern "C" __global__ void __launch_bounds__(256) ldmatrix_swizzled(const uint4* a, const uint4* b, unsigned* checksums, int k_tiles) {
    stage_and_load<true>(a, b, checksums, k_tiles);
}
