// printf with arguments of several types, and assert.
#ifndef __CUDACC_RTC__
#include <assert.h>
#include <stdio.h>
#endif

extern "C" __global__ void prints(const int* in, int* out) {
    int i = threadIdx.x;
    if (in[i] > 40) printf("thread %d of %s: %5.2f 0x%08x %lld %c%%\n", i, "block zero", in[i] * 0.5, in[i], (long long)in[i] << 33, 'a' + i % 26);
#ifndef __CUDACC_RTC__
    assert(in[i] >= 0);
#endif
    out[i] = in[i] + 1;
}
