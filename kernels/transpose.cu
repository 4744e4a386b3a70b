// Matrix transpose, out = in^T, six ways. `in` has `height` rows of `width` floats, `out` has `width` rows of `height`.
//
// A block of 32 x 8 threads moves a tile of 32 x 32 elements, four rows of it per thread. Both sides must be multiples
// of 32. What differs is only which address each lane touches:
//
//   copy                    no transpose at all: the floor for the others
//   transpose_naive         reads rows, writes columns: each lane of a store is in a sector of its own
//   transpose_gather        the other way round: reads columns, writes rows
//   transpose_tile          goes through shared memory, so that both global sides are rows; reading the tile's columns
//                           puts all 32 lanes in one bank
//   transpose_tile_padded   one unused column per row moves each row on by a bank: conflict-free
//   transpose_tile_swizzled no padding: the column index is XORed with the row index; conflict-free as well

constexpr int TILE = 32;
constexpr int ROWS = 8;

extern "C" __global__ void copy(const float* in, float* out, int width, int height) {
    const int x = blockIdx.x * TILE + threadIdx.x;
    const int y = blockIdx.y * TILE + threadIdx.y;
    for (int j = 0; j < TILE; j += ROWS) {
        const float value = in[(y + j) * width + x];
        out[(y + j) * width + x] = value;
    }
}

extern "C" __global__ void transpose_naive(const float* in, float* out, int width, int height) {
    const int x = blockIdx.x * TILE + threadIdx.x;
    const int y = blockIdx.y * TILE + threadIdx.y;
    for (int j = 0; j < TILE; j += ROWS) {
        const float value = in[(y + j) * width + x];
        // Neighbouring lanes are `height` elements apart.
        out[x * height + (y + j)] = value;
    }
}

extern "C" __global__ void transpose_gather(const float* in, float* out, int width, int height) {
    // Here x and y are a place in `out`.
    const int x = blockIdx.y * TILE + threadIdx.x;
    const int y = blockIdx.x * TILE + threadIdx.y;
    for (int j = 0; j < TILE; j += ROWS) {
        const float value = in[x * width + (y + j)];
        out[(y + j) * height + x] = value;
    }
}

extern "C" __global__ void transpose_tile(const float* in, float* out, int width, int height) {
    __shared__ float tile[TILE][TILE];
    const int x = blockIdx.x * TILE + threadIdx.x;
    const int y = blockIdx.y * TILE + threadIdx.y;
    for (int j = 0; j < TILE; j += ROWS) {
        const float value = in[(y + j) * width + x];
        tile[threadIdx.y + j][threadIdx.x] = value;
    }
    __syncthreads();
    // The block's tile in `out` lies mirrored, so the block indices swap roles while threadIdx.x stays the fast one.
    const int out_x = blockIdx.y * TILE + threadIdx.x;
    const int out_y = blockIdx.x * TILE + threadIdx.y;
    for (int j = 0; j < TILE; j += ROWS) {
        // Lane l reads word 32 * l + j: always the same bank.
        const float value = tile[threadIdx.x][threadIdx.y + j];
        out[(out_y + j) * height + out_x] = value;
    }
}

extern "C" __global__ void transpose_tile_padded(const float* in, float* out, int width, int height) {
    __shared__ float tile[TILE][TILE + 1];
    const int x = blockIdx.x * TILE + threadIdx.x;
    const int y = blockIdx.y * TILE + threadIdx.y;
    for (int j = 0; j < TILE; j += ROWS) {
        const float value = in[(y + j) * width + x];
        tile[threadIdx.y + j][threadIdx.x] = value;
    }
    __syncthreads();
    const int out_x = blockIdx.y * TILE + threadIdx.x;
    const int out_y = blockIdx.x * TILE + threadIdx.y;
    for (int j = 0; j < TILE; j += ROWS) {
        // Lane l reads word 33 * l + j: 32 different banks.
        const float value = tile[threadIdx.x][threadIdx.y + j];
        out[(out_y + j) * height + out_x] = value;
    }
}

extern "C" __global__ void transpose_tile_swizzled(const float* in, float* out, int width, int height) {
    __shared__ float tile[TILE][TILE];
    const int x = blockIdx.x * TILE + threadIdx.x;
    const int y = blockIdx.y * TILE + threadIdx.y;
    for (int j = 0; j < TILE; j += ROWS) {
        const int row = threadIdx.y + j;
        const float value = in[(y + j) * width + x];
        tile[row][threadIdx.x ^ row] = value;
    }
    __syncthreads();
    const int out_x = blockIdx.y * TILE + threadIdx.x;
    const int out_y = blockIdx.x * TILE + threadIdx.y;
    for (int j = 0; j < TILE; j += ROWS) {
        // Element (row l, column c) lies in column c ^ l: 32 different banks for 32 rows.
        const float value = tile[threadIdx.x][(threadIdx.y + j) ^ threadIdx.x];
        out[(out_y + j) * height + out_x] = value;
    }
}
