// The ways in which a warp can touch global memory, one small kernel each. All copy something; what differs is the
// address of each lane.

// ---- width ----

extern "C" __global__ void copy_float(const float* in, float* out, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = in[i];
}

// 16 bytes a lane: a quarter of the requests, each of 16 sectors.
extern "C" __global__ void copy_float4(const float4* in, float4* out, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) out[i] = in[i];
}

// ---- alignment and stride ----

// Reads from `offset` on. A warp's 128 bytes lie in four sectors only if the offset is a multiple of 8 floats.
extern "C" __global__ void copy_offset(const float* in, float* out, int n, int offset) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        const float value = in[i + offset];
        out[i] = value;
    }
}

// Reads every `stride`-th element.
extern "C" __global__ void copy_strided(const float* in, float* out, int n, int stride) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        const float value = in[i * stride];
        out[i] = value;
    }
}

// All lanes of a warp read the same word: one sector.
extern "C" __global__ void broadcast(const float* in, float* out, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        const float value = in[i / 32];
        out[i] = value;
    }
}

// ---- arrays of structures, structures of arrays ----

struct Particle {
    float x, y, z, mass;
};

// One field of 16 bytes: all sectors of the structures for a quarter of their bytes.
extern "C" __global__ void masses_of_structures(const Particle* particles, float* masses, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        const float mass = particles[i].mass;
        masses[i] = mass;
    }
}

// The same field from its own array, `n` elements after each other: x, y, z, mass.
extern "C" __global__ void masses_of_arrays(const float* fields, float* masses, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        const float mass = fields[3 * n + i];
        masses[i] = mass;
    }
}

// ---- bytes ----

// 32 lanes read one sector.
extern "C" __global__ void copy_bytes(const unsigned char* in, unsigned char* out, int n) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n) {
        const unsigned char value = in[i];
        out[i] = value;
    }
}

// The green bytes of packed pixels: 32 lanes use a third of three sectors.
extern "C" __global__ void green_of_rgb(const unsigned char* rgb, unsigned char* green, int pixels) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < pixels) {
        const unsigned char value = rgb[3 * i + 1];
        green[i] = value;
    }
}

// The same, four pixels a thread: 12 bytes in three words, 4 bytes out in one. Fewer requests and whole-word stores, but
// each of the three loads steps by 12 bytes and touches all sectors that the three share.
extern "C" __global__ void green_of_rgb_words(const unsigned* rgb, unsigned* green, int groups) {
    const int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < groups) {
        const unsigned first = rgb[3 * i];       // g0 is byte 1
        const unsigned second = rgb[3 * i + 1];  // g1 is byte 4, g2 is byte 7
        const unsigned third = rgb[3 * i + 2];   // g3 is byte 10
        const unsigned three = __byte_perm(first, second, 0x0741);
        green[i] = __byte_perm(three, third, 0x6210);
    }
}
