// Shared memory whose size the launch gives, cut into arrays of several types; volatile; a transposition of structures.

extern "C" __global__ void carved(const double* in, float* out, int n) {
    extern __shared__ double arena[];
    double* values = arena;
    float* squares = reinterpret_cast<float*>(values + n);
    unsigned char* order = reinterpret_cast<unsigned char*>(squares + n);
    int t = threadIdx.x;
    values[t] = in[t];
    squares[t] = (float)(in[t] * in[t]);
    order[t] = (unsigned char)(t * 37 % n);
    __syncthreads();
    out[t] = squares[order[t]] + (float)values[n - 1 - t];
}

extern "C" __global__ void volatile_sum(const int* in, int* out) {
    __shared__ volatile int cell[64];
    int t = threadIdx.x;
    cell[t] = in[t] + in[t + 64];
    __syncthreads();
    if (t < 32) {
        for (int d = 32; d > 0; d >>= 1) {
            int other = cell[t + d];
            __syncwarp();
            cell[t] = cell[t] + other;
            __syncwarp();
        }
    }
    if (t == 0) *out = cell[0];
}

// 16-byte elements: each phase of eight lanes meets all banks once in rows, one bank in columns.
extern "C" __global__ void quads(const float4* in, float4* out) {
    __shared__ float4 tile[16][16];
    int x = threadIdx.x, y = threadIdx.y;
    tile[y][x] = in[y * 16 + x];
    __syncthreads();
    out[y * 16 + x] = tile[x][y];
}
