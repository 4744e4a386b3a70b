// lo03: a private array that is indexed at run time lives in local memory, interleaved by words: word j of all lanes is one
// line. One index for all lanes is coalesced; an index of its own for each lane is a line of its own.
//
// Both kernels fill the array with one store per word for the whole warp, coalesced, before the marked load.

extern "C" __global__ void local_uniform(const float* in, float* out, int k) {
    float words[64];
#pragma unroll 1
    for (int j = 0; j < 64; ++j) words[j] = in[j * 32 + threadIdx.x];
    const float value = words[k & 63];
    out[threadIdx.x] = value;
}

extern "C" __global__ void local_per_lane(const float* in, float* out, int k) {
    float words[64];
#pragma unroll 1
    for (int j = 0; j < 64; ++j) words[j] = in[j * 32 + threadIdx.x];
    const float value = words[(k + threadIdx.x) & 63];
    out[threadIdx.x] = value;
}
