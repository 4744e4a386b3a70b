// bc08: byte-sized accesses to shared memory. Four lanes share a word when the bytes are consecutive; one byte per row of
// 128 is 32 words of one bank.
// Reported at https://forums.developer.nvidia.com/t/shared-memory-bank-conflicts-with-byte-arrays/20553

extern "C" __global__ void bytes_consecutive(const unsigned char* in, unsigned char* out) {
    __shared__ unsigned char bytes[4096];
    const int lane = threadIdx.x;
    for (int i = lane; i < 4096; i += 32) bytes[i] = in[i];
    __syncthreads();
    const unsigned char value = bytes[lane];
    out[lane] = value;
}

extern "C" __global__ void bytes_column(const unsigned char* in, unsigned char* out) {
    __shared__ unsigned char bytes[4096];
    const int lane = threadIdx.x;
    for (int i = lane; i < 4096; i += 32) bytes[i] = in[i];
    __syncthreads();
    const unsigned char value = bytes[lane * 128];
    out[lane] = value;
}
