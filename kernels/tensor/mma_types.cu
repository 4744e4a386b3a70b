// One warp makes 16 x 8 of C (8 x 8 in double precision) for each type of tensor cores, straight from global memory. A
// lies by rows, B by columns, C by rows. The block's x counts columns of C in eights, y rows.

#include <stdint.h>

namespace {

struct Lane {
    int group = threadIdx.x / 4, in_group = threadIdx.x % 4;
};

// The word of a row of bytes that a lane has of the s-th 16 bytes.
__device__ uint32_t word(const uint8_t* row, Lane lane, int s) {
    return *reinterpret_cast<const uint32_t*>(row + 16 * s + 4 * lane.in_group);
}

// A fragment of two times 8 rows of two times 16 bytes.
__device__ void left(uint32_t (&r)[4], const uint8_t* a, int row_bytes, Lane lane, int s) {
    const uint8_t* row = a + (blockIdx.y * 16 + lane.group) * row_bytes;
    r[0] = word(row, lane, 2 * s);
    r[1] = word(row + 8 * row_bytes, lane, 2 * s);
    r[2] = word(row, lane, 2 * s + 1);
    r[3] = word(row + 8 * row_bytes, lane, 2 * s + 1);
}

__device__ void right(uint32_t (&r)[2], const uint8_t* b, int column_bytes, Lane lane, int s) {
    const uint8_t* column = b + (blockIdx.x * 8 + lane.group) * column_bytes;
    r[0] = word(column, lane, 2 * s);
    r[1] = word(column, lane, 2 * s + 1);
}

template <class T>
__device__ void store(T* c, int n, Lane lane, const T (&d)[4]) {
    T* to = c + (blockIdx.y * 16 + lane.group) * n + blockIdx.x * 8 + 2 * lane.in_group;
    to[0] = d[0];
    to[1] = d[1];
    to[8 * n] = d[2];
    to[8 * n + 1] = d[3];
}

}  // namespace

#define OPERANDS "{%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9}, {%0, %1, %2, %3};"

#define KERNEL(NAME, INSTRUCTION, T, CONSTRAINT)                                                                    \
    extern "C" __global__ void NAME(int n, int row_bytes, const uint8_t* a, const uint8_t* b, T* c) {               \
        const Lane lane;                                                                                            \
        T d[4] = {};                                                                                                \
        for (int s = 0; s < row_bytes / 32; s++) {                                                                  \
            uint32_t l[4], r[2];                                                                                    \
            left(l, a, row_bytes, lane, s);                                                                         \
            right(r, b, row_bytes, lane, s);                                                                        \
            asm volatile(INSTRUCTION " " OPERANDS                                                                   \
                         : CONSTRAINT(d[0]), CONSTRAINT(d[1]), CONSTRAINT(d[2]), CONSTRAINT(d[3])                   \
                         : "r"(l[0]), "r"(l[1]), "r"(l[2]), "r"(l[3]), "r"(r[0]), "r"(r[1]));                       \
        }                                                                                                           \
        store(c, n, lane, d);                                                                                       \
    }

KERNEL(mma_bf16, "mma.sync.aligned.m16n8k16.row.col.f32.bf16.bf16.f32", float, "+f")
KERNEL(mma_tf32, "mma.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32", float, "+f")
KERNEL(mma_s8, "mma.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32", int, "+r")
KERNEL(mma_u8_saturated, "mma.sync.aligned.m16n8k32.row.col.satfinite.s32.u8.u8.s32", int, "+r")
KERNEL(mma_s4, "mma.sync.aligned.m16n8k64.row.col.s32.s4.s4.s32", int, "+r")
KERNEL(mma_b1_xor, "mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.xor.popc", int, "+r")
KERNEL(mma_b1_and, "mma.sync.aligned.m16n8k256.row.col.s32.b1.b1.s32.and.popc", int, "+r")

extern "C" __global__ void mma_f64(int n, int k, const double* a, const double* b, double* c) {
    const Lane lane;
    double d0 = 0, d1 = 0;
    for (int s = 0; s < k; s += 4) {
        const double l = a[(blockIdx.y * 8 + lane.group) * k + s + lane.in_group];
        const double r = b[(blockIdx.x * 8 + lane.group) * k + s + lane.in_group];
        asm volatile("mma.sync.aligned.m8n8k4.row.col.f64.f64.f64.f64 {%0, %1}, {%2}, {%3}, {%0, %1};"
                     : "+d"(d0), "+d"(d1)
                     : "d"(l), "d"(r));
    }
    double* to = c + (blockIdx.y * 8 + lane.group) * n + blockIdx.x * 8 + 2 * lane.in_group;
    to[0] = d0;
    to[1] = d1;
}

// Of every four halves in a row of A the first and the one that (row / 2) % 3 + 1 says are stored: `a` has k / 2 halves a
// row. Even lanes of four give the metadata of the first 16 columns, odd ones that of the other 16.
extern "C" __global__ void mma_sparse(int n, int k, const uint8_t* a, const uint8_t* b, float* c) {
    const Lane lane;
    float d[4] = {};
    auto nibbles = [](int row) { return 0x1111u * (4u * (row / 2 % 3 + 1)); };
    const int row = blockIdx.y * 16 + lane.group;
    const uint32_t metadata = nibbles(row) | nibbles(row + 8) << 16;
    for (int s = 0; s < k / 32; s++) {
        uint32_t l[4], first[2], second[2];
        left(l, a, k, lane, s);
        right(first, b, 2 * k, lane, 2 * s);
        right(second, b, 2 * k, lane, 2 * s + 1);
        asm volatile("mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32 {%0, %1, %2, %3}, {%4, %5, %6, %7}, {%8, %9, %10, %11}, {%0, %1, %2, %3}, %12, 0x0;"
                     : "+f"(d[0]), "+f"(d[1]), "+f"(d[2]), "+f"(d[3])
                     : "r"(l[0]), "r"(l[1]), "r"(l[2]), "r"(l[3]), "r"(first[0]), "r"(first[1]), "r"(second[0]), "r"(second[1]), "r"(metadata));
    }
    store(c, n, lane, d);
}
