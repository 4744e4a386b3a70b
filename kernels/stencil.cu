// Stencils: each result is a weighted sum of an element and its neighbours. Elements on the border are copied.
//
//   stencil_2d          five points, straight from global memory: every element is loaded five times
//   stencil_2d_shared   a tile and its halo in shared memory: every element is loaded about once
//   stencil_1d_shared   seven points of a line, with a halo of three on either side

constexpr float CENTER = 0.5f;
constexpr float SIDE = 0.125f;
constexpr int TILE_X = 32;
constexpr int TILE_Y = 8;

extern "C" __global__ void stencil_2d(const float* in, float* out, int width, int height) {
    const int x = blockIdx.x * TILE_X + threadIdx.x;
    const int y = blockIdx.y * TILE_Y + threadIdx.y;
    if (x >= width || y >= height) return;
    const int i = y * width + x;
    if (x == 0 || y == 0 || x == width - 1 || y == height - 1) {
        out[i] = in[i];
        return;
    }
    const float west = in[i - 1];   // one word to the left of the line: a fifth sector
    const float east = in[i + 1];
    const float north = in[i - width];
    const float south = in[i + width];
    out[i] = CENTER * in[i] + SIDE * (west + east + north + south);
}

extern "C" __global__ void stencil_2d_shared(const float* in, float* out, int width, int height) {
    __shared__ float tile[TILE_Y + 2][TILE_X + 2];
    const int x = blockIdx.x * TILE_X + threadIdx.x;
    const int y = blockIdx.y * TILE_Y + threadIdx.y;
    const int tx = threadIdx.x + 1, ty = threadIdx.y + 1;
    const bool inside = x < width && y < height;
    if (inside) {
        tile[ty][tx] = in[y * width + x];
        // The threads at the tile's edges also fetch the halo.
        if (threadIdx.x == 0 && x > 0) tile[ty][0] = in[y * width + x - 1];
        if (threadIdx.x == TILE_X - 1 && x < width - 1) tile[ty][TILE_X + 1] = in[y * width + x + 1];
        if (threadIdx.y == 0 && y > 0) tile[0][tx] = in[(y - 1) * width + x];
        if (threadIdx.y == TILE_Y - 1 && y < height - 1) tile[TILE_Y + 1][tx] = in[(y + 1) * width + x];
    }
    __syncthreads();
    if (!inside) return;
    float result = tile[ty][tx];
    if (x > 0 && y > 0 && x < width - 1 && y < height - 1)
        result = CENTER * result + SIDE * (tile[ty][tx - 1] + tile[ty][tx + 1] + tile[ty - 1][tx] + tile[ty + 1][tx]);
    out[y * width + x] = result;
}

constexpr int RADIUS = 3;

// The sum of the 2 * RADIUS + 1 elements around each one; beyond the ends there are zeros.
extern "C" __global__ void stencil_1d_shared(const int* in, int* out, int n) {
    extern __shared__ int line[];  // blockDim.x + 2 * RADIUS elements
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    const int at = threadIdx.x + RADIUS;
    line[at] = i < n ? in[i] : 0;
    if (threadIdx.x < RADIUS) {
        line[threadIdx.x] = i >= RADIUS ? in[i - RADIUS] : 0;
        const int right = i + blockDim.x;
        line[at + blockDim.x] = right < n ? in[right] : 0;
    }
    __syncthreads();
    if (i >= n) return;
    int sum = 0;
    for (int d = -RADIUS; d <= RADIUS; ++d) sum += line[at + d];
    out[i] = sum;
}
