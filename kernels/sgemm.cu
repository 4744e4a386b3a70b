// C = alpha * A * B + beta * C in single precision, seven times, each step mending what the step before paid for.
// All matrices are row-major: A is m x k, B is k x n, C is m x n. Sizes are multiples of the tiles.
//
//   1 sgemm_naive        threadIdx.x walks down the rows: every lane in a row of its own
//   2 sgemm_coalesced    threadIdx.x walks along a row: loads of B and stores of C are whole lines
//   3 sgemm_tiled        tiles of A and B in shared memory: each global element is read once per tile, not once per use
//   4 sgemm_tile_1d      each thread computes 8 results of a column: one shared load of B serves 8 products
//   5 sgemm_tile_2d      each thread computes 8 x 8 results: 16 shared loads serve 64 products
//   6 sgemm_vectorized   as 5 with 16-byte accesses; A's tile is stored transposed so that its column is contiguous
//   7 sgemm_warp_tiled   each warp owns a 32 x 32 part of the block's tile, so that its shared loads are few and broadcast

// ---- 1: one result per thread, row from threadIdx.x ----

extern "C" __global__ void sgemm_naive(int m, int n, int k, float alpha, const float* a, const float* b, float beta, float* c) {
    const int row = blockIdx.x * blockDim.x + threadIdx.x;
    const int col = blockIdx.y * blockDim.y + threadIdx.y;
    if (row >= m || col >= n) return;
    float sum = 0.0f;
#pragma unroll 1
    for (int i = 0; i < k; ++i) {
        const float left = a[row * k + i];   // 32 lanes in 32 rows
        const float right = b[i * n + col];  // the same word for all lanes
        sum += left * right;
    }
    c[row * n + col] = alpha * sum + beta * c[row * n + col];
}

// ---- 2: one result per thread, column from threadIdx.x ----

extern "C" __global__ void sgemm_coalesced(int m, int n, int k, float alpha, const float* a, const float* b, float beta, float* c) {
    const int col = blockIdx.x * blockDim.x + threadIdx.x;
    const int row = blockIdx.y * blockDim.y + threadIdx.y;
    if (row >= m || col >= n) return;
    float sum = 0.0f;
#pragma unroll 1
    for (int i = 0; i < k; ++i) {
        const float left = a[row * k + i];   // the same word for all lanes
        const float right = b[i * n + col];  // 32 consecutive words
        sum += left * right;
    }
    c[row * n + col] = alpha * sum + beta * c[row * n + col];
}

// ---- 3: 32 x 32 tiles in shared memory; block 32 x 32 ----

extern "C" __global__ void sgemm_tiled(int m, int n, int k, float alpha, const float* a, const float* b, float beta, float* c) {
    constexpr int TILE = 32;
    __shared__ float a_tile[TILE][TILE];
    __shared__ float b_tile[TILE][TILE];
    const int col = blockIdx.x * TILE + threadIdx.x;
    const int row = blockIdx.y * TILE + threadIdx.y;
    float sum = 0.0f;
    for (int start = 0; start < k; start += TILE) {
        a_tile[threadIdx.y][threadIdx.x] = a[row * k + start + threadIdx.x];
        b_tile[threadIdx.y][threadIdx.x] = b[(start + threadIdx.y) * n + col];
        __syncthreads();
        for (int i = 0; i < TILE; ++i) {
            const float left = a_tile[threadIdx.y][i];   // broadcast
            const float right = b_tile[i][threadIdx.x];  // one row: no conflict
            sum += left * right;
        }
        __syncthreads();  // nobody may overwrite the tiles while others still read them
    }
    c[row * n + col] = alpha * sum + beta * c[row * n + col];
}

// ---- 4: 64 x 64 tile, 8 deep; 512 threads with a column of 8 results each ----

extern "C" __global__ void __launch_bounds__(512)
sgemm_tile_1d(int m, int n, int k, float alpha, const float* a, const float* b, float beta, float* c) {
    constexpr int BM = 64, BN = 64, BK = 8, TM = 8;
    __shared__ float a_tile[BM * BK];
    __shared__ float b_tile[BK * BN];
    const int thread_col = threadIdx.x % BN;
    const int thread_row = threadIdx.x / BN;
    a += blockIdx.y * BM * k;
    b += blockIdx.x * BN;
    c += blockIdx.y * BM * n + blockIdx.x * BN;

    float sums[TM] = {};
    for (int start = 0; start < k; start += BK) {
        // 512 threads fetch one element of each tile.
        a_tile[threadIdx.x] = a[(threadIdx.x / BK) * k + start + threadIdx.x % BK];
        b_tile[threadIdx.x] = b[(start + threadIdx.x / BN) * n + threadIdx.x % BN];
        __syncthreads();
        for (int i = 0; i < BK; ++i) {
            const float right = b_tile[i * BN + thread_col];  // kept in a register for all TM products
            for (int t = 0; t < TM; ++t) sums[t] += a_tile[(thread_row * TM + t) * BK + i] * right;
        }
        __syncthreads();
    }
    for (int t = 0; t < TM; ++t) {
        float* out = &c[(thread_row * TM + t) * n + thread_col];
        *out = alpha * sums[t] + beta * *out;
    }
}

