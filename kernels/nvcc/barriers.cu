// Barriers of a block that count, and named barriers between parts of it.

extern "C" __global__ void counting(const int* in, int* out) {
    int i = threadIdx.x, x = in[i];
    int n = __syncthreads_count(x & 1);
    int all = __syncthreads_and(x > -1);
    int any = __syncthreads_or(x == 17);
    out[i] = n * 100 + all * 10 + any;
}

// Warps 0 and 1 make, 2 and 3 use: each half waits only for whom it needs.
extern "C" __global__ void producers(const int* in, int* out, int rounds) {
    __shared__ int buffer[2][64];
    int half = threadIdx.x / 64, t = threadIdx.x % 64;
    for (int k = 0; k < rounds; ++k) {
        int slot = k & 1;
        if (half == 0) {
            if (k >= 2) asm volatile("bar.sync %0, 128;" ::"r"(3 + slot) : "memory");  // the slot is free again
            buffer[slot][t] = in[k * 64 + t] * 2;
            asm volatile("bar.arrive %0, 128;" ::"r"(1 + slot) : "memory");
        } else {
            asm volatile("bar.sync %0, 128;" ::"r"(1 + slot) : "memory");
            out[k * 64 + t] = buffer[slot][63 - t] + 1;
            if (k + 2 < rounds) asm volatile("bar.arrive %0, 128;" ::"r"(3 + slot) : "memory");
        }
    }
}

extern "C" __global__ void parts_of_a_warp(int* out) {
    __shared__ int cell[32];
    int lane = threadIdx.x;
    cell[lane] = lane;
    __syncwarp();
    if (lane < 12) {
        int other = cell[11 - lane];
        __syncwarp(0xfff);
        cell[lane] = other * 10;
        __syncwarp(0xfff);
        out[lane] = cell[(lane + 1) % 12];
    } else {
        out[lane] = -cell[lane];
    }
}
