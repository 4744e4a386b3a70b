// Inline assembly: blocks with registers and labels of their own, predicates, carries, permutations, memory operations.

extern "C" __global__ void blocks(const unsigned* a, const unsigned* b, unsigned* out) {
    unsigned i = threadIdx.x, x = a[i], y = b[i], r, s;
    asm("{\n\t"
        ".reg .pred p, q;\n\t"
        ".reg .b32 t;\n\t"
        "setp.gt.u32 p, %1, %2;\n\t"
        "setp.lt.and.s32 q, %1, %2, p;\n\t"
        "@p add.u32 t, %1, %2;\n\t"
        "@!p sub.u32 t, %1, %2;\n\t"
        "@q xor.b32 t, t, 0x0f0f0f0f;\n\t"
        "lop3.b32 %0, t, %1, %2, 0x96;\n\t"
        "}"
        : "=r"(r)
        : "r"(x), "r"(y));
    asm("prmt.b32.f4e %0, %1, %2, 5;" : "=r"(s) : "r"(x), "r"(y));
    r += s;
    asm("bfi.b32 %0, %1, %2, 7, 12;" : "=r"(s) : "r"(x), "r"(y));
    r ^= s;
    asm("bfe.s32 %0, %1, 9, 11;" : "=r"(s) : "r"(x));
    r += s;
    asm("shf.r.wrap.b32 %0, %1, %2, 13;" : "=r"(s) : "r"(x), "r"(y));
    r ^= s;
    asm("vabsdiff.u32.u32.u32.add %0, %1, %2, %3;" : "=r"(s) : "r"(x), "r"(y), "r"(r));
    out[i] = s;
}

extern "C" __global__ void carries(const unsigned long long* a, const unsigned long long* b, unsigned long long* out) {
    unsigned i = threadIdx.x;
    unsigned a0 = (unsigned)a[2 * i], a1 = (unsigned)(a[2 * i] >> 32), a2 = (unsigned)a[2 * i + 1];
    unsigned b0 = (unsigned)b[2 * i], b1 = (unsigned)(b[2 * i] >> 32), b2 = (unsigned)b[2 * i + 1];
    unsigned r0, r1, r2, s0, s1, s2;
    asm("add.cc.u32 %0, %3, %6;\n\taddc.cc.u32 %1, %4, %7;\n\taddc.u32 %2, %5, %8;"
        : "=&r"(r0), "=&r"(r1), "=r"(r2)
        : "r"(a0), "r"(a1), "r"(a2), "r"(b0), "r"(b1), "r"(b2));
    asm("sub.cc.u32 %0, %3, %6;\n\tsubc.cc.u32 %1, %4, %7;\n\tsubc.u32 %2, %5, %8;"
        : "=&r"(s0), "=&r"(s1), "=r"(s2)
        : "r"(a0), "r"(a1), "r"(a2), "r"(b0), "r"(b1), "r"(b2));
    asm("mad.lo.cc.u32 %0, %1, %2, %0;\n\tmadc.hi.u32 %3, %1, %2, %3;" : "+r"(r0), "+r"(a0), "+r"(b0), "+r"(r1));
    out[2 * i] = ((unsigned long long)r1 << 32 | r0) ^ ((unsigned long long)s1 << 32 | s0);
    out[2 * i + 1] = (unsigned long long)r2 << 32 | s2;
}

extern "C" __global__ void loops(int* out) {
    int i = threadIdx.x, n;
    asm volatile(
        "{\n\t"
        ".reg .pred p;\n\t"
        ".reg .s32 k;\n\t"
        "mov.s32 k, %1;\n\t"
        "mov.s32 %0, 0;\n"
        "AGAIN_%=:\n\t"
        "add.s32 %0, %0, k;\n\t"
        "sub.s32 k, k, 3;\n\t"
        "setp.gt.s32 p, k, 0;\n\t"
        "@p bra AGAIN_%=;\n\t"
        "}"
        : "=&r"(n)
        : "r"(i));
    out[i] = n;
}
