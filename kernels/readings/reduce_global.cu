// A sum per block of 256 in place in global memory: two guarded steps, then the first warp alone, unrolled over volatile
// memory. Six of its loads begin off a sector: 100 load sectors and 49 store sectors a block.
//
// The last steps rely on the lanes of a warp being in step, as code of that age did.

extern "C" __global__ void reduce_global(int* data, int* sums) {
    int* in = data + blockIdx.x * 256;
    const int t = threadIdx.x;
    if (t < 128) in[t] += in[t + 128];
    __syncthreads();
    if (t < 64) in[t] += in[t + 64];
    __syncthreads();
    if (t < 32) {
        volatile int* v = in;
        v[t] = v[t] + v[t + 32];
        v[t] = v[t] + v[t + 16];
        v[t] = v[t] + v[t + 8];
        v[t] = v[t] + v[t + 4];
        v[t] = v[t] + v[t + 2];
        v[t] = v[t] + v[t + 1];
    }
    if (t == 0) sums[blockIdx.x] = in[0];
}
