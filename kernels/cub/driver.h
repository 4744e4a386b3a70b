// What every driver of this folder starts with: named buffers, and the kernels that stand for the runtime's calls.
// A driver is a host program that calls CUB; record.cpp stands in for the CUDA runtime and writes down what it launches.
#pragma once

// A buffer that launch files know as `name`.
extern "C" void* named_buffer(const char* name, size_t bytes);

template <class T>
T* buffer(const char* name, size_t count) {
    return static_cast<T*>(named_buffer(name, count * sizeof(T)));
}

// Launched first, so that a launch file can say what its buffers hold.
extern "C" __global__ void buffers(void*, void*, void*, void*, void*, void*) {}

// cudaMemset and cudaMemcpy from device to device, which a launch file has no words for.
extern "C" __global__ void set_bytes(unsigned char* to, unsigned char value, size_t bytes) {
    size_t i = blockIdx.x * size_t(blockDim.x) + threadIdx.x;
    if ((size_t(to) | bytes) % 4 == 0) {
        if (i < bytes / 4) reinterpret_cast<unsigned*>(to)[i] = value * 0x01010101u;
    } else if (i < bytes) {
        to[i] = value;
    }
}

extern "C" __global__ void copy_bytes(unsigned char* to, const unsigned char* from, size_t bytes) {
    size_t i = blockIdx.x * size_t(blockDim.x) + threadIdx.x;
    if ((size_t(to) | size_t(from) | bytes) % 4 == 0) {
        if (i < bytes / 4) reinterpret_cast<unsigned*>(to)[i] = reinterpret_cast<const unsigned*>(from)[i];
    } else if (i < bytes) {
        to[i] = from[i];
    }
}

// Calls a device-wide algorithm as its manual says: once for the size of the temporary storage, once in earnest.
template <class Call>
void device_wide(Call call, void* a, void* b = nullptr, void* c = nullptr, void* d = nullptr, void* e = nullptr) {
    size_t bytes = 0;
    if (call(static_cast<void*>(nullptr), bytes) != cudaSuccess) abort();
    void* temp = named_buffer("temp", bytes);
    buffers<<<1, 1>>>(a, b, c, d, e, temp);
    if (call(temp, bytes) != cudaSuccess) abort();
}
