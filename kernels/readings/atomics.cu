// One warp of atomic exchanges whose results are used. The hardware's sector count for atomics adds up, per sector, the
// most lanes that share one address in it.

// 32 lanes on 32 neighbouring words: four sectors by either way of counting.
extern "C" __global__ void exchange_distinct(unsigned* data, unsigned* old) {
    old[threadIdx.x] = atomicExch(&data[threadIdx.x], threadIdx.x + 100);
}

// Eight lanes on each of four words of one sector: one distinct sector, eight by the hardware's way.
extern "C" __global__ void exchange_eight_lanes(unsigned* data, unsigned* old) {
    old[threadIdx.x] = atomicExch(&data[threadIdx.x >> 3], threadIdx.x + 100);
}
