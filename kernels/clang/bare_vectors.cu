// Without CUDA's headers: clang's vector types, in whole and by element, and a swizzled read of shared memory.
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))

typedef float float4_ __attribute__((ext_vector_type(4)));
typedef int int4_ __attribute__((ext_vector_type(4)));
typedef unsigned char byte8_ __attribute__((ext_vector_type(8)));
typedef short short4_ __attribute__((ext_vector_type(4)));

extern "C" __global__ void vectors(const float4_* a, const int4_* b, float4_* out) {
    int i = __nvvm_read_ptx_sreg_ctaid_x() * __nvvm_read_ptx_sreg_ntid_x() + __nvvm_read_ptx_sreg_tid_x();
    float4_ x = a[i];
    int4_ y = b[i];
    float4_ z = x.wzyx * 2.0f + __builtin_convertvector(y & 255, float4_);
    out[i] = y.x > y.y ? z : z - x.xxyy;
}

extern "C" __global__ void bytes(const byte8_* in, short4_* out) {
    int i = __nvvm_read_ptx_sreg_tid_x();
    byte8_ x = in[i];
    short4_ low = __builtin_convertvector(x.lo, short4_), high = __builtin_convertvector(x.hi, short4_);
    out[i] = low * 3 - high + (short)i;
}

extern "C" __global__ void swizzled(const float4_* in, float4_* out) {
    __shared__ float4_ tile[16 * 16];
    int t = __nvvm_read_ptx_sreg_tid_x(), x = t & 15, y = t >> 4;
    tile[y * 16 + (x ^ y)] = in[t];
    __syncthreads();
    out[t] = tile[x * 16 + (y ^ x)];
}
