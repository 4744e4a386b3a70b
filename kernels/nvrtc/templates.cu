// Templates that the host asks for by name: types, numbers, packs of functors; a static table of each instance.

template <class T>
__global__ void axpy(T a, const T* x, T* y, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) y[i] = a * x[i] + y[i];
}

template <class T, int N>
struct Window {
    T items[N];
    __device__ T fold() const {
        T sum = 0;
#pragma unroll
        for (int k = 0; k < N; ++k) sum = sum * 3 + items[k];
        return sum;
    }
};

template <class T, int N>
__global__ void fold(const T* in, T* out, int n) {
    __shared__ T tile[64 + N];
    int t = threadIdx.x, i = blockIdx.x * 64 + t;
    tile[t] = i < n ? in[i] : T(0);
    if (t < N) tile[64 + t] = i + 64 < n ? in[i + 64] : T(0);
    __syncthreads();
    Window<T, N> window;
    for (int k = 0; k < N; ++k) window.items[k] = tile[t + k];
    if (i < n) out[i] = window.fold();
}

struct Add {
    static constexpr int amount = 7;
    __device__ static int of(int x) { return x + amount; }
};
struct Scale {
    __device__ static int of(int x) { return x * 5; }
};

template <class F>
__device__ int twice(F f, int x) {
    return f(f(x));
}

template <class... Steps>
__global__ void apply_all(const int* in, int* out) {
    int x = in[threadIdx.x];
    ((x = Steps::of(x)), ...);
    out[threadIdx.x] = twice([=](int v) { return v - x / 2; }, x) + (int)sizeof...(Steps);
}
