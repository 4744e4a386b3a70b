// What a warp can do together: shuffles of all widths and types, votes, matches, reductions, masks.

// clang 19's own functions for these pass the mask as the value and the value as the mask.
#ifdef __clang__
#define REDUCE(name, op, type)                                                                            \
    __device__ type name(unsigned mask, type x) {                                                         \
        type r;                                                                                           \
        asm volatile("redux.sync." op " %0, %1, %2;" : "=r"(r) : "r"(x), "r"(mask));                      \
        return r;                                                                                         \
    }
REDUCE(add, "add.s32", int)
REDUCE(larger, "max.s32", int)
REDUCE(smaller, "min.u32", unsigned)
REDUCE(differ, "xor.b32", unsigned)
#else
#define add __reduce_add_sync
#define larger __reduce_max_sync
#define smaller __reduce_min_sync
#define differ __reduce_xor_sync
#endif

extern "C" __global__ void shuffles(const int* in, long long* out) {
    int i = threadIdx.x, lane = i & 31, x = in[i];
    double d = x * 0.5;
    long long r = __shfl_sync(0xffffffff, x, (lane * 7) & 31);
    r += 3ll * __shfl_up_sync(0xffffffff, x, 3, 8);
    r += 5ll * __shfl_down_sync(0xffffffff, x, 5, 16);
    r += 7 * (long long)__shfl_xor_sync(0xffffffff, d, 9);
    r += __shfl_sync(0xffffffff, (long long)x << 20, 4, 8);
    out[i] = r;
}

extern "C" __global__ void votes(const int* in, unsigned* out) {
    int i = threadIdx.x, lane = i & 31, x = in[i];
    unsigned all = 0xffffffff, r = __ballot_sync(all, x & 1);
    r ^= __all_sync(all, x > -100) << 3;
    r ^= __any_sync(all, x == 5) << 4;
    r += __match_any_sync(all, x & 7);
    int uniform;
    r += __match_all_sync(all, x >> 30 == 0, &uniform) + uniform;
    if (lane < 20) {
        r += add(0xfffff, x);
        r ^= larger(0xfffff, x) ^ smaller(0xfffff, (unsigned)x);
        r += differ(0xfffff, x);
        r += __ballot_sync(__activemask(), lane & 2);
    }
    out[i] = r;
}

extern "C" __global__ void lanes(unsigned* out) {
    unsigned i = threadIdx.x, eq, lt, le, gt, ge, lane;
    asm("mov.u32 %0, %%lanemask_eq;" : "=r"(eq));
    asm("mov.u32 %0, %%lanemask_lt;" : "=r"(lt));
    asm("mov.u32 %0, %%lanemask_le;" : "=r"(le));
    asm("mov.u32 %0, %%lanemask_gt;" : "=r"(gt));
    asm("mov.u32 %0, %%lanemask_ge;" : "=r"(ge));
    asm("mov.u32 %0, %%laneid;" : "=r"(lane));
    out[i] = (eq ^ lt) + 3 * le + 5 * (gt ^ ge) + lane;
}
