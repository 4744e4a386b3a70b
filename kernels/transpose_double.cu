// Transposes of square matrices of doubles, n x n with n a multiple of 32, in blocks of 32 x 32. Eight-byte accesses are
// served in two phases of 16 lanes, so that the ideal of a shared access is two wavefronts, not one; a column of an
// unpadded tile costs 16 per phase. Blocks beyond the matrix do nothing.

constexpr int TILE = 32;

// Reads rows, writes columns.
extern "C" __global__ void double_naive_store(const double* a, double* c, int n) {
    const int x = blockIdx.x * TILE + threadIdx.x;
    const int y = blockIdx.y * TILE + threadIdx.y;
    if (x >= n || y >= n) return;
    const double value = a[y * n + x];
    c[x * n + y] = value;
}

// Reads columns, writes rows.
extern "C" __global__ void double_naive_load(const double* a, double* c, int n) {
    const int x = blockIdx.x * TILE + threadIdx.x;
    const int y = blockIdx.y * TILE + threadIdx.y;
    if (x >= n || y >= n) return;
    const double value = a[x * n + y];
    c[y * n + x] = value;
}

// Through an unpadded tile, stored by rows and read by columns.
extern "C" __global__ void double_tile_column_load(const double* a, double* c, int n) {
    __shared__ double tile[TILE][TILE];
    const int x = blockIdx.x * TILE, y = blockIdx.y * TILE;
    const int tx = threadIdx.x, ty = threadIdx.y;
    if (x >= n || y >= n) return;  // the whole block
    const double value = a[(y + ty) * n + x + tx];
    tile[ty][tx] = value;
    __syncthreads();
    const double turned = tile[tx][ty];
    c[(x + ty) * n + y + tx] = turned;
}

// Through an unpadded tile, stored by columns and read by rows.
extern "C" __global__ void double_tile_column_store(const double* a, double* c, int n) {
    __shared__ double tile[TILE][TILE];
    const int x = blockIdx.x * TILE, y = blockIdx.y * TILE;
    const int tx = threadIdx.x, ty = threadIdx.y;
    if (x >= n || y >= n) return;
    const double value = a[(y + ty) * n + x + tx];
    tile[tx][ty] = value;
    __syncthreads();
    const double turned = tile[ty][tx];
    c[(x + ty) * n + y + tx] = turned;
}

// As above with one double of padding per row.
extern "C" __global__ void double_tile_padded(const double* a, double* c, int n) {
    __shared__ double tile[TILE][TILE + 1];
    const int x = blockIdx.x * TILE, y = blockIdx.y * TILE;
    const int tx = threadIdx.x, ty = threadIdx.y;
    if (x >= n || y >= n) return;
    const double value = a[(y + ty) * n + x + tx];
    tile[tx][ty] = value;
    __syncthreads();
    const double turned = tile[ty][tx];
    c[(x + ty) * n + y + tx] = turned;
}
