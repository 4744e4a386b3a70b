// Images read and written as surfaces: addresses in bytes along a row, and a choice of what lies beyond the edge.
//
//   surface_invert  every channel of every pixel, in place
//   surface_blur    three pixels of a row, clamped at its ends; read as one object, written as another
//   surface_layers  one plane of an array from the next one, the last one dropped

extern "C" __global__ void surface_invert(cudaSurfaceObject_t image, int width, int height) {
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    const int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    uchar4 pixel;
    surf2Dread(&pixel, image, x * 4, y);
    pixel = make_uchar4(255 - pixel.x, 255 - pixel.y, 255 - pixel.z, pixel.w);
    surf2Dwrite(pixel, image, x * 4, y);
}

extern "C" __global__ void surface_blur(cudaSurfaceObject_t in, cudaSurfaceObject_t out, int width, int height) {
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    const int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    const float west = surf2Dread<float>(in, (x - 1) * 4, y, cudaBoundaryModeClamp);
    const float here = surf2Dread<float>(in, x * 4, y);
    const float east = surf2Dread<float>(in, (x + 1) * 4, y, cudaBoundaryModeClamp);
    surf2Dwrite(0.25f * west + 0.5f * here + 0.25f * east, out, x * 4, y);
}

extern "C" __global__ void surface_layers(cudaSurfaceObject_t planes, int width, int height, int layers) {
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    const int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    for (int layer = 0; layer < layers; layer++) {
        const int next = surf2DLayeredread<int>(planes, x * 4, y, layer + 1, cudaBoundaryModeZero);
        surf2DLayeredwrite(next, planes, x * 4, y, layer);
    }
}
