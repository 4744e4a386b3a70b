// Forces between all pairs of bodies. The positions (x, y, z and a charge in w) pass through shared memory in tiles of
// one block's size; in the inner loop all lanes read the same body, which is a broadcast.

constexpr int BLOCK = 128;
constexpr float SOFTENING = 0.01f;  // keeps the force finite when two bodies meet, and a body's force on itself zero

// `bodies` is a multiple of BLOCK. field[i] = sum over j of charge_j * (p_j - p_i) / (|p_j - p_i|^2 + SOFTENING)^(3/2)
extern "C" __global__ void nbody_field(const float4* positions, float4* field, int bodies) {
    __shared__ float4 tile[BLOCK];
    const int i = blockIdx.x * BLOCK + threadIdx.x;
    const float4 me = positions[i];
    float3 sum = {0.0f, 0.0f, 0.0f};
    for (int start = 0; start < bodies; start += BLOCK) {
        tile[threadIdx.x] = positions[start + threadIdx.x];
        __syncthreads();
        for (int j = 0; j < BLOCK; ++j) {
            const float4 other = tile[j];
            const float dx = other.x - me.x, dy = other.y - me.y, dz = other.z - me.z;
            const float inverse = rsqrtf(dx * dx + dy * dy + dz * dz + SOFTENING);
            const float strength = other.w * inverse * inverse * inverse;
            sum.x += strength * dx;
            sum.y += strength * dy;
            sum.z += strength * dz;
        }
        __syncthreads();
    }
    field[i] = make_float4(sum.x, sum.y, sum.z, 0.0f);
}
