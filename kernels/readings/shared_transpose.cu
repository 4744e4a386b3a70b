// One block of 32 x 16 threads stores a tile of 16 rows of 32 integers by rows and reads it by rows or by columns.

constexpr int ROWS = 16;
constexpr int COLUMNS = 32;

extern "C" __global__ void set_row_read_row(int* out) {
    __shared__ int tile[ROWS][COLUMNS];
    const int i = threadIdx.y * COLUMNS + threadIdx.x;
    tile[threadIdx.y][threadIdx.x] = i;
    __syncthreads();
    const int value = tile[threadIdx.y][threadIdx.x];
    out[i] = value;
}

// Thread i takes element i of the transposed tile: two columns of 16 rows for each warp, 16 rows in one bank.
extern "C" __global__ void set_row_read_col(int* out) {
    __shared__ int tile[ROWS][COLUMNS];
    const int i = threadIdx.y * COLUMNS + threadIdx.x;
    tile[threadIdx.y][threadIdx.x] = i;
    __syncthreads();
    const int value = tile[i % ROWS][i / ROWS];
    out[i] = value;
}

// With one word of padding, the 16 rows of a column are in 16 banks; those of the warp's other column are the same banks
// moved on by one, so that most are asked for two words.
extern "C" __global__ void set_row_read_col_padded(int* out) {
    __shared__ int tile[ROWS][COLUMNS + 1];
    const int i = threadIdx.y * COLUMNS + threadIdx.x;
    tile[threadIdx.y][threadIdx.x] = i;
    __syncthreads();
    const int value = tile[i % ROWS][i / ROWS];
    out[i] = value;
}
