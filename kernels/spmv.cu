// y = A * x with A sparse, in compressed rows (CSR): row r's elements are values[k] in column columns[k] for k from
// row_start[r] up to row_start[r + 1].
//
//   spmv_scalar   a thread per row: lanes walk through different rows, so their loads are scattered, and the warp takes as
//                 long as its longest row
//   spmv_vector   a warp per row: lanes read neighbouring elements of one row and add up with shuffles

extern "C" __global__ void spmv_scalar(int rows, const int* row_start, const int* columns, const float* values, const float* x, float* y) {
    const int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= rows) return;
    float sum = 0.0f;
    const int end = row_start[row + 1];
#pragma unroll 1
    for (int k = row_start[row]; k < end; ++k) {
        const float value = values[k];
        sum += value * x[columns[k]];
    }
    y[row] = sum;
}

extern "C" __global__ void spmv_vector(int rows, const int* row_start, const int* columns, const float* values, const float* x, float* y) {
    const int row = (blockIdx.x * blockDim.x + threadIdx.x) / 32;
    const int lane = threadIdx.x % 32;
    if (row >= rows) return;  // a whole warp leaves together
    float sum = 0.0f;
    const int end = row_start[row + 1];
#pragma unroll 1
    for (int k = row_start[row] + lane; k < end; k += 32) {
        const float value = values[k];
        sum += value * x[columns[k]];
    }
    for (int step = 16; step > 0; step /= 2) sum += __shfl_down_sync(0xffffffffu, sum, step);
    if (lane == 0) y[row] = sum;
}
