// Sorts within a thread: insertion in local memory, quicksort with a stack of its own, a heap.

__device__ void sift(int* heap, int at, int n) {
    for (int child; (child = 2 * at + 1) < n; at = child) {
        if (child + 1 < n && heap[child + 1] > heap[child]) ++child;
        if (heap[at] >= heap[child]) return;
        int t = heap[at];
        heap[at] = heap[child];
        heap[child] = t;
    }
}

extern "C" __global__ void heaps(int* data, int each) {
    int* mine = data + (blockIdx.x * blockDim.x + threadIdx.x) * each;
    for (int k = each / 2; k >= 0; --k) sift(mine, k, each);
    for (int n = each - 1; n > 0; --n) {
        int t = mine[0];
        mine[0] = mine[n];
        mine[n] = t;
        sift(mine, 0, n);
    }
}

extern "C" __global__ void insertions(const int* data, int* out) {
    int own[16], i = blockIdx.x * blockDim.x + threadIdx.x;
    for (int k = 0; k < 16; ++k) {
        int x = data[i * 16 + k], at = k;
        for (; at > 0 && own[at - 1] > x; --at) own[at] = own[at - 1];
        own[at] = x;
    }
    for (int k = 0; k < 16; ++k) out[k * gridDim.x * blockDim.x + i] = own[k];
}

__device__ __noinline__ void quick(int* data, int low, int high) {
    int stack[32], top = 0;
    stack[top++] = low;
    stack[top++] = high;
    while (top > 0) {
        high = stack[--top];
        low = stack[--top];
        if (low >= high) continue;
        int pivot = data[(low + high) / 2], a = low, b = high;
        while (a <= b) {
            while (data[a] < pivot) ++a;
            while (data[b] > pivot) --b;
            if (a <= b) {
                int t = data[a];
                data[a++] = data[b];
                data[b--] = t;
            }
        }
        stack[top++] = low;
        stack[top++] = b;
        stack[top++] = a;
        stack[top++] = high;
    }
}

extern "C" __global__ void quicksorts(int* data, int each) {
    quick(data + threadIdx.x * each, 0, each - 1);
}
