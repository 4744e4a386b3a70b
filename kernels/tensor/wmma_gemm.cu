// C = A * B in half precision through nvcuda::wmma: each block of four warps makes 32 x 32 of C, each warp 16 x 16, from
// tiles in shared memory. A is m x k, B is k x n, C is m x n, all by rows; m and n are multiples of 32, k of 16.

#include <mma.h>

using namespace nvcuda;

constexpr int TILE = 32, STEP = 16, PAD = 8;

extern "C" __global__ void wmma_gemm(int n, int k, const half* a, const half* b, float* c) {
    __shared__ __align__(32) half a_tile[TILE][STEP + PAD];
    __shared__ __align__(32) half b_tile[STEP][TILE + PAD];
    const int warp = threadIdx.x / 32, row = warp / 2 * 16, column = warp % 2 * 16;
    wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> left;
    wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> right;
    wmma::fragment<wmma::accumulator, 16, 16, 16, float> sums;
    wmma::fill_fragment(sums, 0.0f);
    for (int step = 0; step < k; step += STEP) {
        for (int i = threadIdx.x; i < TILE * STEP; i += blockDim.x) {
            a_tile[i / STEP][i % STEP] = a[(blockIdx.y * TILE + i / STEP) * k + step + i % STEP];
            b_tile[i / TILE][i % TILE] = b[(step + i / TILE) * n + blockIdx.x * TILE + i % TILE];
        }
        __syncthreads();
        wmma::load_matrix_sync(left, &a_tile[row][0], STEP + PAD);
        wmma::load_matrix_sync(right, &b_tile[0][column], TILE + PAD);
        wmma::mma_sync(sums, left, right, sums);
        __syncthreads();
    }
    for (int i = 0; i < sums.num_elements; i++) sums.x[i] = 2.0f * sums.x[i];
    wmma::store_matrix_sync(c + (blockIdx.y * TILE + row) * n + blockIdx.x * TILE + column, sums, n, wmma::mem_row_major);
}

// The same for whole numbers of 8 bits, straight from global memory, and the result by columns.
extern "C" __global__ void wmma_bytes(int m, int n, int k, const signed char* a, const signed char* b, int* c) {
    wmma::fragment<wmma::matrix_a, 16, 16, 16, signed char, wmma::row_major> left;
    wmma::fragment<wmma::matrix_b, 16, 16, 16, signed char, wmma::col_major> right;
    wmma::fragment<wmma::accumulator, 16, 16, 16, int> sums;
    wmma::fill_fragment(sums, 7);
    for (int step = 0; step < k; step += 16) {
        wmma::load_matrix_sync(left, a + blockIdx.y * 16 * k + step, k);
        wmma::load_matrix_sync(right, b + blockIdx.x * 16 * k + step, k);
        wmma::mma_sync(sums, left, right, sums);
    }
    wmma::store_matrix_sync(c + blockIdx.x * 16 * m + blockIdx.y * 16, sums, m, wmma::mem_col_major);
}
