// Column sums, row sums and an uncoalesced matrix addition: kernels whose Nsight Compute readings were published, see
// README.md in this folder. The matrices are square, `n` a side.

// Neighbouring threads read neighbouring elements of a row: four sectors a request.
extern "C" __global__ void column_sums(const float* a, float* sums, int n) {
    const int column = blockIdx.x * blockDim.x + threadIdx.x;
    if (column >= n) return;
    float sum = 0.0f;
    for (int i = 0; i < n; ++i) sum += a[i * n + column];
    sums[column] = sum;
}

// Neighbouring threads read elements a whole row apart: 32 sectors a request.
extern "C" __global__ void row_sums(const float* a, float* sums, int n) {
    const int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= n) return;
    float sum = 0.0f;
    for (int i = 0; i < n; ++i) sum += a[row * n + i];
    sums[row] = sum;
}

// threadIdx.x picks the row: 32 sectors for each load and store.
extern "C" __global__ void matrix_add_by_rows(const unsigned* a, const unsigned* b, unsigned* c, int n) {
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    const int y = blockIdx.y * blockDim.y + threadIdx.y;
    const unsigned sum = a[x * n + y] + b[x * n + y];
    c[x * n + y] = sum;
}