// ---- 5: 64 x 64 tile, 8 deep; 64 threads with 8 x 8 results each ----

extern "C" __global__ void __launch_bounds__(64)
sgemm_tile_2d(int m, int n, int k, float alpha, const float* a, const float* b, float beta, float* c) {
    constexpr int BM = 64, BN = 64, BK = 8, TM = 8, TN = 8, THREADS = (BM / TM) * (BN / TN);
    __shared__ float a_tile[BM * BK];
    __shared__ float b_tile[BK * BN];
    const int thread_col = threadIdx.x % (BN / TN);
    const int thread_row = threadIdx.x / (BN / TN);
    a += blockIdx.y * BM * k;
    b += blockIdx.x * BN;
    c += blockIdx.y * BM * n + blockIdx.x * BN;

    float sums[TM][TN] = {};
    for (int start = 0; start < k; start += BK) {
        for (int e = threadIdx.x; e < BM * BK; e += THREADS) a_tile[e] = a[(e / BK) * k + start + e % BK];
        for (int e = threadIdx.x; e < BK * BN; e += THREADS) b_tile[e] = b[(start + e / BN) * n + e % BN];
        __syncthreads();
#pragma unroll 1
        for (int i = 0; i < BK; ++i) {
            float left[TM], right[TN];
            for (int t = 0; t < TM; ++t) left[t] = a_tile[(thread_row * TM + t) * BK + i];
            for (int t = 0; t < TN; ++t) right[t] = b_tile[i * BN + thread_col * TN + t];
            for (int y = 0; y < TM; ++y)
                for (int x = 0; x < TN; ++x) sums[y][x] += left[y] * right[x];
        }
        __syncthreads();
    }
    for (int y = 0; y < TM; ++y)
        for (int x = 0; x < TN; ++x) {
            float* out = &c[(thread_row * TM + y) * n + thread_col * TN + x];
            *out = alpha * sums[y][x] + beta * *out;
        }
}

// ---- 6: as 5, with 16-byte accesses on both sides ----

extern "C" __global__ void __launch_bounds__(64)
sgemm_vectorized(int m, int n, int k, float alpha, const float* a, const float* b, float beta, float* c) {
    constexpr int BM = 64, BN = 64, BK = 8, TM = 8, TN = 8, THREADS = (BM / TM) * (BN / TN);
    __shared__ float4 a_tile_storage[BK * BM / 4];  // transposed: BK rows of BM
    __shared__ float4 b_tile_storage[BK * BN / 4];
    float* a_tile = reinterpret_cast<float*>(a_tile_storage);
    float* b_tile = reinterpret_cast<float*>(b_tile_storage);
    const int thread_col = threadIdx.x % (BN / TN);
    const int thread_row = threadIdx.x / (BN / TN);
    a += blockIdx.y * BM * k;
    b += blockIdx.x * BN;
    c += blockIdx.y * BM * n + blockIdx.x * BN;

    float sums[TM][TN] = {};
    for (int start = 0; start < k; start += BK) {
        for (int e = threadIdx.x; e < BM * BK / 4; e += THREADS) {
            const int row = e / (BK / 4), col = e % (BK / 4) * 4;
            const float4 four = *reinterpret_cast<const float4*>(&a[row * k + start + col]);
            a_tile[(col + 0) * BM + row] = four.x;
            a_tile[(col + 1) * BM + row] = four.y;
            a_tile[(col + 2) * BM + row] = four.z;
            a_tile[(col + 3) * BM + row] = four.w;
        }
        for (int e = threadIdx.x; e < BK * BN / 4; e += THREADS) {
            const int row = e / (BN / 4), col = e % (BN / 4) * 4;
            b_tile_storage[e] = *reinterpret_cast<const float4*>(&b[(start + row) * n + col]);
        }
        __syncthreads();
#pragma unroll 1
        for (int i = 0; i < BK; ++i) {
            float left[TM], right[TN];
            for (int t = 0; t < TM; t += 4)
                *reinterpret_cast<float4*>(&left[t]) = *reinterpret_cast<float4*>(&a_tile[i * BM + thread_row * TM + t]);
            for (int t = 0; t < TN; t += 4)
                *reinterpret_cast<float4*>(&right[t]) = *reinterpret_cast<float4*>(&b_tile[i * BN + thread_col * TN + t]);
            for (int y = 0; y < TM; ++y)
                for (int x = 0; x < TN; ++x) sums[y][x] += left[y] * right[x];
        }
        __syncthreads();
    }
    for (int y = 0; y < TM; ++y)
        for (int x = 0; x < TN; x += 4) {
            float4* out = reinterpret_cast<float4*>(&c[(thread_row * TM + y) * n + thread_col * TN + x]);
            float4 four = *out;
            four.x = alpha * sums[y][x + 0] + beta * four.x;
            four.y = alpha * sums[y][x + 1] + beta * four.y;
            four.z = alpha * sums[y][x + 2] + beta * four.z;
            four.w = alpha * sums[y][x + 3] + beta * four.w;
            *out = four;
        }
}

