// Recursion: frames in local memory, each thread to a depth of its own.

__device__ __noinline__ int ackermann(int m, int n) {
    if (m == 0) return n + 1;
    if (n == 0) return ackermann(m - 1, 1);
    return ackermann(m - 1, ackermann(m, n - 1));
}

__device__ __noinline__ int paths(int x, int y, int* visits) {
    ++*visits;
    if (x == 0 || y == 0) return 1;
    return paths(x - 1, y, visits) + paths(x, y - 1, visits);
}

__device__ __noinline__ bool odd(unsigned n);
__device__ __noinline__ bool even(unsigned n) { return n == 0 ? true : odd(n - 1); }
__device__ __noinline__ bool odd(unsigned n) { return n == 0 ? false : even(n - 1); }

extern "C" __global__ void recurse(int* out) {
    int i = threadIdx.x, visits = 0;
    out[i] = ackermann(i % 3, i % 4) * 10000 + paths(i % 4, i % 5, &visits) * 100 + visits % 50 * 2 + even(i);
}
