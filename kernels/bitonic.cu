// Bitonic sort of a power of two of keys. Tiles of 512 keys are sorted in shared memory, every second one downwards;
// then pairs of runs are merged: steps between keys 512 or more apart in global memory, one launch each, the rest of a
// merge in shared memory again.

constexpr int TILE = 512;
constexpr int BLOCK = TILE / 2;  // a thread per pair

// Puts a pair in order: ascending or descending.
__device__ void compare_exchange(unsigned& a, unsigned& b, bool ascending) {
    if ((a > b) == ascending) {
        const unsigned t = a;
        a = b;
        b = t;
    }
}

// The lower index of pair `t` when partners are `stride` apart.
__device__ unsigned pair_index(unsigned t, unsigned stride) { return 2 * t - (t & (stride - 1)); }

extern "C" __global__ void bitonic_sort_tiles(unsigned* keys) {
    __shared__ unsigned tile[TILE];
    const unsigned t = threadIdx.x, base = blockIdx.x * TILE;
    tile[t] = keys[base + t];
    tile[t + BLOCK] = keys[base + t + BLOCK];
    for (unsigned size = 2; size <= TILE; size *= 2) {
        for (unsigned stride = size / 2; stride > 0; stride /= 2) {
            __syncthreads();
            const unsigned i = pair_index(t, stride);
            // Runs of `size` alternate in direction; `base + i` knows the tile's own direction as well.
            compare_exchange(tile[i], tile[i + stride], ((base + i) & size) == 0);
        }
    }
    __syncthreads();
    keys[base + t] = tile[t];
    keys[base + t + BLOCK] = tile[t + BLOCK];
}

// One step of merging runs of `size`, partners `stride` >= TILE apart. A thread per pair.
extern "C" __global__ void bitonic_merge_step(unsigned* keys, unsigned size, unsigned stride) {
    const unsigned i = pair_index(blockIdx.x * blockDim.x + threadIdx.x, stride);
    compare_exchange(keys[i], keys[i + stride], (i & size) == 0);
}

// All steps with partners inside a tile.
extern "C" __global__ void bitonic_merge_tiles(unsigned* keys, unsigned size) {
    __shared__ unsigned tile[TILE];
    const unsigned t = threadIdx.x, base = blockIdx.x * TILE;
    tile[t] = keys[base + t];
    tile[t + BLOCK] = keys[base + t + BLOCK];
    for (unsigned stride = TILE / 2; stride > 0; stride /= 2) {
        __syncthreads();
        const unsigned i = pair_index(t, stride);
        compare_exchange(tile[i], tile[i + stride], (base & size) == 0);
    }
    __syncthreads();
    keys[base + t] = tile[t];
    keys[base + t + BLOCK] = tile[t + BLOCK];
}