// ---- 7: 64 x 64 tile, 16 deep; four warps of 32 x 32 results each ----

extern "C" __global__ void __launch_bounds__(128)
sgemm_warp_tiled(int m, int n, int k, float alpha, const float* a, const float* b, float beta, float* c) {
    constexpr int BM = 64, BN = 64, BK = 16, THREADS = 128;
    constexpr int WM = 32, WN = 32;              // a warp's part of the tile
    constexpr int TM = 4, TN = 4;                // a thread's part of one step
    constexpr int LANES_N = 4;                   // lanes lie 8 x 4, so one step covers 32 x 16 results
    constexpr int STEPS_N = WN / (LANES_N * TN);  // two steps side by side
    __shared__ float4 a_tile_storage[BK * BM / 4];  // transposed
    __shared__ float4 b_tile_storage[BK * BN / 4];
    float* a_tile = reinterpret_cast<float*>(a_tile_storage);
    float* b_tile = reinterpret_cast<float*>(b_tile_storage);
    const int warp = threadIdx.x / 32, lane = threadIdx.x % 32;
    const int warp_row = warp / (BN / WN) * WM, warp_col = warp % (BN / WN) * WN;
    const int lane_row = lane / LANES_N * TM, lane_col = lane % LANES_N * TN;
    a += blockIdx.y * BM * k;
    b += blockIdx.x * BN;
    c += blockIdx.y * BM * n + blockIdx.x * BN;

    float sums[TM][STEPS_N * TN] = {};
    for (int start = 0; start < k; start += BK) {
        for (int e = threadIdx.x; e < BM * BK / 4; e += THREADS) {
            const int row = e / (BK / 4), col = e % (BK / 4) * 4;
            const float4 four = *reinterpret_cast<const float4*>(&a[row * k + start + col]);
            a_tile[(col + 0) * BM + row] = four.x;
            a_tile[(col + 1) * BM + row] = four.y;
            a_tile[(col + 2) * BM + row] = four.z;
            a_tile[(col + 3) * BM + row] = four.w;
        }
        for (int e = threadIdx.x; e < BK * BN / 4; e += THREADS) {
            const int row = e / (BN / 4), col = e % (BN / 4) * 4;
            b_tile_storage[e] = *reinterpret_cast<const float4*>(&b[(start + row) * n + col]);
        }
        __syncthreads();
#pragma unroll 1
        for (int i = 0; i < BK; ++i) {
            float left[TM], right[STEPS_N * TN];
            *reinterpret_cast<float4*>(left) = *reinterpret_cast<float4*>(&a_tile[i * BM + warp_row + lane_row]);
            for (int s = 0; s < STEPS_N; ++s)
                *reinterpret_cast<float4*>(&right[s * TN]) =
                    *reinterpret_cast<float4*>(&b_tile[i * BN + warp_col + s * LANES_N * TN + lane_col]);
            for (int y = 0; y < TM; ++y)
                for (int x = 0; x < STEPS_N * TN; ++x) sums[y][x] += left[y] * right[x];
        }
        __syncthreads();
    }
    for (int y = 0; y < TM; ++y)
        for (int s = 0; s < STEPS_N; ++s) {
            float4* out = reinterpret_cast<float4*>(
                &c[(warp_row + lane_row + y) * n + warp_col + s * LANES_N * TN + lane_col]);
            float4 four = *out;
            four.x = alpha * sums[y][s * TN + 0] + beta * four.x;
            four.y = alpha * sums[y][s * TN + 1] + beta * four.y;
            four.z = alpha * sums[y][s * TN + 2] + beta * four.z;
            four.w = alpha * sums[y][s * TN + 3] + beta * four.w;
            *out = four;
        }
}
