// A CUDA runtime that runs nothing: it hands out addresses, answers as an A100 would, and writes down each launch.
// build.py links the drivers of this folder with it. Kernels' parameter sizes come from the PTX, one line a kernel, in
// the file that RECORD_SIZES names.
//
// Output, a line each: `buffer NAME ADDRESS BYTES`, `set ADDRESS VALUE BYTES`, `copy TO FROM BYTES`, and
// `launch NAME GX GY GZ BX BY BZ SHARED` with the bytes of each parameter in hexadecimal behind it.

#include <cuda_runtime_api.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

// Kernels register themselves before this file's own statics are made, hence a function.
static std::map<const void*, std::string>& kernels() {
    static std::map<const void*, std::string> all;
    return all;
}
static size_t next_address = 0x700000000000;

static const std::vector<size_t>& sizes(const std::string& kernel) {
    static std::map<std::string, std::vector<size_t>> all;
    if (all.empty()) {
        std::ifstream file(getenv("RECORD_SIZES"));
        for (std::string line; std::getline(file, line);) {
            std::istringstream words(line);
            std::string name;
            words >> name;
            auto& list = all[name];
            for (size_t size; words >> size;) list.push_back(size);
        }
    }
    return all[kernel];
}

static cudaError_t launch(const void* function, dim3 grid, dim3 block, void** args, size_t shared) {
    const std::string& name = kernels()[function];
    printf("launch %s %u %u %u %u %u %u %zu", name.c_str(), grid.x, grid.y, grid.z, block.x, block.y, block.z, shared);
    size_t index = 0;
    for (size_t size : sizes(name)) {
        printf(" ");
        auto* bytes = static_cast<unsigned char*>(args[index]);
        // One byte is a truth value or an empty class, and what such a class holds is chance.
        if (size == 1 && *bytes > 1) *bytes = 0;
        for (size_t byte = 0; byte < size; ++byte) printf("%02x", bytes[byte]);
        ++index;
    }
    printf("\n");
    return cudaSuccess;
}

struct Configuration {
    dim3 grid, block;
    size_t shared;
    cudaStream_t stream;
};
static std::vector<Configuration> pushed;

extern "C" {

void* named_buffer(const char* name, size_t bytes) {
    void* address = reinterpret_cast<void*>(next_address);
    next_address += (bytes + 1024) / 512 * 512;
    printf("buffer %s %zx %zu\n", name, reinterpret_cast<size_t>(address), bytes);
    return address;
}

void** __cudaRegisterFatBinary(void*) {
    static void* handle;
    return &handle;
}
void __cudaRegisterFatBinaryEnd(void**) {}
void __cudaUnregisterFatBinary(void**) {}
char __cudaInitModule(void**) { return 0; }
void __cudaRegisterVar(void**, char*, char*, const char*, int, size_t, int, int) {}
void __cudaRegisterFunction(void**, const char* host, char*, const char* device, int, uint3*, uint3*, dim3*, dim3*, int*) {
    kernels()[host] = device;
}
unsigned __cudaPushCallConfiguration(dim3 grid, dim3 block, size_t shared, cudaStream_t stream) {
    pushed.push_back({grid, block, shared, stream});
    return 0;
}
cudaError_t __cudaPopCallConfiguration(dim3* grid, dim3* block, size_t* shared, void* stream) {
    Configuration top = pushed.back();
    pushed.pop_back();
    *grid = top.grid;
    *block = top.block;
    *shared = top.shared;
    *static_cast<cudaStream_t*>(stream) = top.stream;
    return cudaSuccess;
}
cudaError_t __cudaGetKernel(cudaKernel_t* kernel, const void* function) {
    *kernel = reinterpret_cast<cudaKernel_t>(const_cast<void*>(function));
    return cudaSuccess;
}
cudaError_t __cudaLaunchKernel(cudaKernel_t kernel, dim3 grid, dim3 block, void** args, size_t shared, cudaStream_t) {
    return launch(kernel, grid, block, args, shared);
}
cudaError_t cudaLaunchKernel(const void* function, dim3 grid, dim3 block, void** args, size_t shared, cudaStream_t) {
    return launch(function, grid, block, args, shared);
}
cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t* config, const void* function, void** args) {
    return launch(function, config->gridDim, config->blockDim, args, config->dynamicSmemBytes);
}
cudaError_t cudaMemsetAsync(void* to, int value, size_t bytes, cudaStream_t) {
    printf("set %zx %d %zu\n", reinterpret_cast<size_t>(to), value, bytes);
    return cudaSuccess;
}
cudaError_t cudaMemcpyAsync(void* to, const void* from, size_t bytes, cudaMemcpyKind, cudaStream_t) {
    printf("copy %zx %zx %zu\n", reinterpret_cast<size_t>(to), reinterpret_cast<size_t>(from), bytes);
    return cudaSuccess;
}
cudaError_t cudaGetDevice(int* device) {
    *device = 0;
    return cudaSuccess;
}
cudaError_t cudaGetDeviceCount(int* count) {
    *count = 1;
    return cudaSuccess;
}
cudaError_t cudaDeviceGetAttribute(int* value, cudaDeviceAttr attribute, int) {
    switch (attribute) {
        case cudaDevAttrMultiProcessorCount: *value = 108; break;
        case cudaDevAttrComputeCapabilityMajor: *value = 8; break;
        case cudaDevAttrComputeCapabilityMinor: *value = 0; break;
        case cudaDevAttrMaxGridDimX: *value = 2147483647; break;
        case cudaDevAttrMaxSharedMemoryPerBlock: *value = 49152; break;
        case cudaDevAttrMaxSharedMemoryPerBlockOptin: *value = 166912; break;
        case cudaDevAttrMaxSharedMemoryPerMultiprocessor: *value = 167936; break;
        case cudaDevAttrMaxThreadsPerMultiProcessor: *value = 2048; break;
        case cudaDevAttrUnifiedAddressing: *value = 1; break;
        default: *value = 0;
    }
    return cudaSuccess;
}
// Registers are not known here; these algorithms are within what 64 registers a thread allow.
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int* blocks, const void*, int threads, size_t, unsigned) {
    *blocks = 1024 / threads > 0 ? 1024 / threads : 1;
    return cudaSuccess;
}
cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int* blocks, const void*, int threads, size_t) {
    *blocks = 1024 / threads > 0 ? 1024 / threads : 1;
    return cudaSuccess;
}
cudaError_t cudaFuncGetAttributes(cudaFuncAttributes* attributes, const void*) {
    memset(attributes, 0, sizeof *attributes);
    attributes->ptxVersion = 80;
    attributes->binaryVersion = 80;
    attributes->maxThreadsPerBlock = 1024;
    return cudaSuccess;
}
cudaError_t cudaFuncSetAttribute(const void*, cudaFuncAttribute, int) { return cudaSuccess; }
cudaError_t cudaSetDevice(int) { return cudaSuccess; }
cudaError_t cudaGetLastError() { return cudaSuccess; }
cudaError_t cudaPeekAtLastError() { return cudaSuccess; }
const char* cudaGetErrorString(cudaError_t) { return "none"; }
const char* cudaGetErrorName(cudaError_t) { return "none"; }
cudaError_t cudaStreamSynchronize(cudaStream_t) { return cudaSuccess; }
cudaError_t cudaDeviceSynchronize() { return cudaSuccess; }

}  // extern "C"
