// cub::WarpReduce and cub::WarpScan, whole warps and parts of one, single values and structures; cub::WarpExchange.
#include <cub/warp/warp_exchange.cuh>
#include <cub/warp/warp_reduce.cuh>
#include <cub/warp/warp_scan.cuh>

extern "C" __global__ void warp_sums(const int* in, int* out) {
    using Reduce = cub::WarpReduce<int>;
    __shared__ typename Reduce::TempStorage temp[4];
    int sum = Reduce(temp[threadIdx.x / 32]).Sum(in[threadIdx.x]);
    if (threadIdx.x % 32 == 0) out[threadIdx.x / 32] = sum;
}

extern "C" __global__ void warp_scans(const float* in, float* inclusive, float* exclusive) {
    using Scan = cub::WarpScan<float, 8>;
    __shared__ typename Scan::TempStorage temp[16];
    float a, b;
    Scan(temp[threadIdx.x / 8]).Scan(in[threadIdx.x], a, b, 0.0f, ::cuda::std::plus<>{});
    inclusive[threadIdx.x] = a;
    exclusive[threadIdx.x] = b;
}

struct Pair {
    int key;
    double value;
};
struct LargerValue {
    __device__ Pair operator()(const Pair& a, const Pair& b) const { return b.value > a.value ? b : a; }
};

extern "C" __global__ void warp_best(const double* in, int* place, double* best) {
    using Reduce = cub::WarpReduce<Pair>;
    __shared__ typename Reduce::TempStorage temp[2];
    Pair pair = Reduce(temp[threadIdx.x / 32]).Reduce(Pair{int(threadIdx.x), in[threadIdx.x]}, LargerValue{});
    if (threadIdx.x % 32 == 0) {
        place[threadIdx.x / 32] = pair.key;
        best[threadIdx.x / 32] = pair.value;
    }
}

extern "C" __global__ void segmented(const int* in, const unsigned char* heads, int* out) {
    using Reduce = cub::WarpReduce<int>;
    __shared__ typename Reduce::TempStorage temp;
    int sum = Reduce(temp).HeadSegmentedSum(in[threadIdx.x], heads[threadIdx.x]);
    out[threadIdx.x] = heads[threadIdx.x] ? sum : 0;
}

extern "C" __global__ void warp_exchange(const int* in, int* out) {
    using Exchange = cub::WarpExchange<int, 4, 16>;
    __shared__ typename Exchange::TempStorage temp[2];
    int items[4];
    for (int i = 0; i < 4; ++i) items[i] = in[threadIdx.x * 4 + i];
    Exchange(temp[threadIdx.x / 16]).BlockedToStriped(items, items);
    for (int i = 0; i < 4; ++i) out[threadIdx.x * 4 + i] = items[i];
}
