// C = A * B in half precision on tensor cores, sums in single precision: `cp.async` brings tiles, `ldmatrix` takes them
// to registers, `mma.sync.m16n8k16` multiplies. A is m x k, B is k x n, C is m x n, all by rows; m and n are multiples of
// 128, k of 32.
//
// The three kernels differ in one thing, where a 16-byte chunk of a row lies in shared memory:
//   plain     at its place: the rows of an 8 x 8 matrix start in few banks (4-way for A, 8-way for B);
//   padded    rows 16 bytes longer: no conflicts, but 10% more shared memory;
//   swizzled  its number xor bits of the row's: no conflicts and no padding.

#include <cuda_fp16.h>
#include <stdint.h>

namespace {

constexpr int BM = 128, BN = 128, BK = 32;  // a block's tile
constexpr int WM = 64, WN = 32;             // a warp's part of it: 2 x 4 warps
constexpr int CHUNK = 8;                    // halves of 16 bytes

struct Plain {
    static constexpr int A_ROW = BK, B_ROW = BN;
    static __device__ int a(int row, int chunk) { return row * A_ROW + chunk * CHUNK; }
    static __device__ int b(int row, int chunk) { return row * B_ROW + chunk * CHUNK; }
};

struct Padded {
    static constexpr int A_ROW = BK + CHUNK, B_ROW = BN + CHUNK;
    static __device__ int a(int row, int chunk) { return row * A_ROW + chunk * CHUNK; }
    static __device__ int b(int row, int chunk) { return row * B_ROW + chunk * CHUNK; }
};

struct Swizzled {
    static constexpr int A_ROW = BK, B_ROW = BN;
    // Two rows of A share the 32 banks, so that the row's number counts from its second bit.
    static __device__ int a(int row, int chunk) { return row * A_ROW + (chunk ^ ((row >> 1) & 3)) * CHUNK; }
    static __device__ int b(int row, int chunk) { return row * B_ROW + (chunk ^ (row & 7)) * CHUNK; }
};

__device__ uint32_t shared(const void* p) { return static_cast<uint32_t>(__cvta_generic_to_shared(p)); }

__device__ void copy_chunk(uint32_t to, const half* from) {
    asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" ::"r"(to), "l"(from) : "memory");
}

__device__ void commit() { asm volatile("cp.async.commit_group;" ::: "memory"); }

template <int LEFT>
__device__ void wait() {
    asm volatile("cp.async.wait_group %0;" ::"n"(LEFT) : "memory");
}

__device__ void load_a(uint32_t (&r)[4], uint32_t from) {
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.shared.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "r"(from)
                 : "memory");
}

__device__ void load_b(uint32_t (&r)[4], uint32_t from) {
    asm volatile("ldmatrix.sync.aligned.m8n8.x4.trans.shared.b16 {%0, %1, %2, %3}, [%4];"
                 : "=r"(r[0]), "=r"(r[1]), "=r"(r[2]), "=r"(r[3])
                 : "r"(from)
                 : "memory");
}

__device__ void multiply(float (&d)[4], const uint32_t (&a)[4], uint32_t b0, uint32_t b1) {
    asm volatile("mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"
                 : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
                 : "r"(a[0]), "r"(a[1]), "r"(a[2]), "r"(a[3]), "r"(b0), "r"(b1));
}

template <class Layout>
__device__ void hgemm(int n, int k, const half* a, const half* b, float* c) {
    __shared__ __align__(128) half a_tile[2][BM * Layout::A_ROW];
    __shared__ __align__(128) half b_tile[2][BK * Layout::B_ROW];
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const int row0 = warp / 4 * WM, column0 = warp % 4 * WN;
    a += blockIdx.y * BM * k;
    b += blockIdx.x * BN;
    c += blockIdx.y * BM * n + blockIdx.x * BN;

    auto fetch = [&](int stage, int step) {
        for (int i = threadIdx.x; i < BM * BK / CHUNK; i += 256) {
            const int row = i / (BK / CHUNK), chunk = i % (BK / CHUNK);
            copy_chunk(shared(&a_tile[stage][Layout::a(row, chunk)]), a + row * k + step * BK + chunk * CHUNK);
        }
        for (int i = threadIdx.x; i < BK * BN / CHUNK; i += 256) {
            const int row = i / (BN / CHUNK), chunk = i % (BN / CHUNK);
            copy_chunk(shared(&b_tile[stage][Layout::b(row, chunk)]), b + (step * BK + row) * n + chunk * CHUNK);
        }
        commit();
    };

    float sums[WM / 16][WN / 8][4] = {};
    const int steps = k / BK;
    fetch(0, 0);
    for (int step = 0; step < steps; step++) {
        const int stage = step % 2;
        if (step + 1 < steps) {
            fetch(1 - stage, step + 1);
            wait<1>();
        } else {
            wait<0>();
        }
        __syncthreads();
        for (int kk = 0; kk < BK; kk += 16) {
            uint32_t left[WM / 16][4], right[WN / 16][4];
            for (int i = 0; i < WM / 16; i++) {
                const int row = row0 + i * 16 + lane % 16, chunk = kk / CHUNK + lane / 16;
                load_a(left[i], shared(&a_tile[stage][Layout::a(row, chunk)]));
            }
            for (int j = 0; j < WN / 16; j++) {
                const int row = kk + lane % 16, chunk = column0 / CHUNK + j * 2 + lane / 16;
                load_b(right[j], shared(&b_tile[stage][Layout::b(row, chunk)]));
            }
            for (int i = 0; i < WM / 16; i++)
                for (int j = 0; j < WN / 8; j++) multiply(sums[i][j], left[i], right[j / 2][j % 2 * 2], right[j / 2][j % 2 * 2 + 1]);
        }
        __syncthreads();
    }
    for (int i = 0; i < WM / 16; i++)
        for (int j = 0; j < WN / 8; j++) {
            float* to = c + (row0 + i * 16 + lane / 4) * n + column0 + j * 8 + lane % 4 * 2;
            *reinterpret_cast<float2*>(to) = make_float2(sums[i][j][0], sums[i][j][1]);
            *reinterpret_cast<float2*>(to + 8 * n) = make_float2(sums[i][j][2], sums[i][j][3]);
        }
}

}  // namespace

extern "C" __global__ void __launch_bounds__(256) hgemm_plain(int n, int k, const half* a, const half* b, float* c) {
    hgemm<Plain>(n, k, a, b, c);
}

extern "C" __global__ void __launch_bounds__(256) hgemm_padded(int n, int k, const half* a, const half* b, float* c) {
    hgemm<Padded>(n, k, a, b, c);
}

extern "C" __global__ void __launch_bounds__(256) hgemm_swizzled(int n, int k, const half* a, const half* b, float* c) {
    hgemm<Swizzled>(n, k, a, b, c);
}

// out[i] = C[i][(7 * i) mod n], so that a large product can be compared by one element of every row.
extern "C" __global__ void sample(int n, const float* c, float* out) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    out[i] = c[i * n + 7 * i % n];
}
