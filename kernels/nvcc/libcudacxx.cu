// libcu++: atomic references with scopes and orders, a semaphore in memory, standard containers.
#include <cuda/atomic>
#include <cuda/std/array>
#include <cuda/std/complex>
#include <cuda/std/tuple>

extern "C" __global__ void scopes(int* cells) {
    cuda::atomic_ref<int, cuda::thread_scope_device> device(cells[0]);
    cuda::atomic_ref<int, cuda::thread_scope_block> block(cells[1 + blockIdx.x]);
    cuda::atomic_ref<int, cuda::thread_scope_system> system(cells[5]);
    device.fetch_add(1, cuda::memory_order_relaxed);
    block.fetch_max((int)threadIdx.x, cuda::memory_order_acq_rel);
    system.fetch_xor((int)threadIdx.x << 3, cuda::memory_order_seq_cst);
    int expected = 0;
    cuda::atomic_ref<int, cuda::thread_scope_device> once(cells[6]);
    if (once.compare_exchange_strong(expected, 42, cuda::memory_order_release, cuda::memory_order_acquire)) cells[7] = 1;
}

// The first block writes, the others wait for its flag.
extern "C" __global__ void message(int* data, int* flag, int* out) {
    cuda::atomic_ref<int, cuda::thread_scope_device> ready(*flag);
    if (blockIdx.x == 0) {
        data[threadIdx.x] = threadIdx.x * 3;
        __syncthreads();
        if (threadIdx.x == 0) ready.store(1, cuda::memory_order_release);
    } else {
        if (threadIdx.x == 0)
            while (ready.load(cuda::memory_order_acquire) == 0) {}
        __syncthreads();
        out[(blockIdx.x - 1) * blockDim.x + threadIdx.x] = data[threadIdx.x] + blockIdx.x;
    }
}

extern "C" __global__ void containers(const float* in, float* out) {
    int i = threadIdx.x;
    cuda::std::complex<float> z(in[i], 1.0f);
    z = z * z + cuda::std::complex<float>(0.5f, -0.25f);
    cuda::std::array<float, 3> a = {z.real(), z.imag(), in[i]};
    auto [x, y] = cuda::std::make_tuple(a[i % 3], a[(i + 1) % 3]);
    out[i] = x - 2.0f * y;
}
