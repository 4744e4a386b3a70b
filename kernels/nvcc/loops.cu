// Control flow: nested loops with break and continue, early return, goto, short circuits, selects, a while over a list.

extern "C" __global__ void nested(int* out, int limit) {
    int i = blockIdx.x * blockDim.x + threadIdx.x, sum = 0;
    if (i % 11 == 10) {
        out[i] = -1;
        return;
    }
    for (int a = 0; a < limit; ++a) {
        if ((a + i) % 4 == 3) continue;
        for (int b = a; b < limit; ++b) {
            if (a * b > 20 + i) break;
            sum += (a ^ b) + ((a & 1) && (b % (1 + i % 3) == 0) ? 2 : -1);
        }
        if (sum > 200) goto done;
    }
    sum = -sum;
done:
    out[i] = sum;
}

extern "C" __global__ void list(const int* next, const int* start, int* out) {
    int i = threadIdx.x, at = start[i], length = 0;
    while (at >= 0 && length < 100) {
        at = next[at];
        ++length;
    }
    out[i] = length;
}

extern "C" __global__ void __launch_bounds__(64, 4) primes(int* out) {
    int n = blockIdx.x * blockDim.x + threadIdx.x + 2, d = 2;
    for (; d * d <= n; ++d)
        if (n % d == 0) break;
    out[n - 2] = d * d > n ? 1 : d;
}
