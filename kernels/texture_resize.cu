// Resizing an image through the texture unit.
//
//   resize_linear   the value between texels at each pixel of the result, by linear filtering
//   resize_nearest  the nearest texel
//   resize_mip      a smaller image from the level of a mipmap that fits

extern "C" __global__ void resize_linear(cudaTextureObject_t image, float* out, int width, int height) {
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    const int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    const float u = (x + 0.5f) / width;
    const float v = (y + 0.5f) / height;
    out[y * width + x] = tex2D<float>(image, u, v);
}

extern "C" __global__ void resize_nearest(cudaTextureObject_t image, uchar4* out, int width, int height) {
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    const int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    const float u = (x + 0.5f) / width;
    const float v = (y + 0.5f) / height;
    out[y * width + x] = tex2D<uchar4>(image, u, v);
}

extern "C" __global__ void resize_mip(cudaTextureObject_t image, float* out, int width, int height, float level) {
    const int x = blockIdx.x * blockDim.x + threadIdx.x;
    const int y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    const float u = (x + 0.5f) / width;
    const float v = (y + 0.5f) / height;
    out[y * width + x] = tex2DLod<float>(image, u, v, level);
}
