// Constant memory: initialised tables, structures, an index that is uniform, and one that differs from lane to lane.

struct Rule {
    int first;
    short step;
    unsigned char shift;
    double weight;
};

__constant__ int squares[16] = {0, 1, 4, 9, 16, 25, 36, 49, 64, 81, 100, 121, 144, 169, 196, 225};
__constant__ Rule rules[3] = {{1, -2, 3, 0.5}, {100, 7, 0, 2.0}, {-5, 1000, 1, -1.0}};
__constant__ float scale = 1.5f;
__device__ int counter = 7;
__device__ const unsigned char letters[] = "constant";

extern "C" __global__ void lookups(int* out, double* weights, int which) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    Rule mine = rules[i % 3], one = rules[which];
    out[i] = squares[i & 15] + ((mine.first + mine.step * i) << mine.shift) - squares[which] + letters[i & 7];
    weights[i] = one.weight * scale + mine.weight;
    if (i == 0) atomicAdd(&counter, squares[which]);
}

extern "C" __global__ void read_counter(int* out) { *out = counter; }
