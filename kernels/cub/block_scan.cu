// cub::BlockScan: inclusive and exclusive sums of a block in three ways, items loaded through a transposition.
#include <cub/block/block_load.cuh>
#include <cub/block/block_scan.cuh>
#include <cub/block/block_store.cuh>

template <cub::BlockScanAlgorithm ALGORITHM>
__device__ void scan(const int* in, int* out, int* total) {
    using Load = cub::BlockLoad<int, 128, 4, cub::BLOCK_LOAD_WARP_TRANSPOSE>;
    using Store = cub::BlockStore<int, 128, 4, cub::BLOCK_STORE_TRANSPOSE>;
    using Scan = cub::BlockScan<int, 128, ALGORITHM>;
    __shared__ union {
        typename Load::TempStorage load;
        typename Store::TempStorage store;
        typename Scan::TempStorage scan;
    } temp;
    int items[4], sum;
    Load(temp.load).Load(in + blockIdx.x * 512, items);
    __syncthreads();
    Scan(temp.scan).InclusiveSum(items, items, sum);
    __syncthreads();
    Store(temp.store).Store(out + blockIdx.x * 512, items);
    if (threadIdx.x == 0) total[blockIdx.x] = sum;
}

extern "C" __global__ void scan_raking(const int* in, int* out, int* total) { scan<cub::BLOCK_SCAN_RAKING>(in, out, total); }
extern "C" __global__ void scan_memoize(const int* in, int* out, int* total) { scan<cub::BLOCK_SCAN_RAKING_MEMOIZE>(in, out, total); }
extern "C" __global__ void scan_warps(const int* in, int* out, int* total) { scan<cub::BLOCK_SCAN_WARP_SCANS>(in, out, total); }

struct Larger {
    __device__ int operator()(int a, int b) const { return a < b ? b : a; }
};

extern "C" __global__ void exclusive_max(const int* in, int* out) {
    using Scan = cub::BlockScan<int, 96>;
    __shared__ typename Scan::TempStorage temp;
    int item = in[threadIdx.x];
    Scan(temp).ExclusiveScan(item, item, -100, Larger{});
    out[threadIdx.x] = item;
}
