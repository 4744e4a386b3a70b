// Inclusive scan in one pass over memory, with decoupled look-back (Merrill and Garland, "Single-pass Parallel Prefix
// Scan with Decoupled Look-back", NVIDIA technical report NVR-2016-002).
//
// The array is cut into tiles of 1024. A block takes the next tile, scans it, and publishes its total at once. Then it
// looks back over its predecessors' published values, nearest first: totals are added up until a tile is found whose
// whole prefix is known. Nobody waits for a predecessor's prefix when its total will do.
//
// A tile's state and value travel in one 64-bit word, so that one store publishes both and no fence is needed: the
// value is in the word itself. The words are read and written by relaxed atomic accesses at device scope; an ordinary
// load in the polling loop might be served from a stale line forever.

constexpr int BLOCK = 256;
constexpr int PER_THREAD = 4;
constexpr int TILE = BLOCK * PER_THREAD;

enum State : unsigned { EMPTY = 0, TOTAL = 1, PREFIX = 2 };  // EMPTY is what zeroed memory says

__device__ void publish(unsigned long long* word, State state, unsigned value) {
    __nv_atomic_store_n(word, (unsigned long long)state << 32 | value, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
}

__device__ unsigned long long look(unsigned long long* word) {
    return __nv_atomic_load_n(word, __NV_ATOMIC_RELAXED, __NV_THREAD_SCOPE_DEVICE);
}

// Inclusive scan over a warp.
__device__ unsigned warp_scan(unsigned value) {
    const int lane = threadIdx.x % 32;
    for (int step = 1; step < 32; step *= 2) {
        const unsigned left = __shfl_up_sync(0xffffffffu, value, step);
        if (lane >= step) value += left;
    }
    return value;
}

// The sum of everything before `tile`, for all lanes of the calling warp; lane l looks at tile - 1 - l.
__device__ unsigned look_back(unsigned long long* states, int tile) {
    const int lane = threadIdx.x % 32;
    unsigned before = 0;
    for (int nearest = tile - 1; nearest >= 0; nearest -= 32) {
        const int mine = nearest - lane;
        // Before the first tile there is nothing: a known prefix of zero.
        unsigned long long word = (unsigned long long)PREFIX << 32;
        if (mine >= 0) {
            do word = look(&states[mine]);
            while (word >> 32 == EMPTY);
        }
        __syncwarp();
        // Lanes up to the nearest known prefix count, those beyond are already in it.
        const unsigned known = __ballot_sync(0xffffffffu, word >> 32 == PREFIX);
        const int last = known ? __ffs(known) - 1 : 31;
        unsigned value = lane <= last ? (unsigned)word : 0;
        for (int step = 16; step > 0; step /= 2) value += __shfl_xor_sync(0xffffffffu, value, step);
        before += value;
        if (known) break;
    }
    return before;
}

// `next_tile` and `states` (one word per tile) start at zero; one block per tile.
extern "C" __global__ void scan_lookback(const unsigned* in, unsigned* out, int n, unsigned* next_tile, unsigned long long* states) {
    __shared__ int s_tile;
    __shared__ unsigned s_warp_totals[BLOCK / 32];
    __shared__ unsigned s_before;

    // Tiles are handed out in the order in which blocks start, so that a predecessor is always running or done.
    // Counting on blockIdx instead would hang if the hardware started blocks in another order.
    if (threadIdx.x == 0) s_tile = atomicAdd(next_tile, 1u);
    __syncthreads();
    const int tile = s_tile;
    const int first = tile * TILE + threadIdx.x * PER_THREAD;

    unsigned items[PER_THREAD];
    unsigned sum = 0;
    for (int i = 0; i < PER_THREAD; ++i) {
        sum += first + i < n ? in[first + i] : 0;
        items[i] = sum;
    }

    // Scan the threads' sums: inside each warp, then over the warps.
    const int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    const unsigned in_warp = warp_scan(sum);
    if (lane == 31) s_warp_totals[warp] = in_warp;
    __syncthreads();
    if (warp == 0) {
        const unsigned totals = warp_scan(lane < BLOCK / 32 ? s_warp_totals[lane] : 0);
        if (lane < BLOCK / 32) s_warp_totals[lane] = totals;
        const unsigned total = __shfl_sync(0xffffffffu, totals, BLOCK / 32 - 1);
        if (lane == 0) publish(&states[tile], tile == 0 ? PREFIX : TOTAL, total);
        const unsigned before = look_back(states, tile);
        if (lane == 0) {
            if (tile > 0) publish(&states[tile], PREFIX, before + total);
            s_before = before;
        }
    }
    __syncthreads();

    const unsigned base = s_before + (warp > 0 ? s_warp_totals[warp - 1] : 0) + in_warp - sum;
    for (int i = 0; i < PER_THREAD; ++i)
        if (first + i < n) out[first + i] = base + items[i];
}
