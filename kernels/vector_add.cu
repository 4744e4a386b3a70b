// Vector addition, the smallest complete example: every warp reads and writes 128 consecutive bytes, which is four
// 32-byte sectors per request, the ideal for 4-byte elements. The last warp is only half full.
//
// `axpy` is a template, so its kernels carry mangled names.

extern "C" __global__ void vector_add(const float* a, const float* b, float* c, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        const float left = a[i];
        const float right = b[i];
        c[i] = left + right;
    }
}

// The same work with a grid of any size: each thread steps through the vector by the size of the whole grid.
extern "C" __global__ void vector_add_grid_stride(const float* a, const float* b, float* c, int n) {
    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) {
        c[i] = a[i] + b[i];
    }
}

// y = alpha * x + y.
template <typename T>
__global__ void axpy(int n, T alpha, const T* x, T* y) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        const T scaled = alpha * x[i];
        y[i] += scaled;
    }
}

template __global__ void axpy<float>(int, float, const float*, float*);
template __global__ void axpy<double>(int, double, const double*, double*);
