// co01: three ways to index a product of n x n matrices, in blocks of 32 x 16: which of 2.5, 1 and 4 sectors a request is
// the best coalesced? Four is the ideal of 32 different words; one means that all lanes want the same word.
// Reported at https://forums.developer.nvidia.com/t/profiling-coalesced-memory-accesses-confusion/169185

// a by rows, b by columns, the usual product.
extern "C" __global__ void mm_std(const int* a, const int* b, int* c, int n) {
    const int row = threadIdx.y + blockIdx.y * blockDim.y, col = threadIdx.x + blockIdx.x * blockDim.x;
    if (row >= n || col >= n) return;
    int sum = 0;
#pragma unroll 1
    for (int k = 0; k < n; ++k) {
        const int left = a[row * n + k];
        const int right = b[k * n + col];
        sum += left * right;
    }
    c[row * n + col] = sum;
}

// Both by rows: one word for all lanes.
extern "C" __global__ void mm_rowrow(const int* a, const int* b, int* c, int n) {
    const int row = threadIdx.y + blockIdx.y * blockDim.y, col = threadIdx.x + blockIdx.x * blockDim.x;
    if (row >= n || col >= n) return;
    int sum = 0;
#pragma unroll 1
    for (int k = 0; k < n; ++k) {
        const int left = a[row * n + k];
        const int right = b[row * n + k];
        sum += left * right;
    }
    c[row * n + col] = sum;
}

// Both by columns: 32 neighbouring words.
extern "C" __global__ void mm_colcol(const int* a, const int* b, int* c, int n) {
    const int row = threadIdx.y + blockIdx.y * blockDim.y, col = threadIdx.x + blockIdx.x * blockDim.x;
    if (row >= n || col >= n) return;
    int sum = 0;
#pragma unroll 1
    for (int k = 0; k < n; ++k) {
        const int left = a[k * n + col];
        const int right = b[k * n + col];
        sum += left * right;
    }
    c[row * n + col] = sum;
}
