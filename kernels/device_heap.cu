// Memory that threads ask for while they run.
//
//   heap_lists    every thread makes a list of its own, turns it round, sums it up with weights, and gives it back
//   heap_keep     one block leaves an array behind
//   heap_use      and another launch uses and frees it
//   stack_sort    scratch memory of a size that only the thread knows, on its stack (alloca)

struct Node {
    int value;
    Node* next;
};

extern "C" __global__ void heap_lists(const int* lengths, int* out) {
    const int t = blockIdx.x * blockDim.x + threadIdx.x;
    Node* list = nullptr;
    for (int i = 0; i < lengths[t]; i++) {
        Node* node = static_cast<Node*>(malloc(sizeof(Node)));
        if (node == nullptr) {
            out[t] = -1;
            return;
        }
        node->value = i;
        node->next = list;
        list = node;
    }
    Node* turned = nullptr;
    while (list != nullptr) {
        Node* next = list->next;
        list->next = turned;
        turned = list;
        list = next;
    }
    int sum = 0;
    for (int weight = 1; turned != nullptr; weight++) {
        sum += weight * turned->value;
        Node* next = turned->next;
        free(turned);
        turned = next;
    }
    out[t] = sum;
}

__device__ int* kept;

extern "C" __global__ void heap_keep(int n) {
    if (threadIdx.x == 0) kept = new int[n];
    __syncthreads();
    for (int i = threadIdx.x; i < n; i += blockDim.x) kept[i] = i * i;
}

extern "C" __global__ void heap_use(int* out, int n) {
    for (int i = threadIdx.x; i < n; i += blockDim.x) out[i] = kept[i];
    __syncthreads();
    if (threadIdx.x == 0) delete[] kept;
}

extern "C" __global__ void stack_sort(const int* in, const int* lengths, int stride, int* out) {
    const int t = blockIdx.x * blockDim.x + threadIdx.x;
    const int n = lengths[t];
    int* scratch = static_cast<int*>(__builtin_alloca(n * sizeof(int)));
    for (int i = 0; i < n; i++) {
        const int v = in[t * stride + i];
        int k = i;
        for (; k > 0 && scratch[k - 1] > v; k--) scratch[k] = scratch[k - 1];
        scratch[k] = v;
    }
    for (int i = 0; i < n; i++) out[t * stride + i] = scratch[i];
}
