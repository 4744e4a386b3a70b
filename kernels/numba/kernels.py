"""Kernels for numba-cuda, each with the types that it is compiled for. `build.py` imports this file.

`@kernel(TYPES)` registers a function under its own name; nothing here needs a GPU.
"""

import math

import numpy as np
from numba import boolean, complex64, cuda, float32, float64, int8, int32, int64, uint8, uint16, uint32, uint64
from numba.core import types
from numba.np.numpy_support import from_dtype

KERNELS = {}


def kernel(*signature):
    """Registers a kernel and the types of its parameters."""

    def register(function):
        KERNELS[function.__name__] = (function, signature)
        return function

    return register


f32s, f64s, i32s, i64s, u32s, u8s, u16s, i8s = (t[::1] for t in (float32, float64, int32, int64, uint32, uint8, uint16, int8))


@kernel(f32s, f32s, f32s, float32)
def saxpy(x, y, out, a):
    i = cuda.grid(1)
    if i < out.size:
        out[i] = a * x[i] + y[i]


@kernel(i32s, i32s)
def grid_stride(x, out):
    """A loop with a stride of the whole grid; the size comes from the array."""
    for i in range(cuda.grid(1), x.size, cuda.gridsize(1)):
        out[i] = 3 * x[i] - i


@kernel(i32s, i32s)
def reduce_shared(x, out):
    """A tree in shared memory, one partial sum for each block."""
    tile = cuda.shared.array(128, int32)
    t = cuda.threadIdx.x
    i = cuda.grid(1)
    tile[t] = x[i] if i < x.size else 0
    cuda.syncthreads()
    step = 64
    while step > 0:
        if t < step:
            tile[t] += tile[t + step]
        cuda.syncthreads()
        step //= 2
    if t == 0:
        out[cuda.blockIdx.x] = tile[0]


@kernel(f64s, f64s)
def reduce_atomic(x, out):
    """atomicAdd on a double."""
    i = cuda.grid(1)
    if i < x.size:
        cuda.atomic.add(out, 0, x[i])


@kernel(f32s, f32s)
def reduce_shuffle(x, out):
    """Warps add by shuffles, the first lanes meet in shared memory."""
    sums = cuda.shared.array(32, float32)
    i = cuda.grid(1)
    lane = cuda.laneid
    value = x[i] if i < x.size else float32(0)
    for d in (16, 8, 4, 2, 1):
        value += cuda.shfl_down_sync(0xFFFFFFFF, value, d)
    if lane == 0:
        sums[cuda.threadIdx.x // 32] = value
    cuda.syncthreads()
    if cuda.threadIdx.x < 32:
        value = sums[lane] if lane < cuda.blockDim.x // 32 else float32(0)
        for d in (16, 8, 4, 2, 1):
            value += cuda.shfl_xor_sync(0xFFFFFFFF, value, d)
        if lane == 0:
            cuda.atomic.add(out, 0, value)


@kernel(float32[:, ::1], float32[:, ::1], float32[:, ::1])
def matmul_shared(a, b, c):
    """16 x 16 tiles in shared memory; sizes need not be multiples."""
    ta = cuda.shared.array((16, 16), float32)
    tb = cuda.shared.array((16, 16), float32)
    x, y = cuda.grid(2)
    tx, ty = cuda.threadIdx.x, cuda.threadIdx.y
    total = float32(0)
    for k in range((a.shape[1] + 15) // 16):
        ta[ty, tx] = a[y, k * 16 + tx] if y < a.shape[0] and k * 16 + tx < a.shape[1] else float32(0)
        tb[ty, tx] = b[k * 16 + ty, x] if x < b.shape[1] and k * 16 + ty < b.shape[0] else float32(0)
        cuda.syncthreads()
        for j in range(16):
            total += ta[ty, j] * tb[j, tx]
        cuda.syncthreads()
    if y < c.shape[0] and x < c.shape[1]:
        c[y, x] = total


@kernel(float64[:, :], float64[:, :])
def transpose_strided(a, out):
    """Arrays of any layout: every access multiplies by the strides that come as parameters."""
    x, y = cuda.grid(2)
    if y < a.shape[0] and x < a.shape[1]:
        out[x, y] = a[y, x]


@kernel(i32s, i32s, f32s, f32s, f32s)
def csr_spmv(start, columns, values, x, y):
    row = cuda.grid(1)
    if row < y.size:
        total = float32(0)
        for k in range(start[row], start[row + 1]):
            total += values[k] * x[columns[k]]
        y[row] = total


@kernel(float32[:, ::1], float32[:, ::1], float32)
def nbody(bodies, field, softening):
    tile = cuda.shared.array((64, 4), float32)
    i = cuda.grid(1)
    px, py, pz = bodies[i, 0], bodies[i, 1], bodies[i, 2]
    ax, ay, az = float32(0), float32(0), float32(0)
    for block in range(bodies.shape[0] // 64):
        j = block * 64 + cuda.threadIdx.x
        for k in range(4):
            tile[cuda.threadIdx.x, k] = bodies[j, k]
        cuda.syncthreads()
        for j in range(64):
            dx, dy, dz = tile[j, 0] - px, tile[j, 1] - py, tile[j, 2] - pz
            r = float32(1) / math.sqrt(dx * dx + dy * dy + dz * dz + softening)
            s = tile[j, 3] * r * r * r
            ax += s * dx
            ay += s * dy
            az += s * dz
        cuda.syncthreads()
    field[i, 0], field[i, 1], field[i, 2] = ax, ay, az


@kernel(u8s, u32s)
def histogram(x, out):
    """A histogram for each block in shared memory, then atomics to global memory."""
    bins = cuda.shared.array(256, uint32)
    t = cuda.threadIdx.x
    while t < 256:
        bins[t] = 0
        t += cuda.blockDim.x
    cuda.syncthreads()
    for i in range(cuda.grid(1), x.size, cuda.gridsize(1)):
        cuda.atomic.add(bins, x[i], 1)
    cuda.syncthreads()
    t = cuda.threadIdx.x
    while t < 256:
        cuda.atomic.add(out, t, bins[t])
        t += cuda.blockDim.x


@kernel(float32[:, ::1], float32[:, ::1])
def stencil(x, out):
    c, r = cuda.grid(2)
    if 0 < r < x.shape[0] - 1 and 0 < c < x.shape[1] - 1:
        out[r, c] = 0.25 * (x[r - 1, c] + x[r + 1, c] + x[r, c - 1] + x[r, c + 1]) - x[r, c]


@cuda.jit(device=True)
def escapes(re, im, limit):
    c = complex(re, im)
    z = 0.0j
    for n in range(limit):
        z = z * z + c
        if z.real * z.real + z.imag * z.imag >= 4:
            return n
    return limit


@kernel(float64, float64, float64, uint8[:, ::1], int32)
def mandelbrot(left, top, step, image, limit):
    """Complex numbers, a device function, loops of very different lengths."""
    x, y = cuda.grid(2)
    if y < image.shape[0] and x < image.shape[1]:
        image[y, x] = escapes(left + x * step, top + y * step, limit)


@kernel(i32s, i32s)
def scan_block(x, out):
    """An inclusive scan of one block, two buffers in shared memory."""
    tile = cuda.shared.array((2, 256), int32)
    t = cuda.threadIdx.x
    tile[0, t] = x[cuda.grid(1)]
    cuda.syncthreads()
    now, d = 0, 1
    while d < 256:
        tile[1 - now, t] = tile[now, t] + (tile[now, t - d] if t >= d else 0)
        cuda.syncthreads()
        now = 1 - now
        d *= 2
    out[cuda.grid(1)] = tile[now, t]


@kernel(u32s)
def bitonic(x):
    """Sorts 512 keys with 256 threads."""
    tile = cuda.shared.array(512, uint32)
    t = cuda.threadIdx.x
    tile[t], tile[t + 256] = x[t], x[t + 256]
    size = 2
    while size <= 512:
        step = size // 2
        while step > 0:
            cuda.syncthreads()
            low = 2 * t - (t & (step - 1))
            up = (low & size) == 0
            a, b = tile[low], tile[low + step]
            if (a > b) == up:
                tile[low], tile[low + step] = b, a
            step //= 2
        size *= 2
    cuda.syncthreads()
    x[t], x[t + 256] = tile[t], tile[t + 256]


PARTICLE = np.dtype([("position", np.float64, 3), ("mass", np.float32), ("charge", np.int8), ("kind", np.uint16)], align=True)


@kernel(from_dtype(PARTICLE)[::1], float64, i32s)
def records(particles, dt, kinds):
    """Structured records: nested arrays, members of several sizes."""
    i = cuda.grid(1)
    if i < particles.size:
        for k in range(3):
            particles[i].position[k] += dt * particles[i].mass * (k + 1)
        particles[i].mass *= 2
        particles[i].charge = -particles[i].charge
        cuda.atomic.add(kinds, particles[i].kind & 3, 1)


@kernel(complex64[::1], complex64[::1], complex64)
def complex_numbers(z, out, w):
    i = cuda.grid(1)
    if i < z.size:
        out[i] = z[i] * w + z[i].conjugate() / complex64(2 + 1j)


@kernel(f32s, float32[:, ::1])
def math_f32(x, out):
    """Functions of libdevice in single precision."""
    i = cuda.grid(1)
    if i < x.size:
        v = x[i]
        out[0, i] = math.sin(v)
        out[1, i] = math.cos(v)
        out[2, i] = math.exp(v)
        out[3, i] = math.log(abs(v) + float32(0.5))
        out[4, i] = math.tanh(v)
        out[5, i] = math.pow(abs(v), float32(1.5))
        out[6, i] = math.atan2(v, float32(0.7))
        out[7, i] = math.erf(v)
        out[8, i] = math.sqrt(abs(v))
        out[9, i] = math.floor(v * 10)
        out[10, i] = math.fabs(v)
        out[11, i] = math.copysign(float32(3), v)


@kernel(f64s, float64[:, ::1])
def math_f64(x, out):
    """Functions of libdevice in double precision: polynomials over fma, tables, reciprocals by iteration."""
    i = cuda.grid(1)
    if i < x.size:
        v = x[i]
        out[0, i] = math.sin(v)
        out[1, i] = math.cos(v)
        out[2, i] = math.exp(v)
        out[3, i] = math.log(abs(v) + 0.5)
        out[4, i] = math.tanh(v)
        out[5, i] = math.pow(abs(v), 1.5)
        out[6, i] = math.atan2(v, 0.7)
        out[7, i] = math.lgamma(abs(v) + 1)
        out[8, i] = math.sqrt(abs(v))
        out[9, i] = math.ceil(v * 10)
        out[10, i] = math.fmod(v, 0.3)
        out[11, i] = math.hypot(v, 2.0)
        out[12, i] = 1.0 / (v + 3)


@kernel(i32s, i32s, uint64[::1], f32s)
def atomics(x, out, wide, reals):
    """Every atomic operation that Numba has for integers, and min and max of floats."""
    i = cuda.grid(1)
    if i < x.size:
        v = x[i]
        cuda.atomic.add(out, 0, v)
        cuda.atomic.sub(out, 1, v)
        cuda.atomic.max(out, 2, v)
        cuda.atomic.min(out, 3, v)
        cuda.atomic.and_(out, 4, v)
        cuda.atomic.or_(out, 5, v)
        cuda.atomic.xor(out, 6, v)
        cuda.atomic.exch(out, 7, 7)
        cuda.atomic.add(wide, 0, uint64(i))
        cuda.atomic.max(wide, 1, uint64(i) << uint64(32))
        cuda.atomic.max(reals, 0, float32(v))
        cuda.atomic.min(reals, 1, float32(v))


@kernel(u32s, u32s)
def atomic_wrap(counter, ring):
    """inc and dec wrap; cas hands out slots."""
    i = cuda.grid(1)
    cuda.atomic.inc(counter, 0, 9)
    cuda.atomic.dec(counter, 1, 6)
    cuda.atomic.cas(ring, i % ring.size, 0, i + 1)


@kernel(i32s, int32)
def lock(state, rounds):
    """A lock by compare-and-swap, taken by one thread of each block; a plain counter under it."""
    if cuda.threadIdx.x == 0:
        for _ in range(rounds):
            while cuda.atomic.cas(state, 0, 0, 1) != 0:
                pass
            cuda.threadfence()
            state[1] = state[1] + 1
            cuda.threadfence()
            cuda.atomic.exch(state, 0, 0)


@kernel(u8s, u8s, uint8)
def bytes_blend(a, b, alpha):
    """Eight-bit arithmetic widens to 64 bits in Numba."""
    i = cuda.grid(1)
    if i < a.size:
        b[i] = (a[i] * alpha + b[i] * (255 - alpha)) // 255


@kernel(u16s, i8s, i32s)
def narrow(a, b, out):
    i = cuda.grid(1)
    if i < out.size:
        out[i] = (a[i] >> 3) + b[i] * b[i] - (a[i] % 7)
        b[i] = -b[i]


@kernel(i32s, i32s)
def local_array(x, out):
    """An array in local memory with an index that is not known when compiling."""
    count = cuda.local.array(16, int32)
    i = cuda.grid(1)
    for k in range(16):
        count[k] = 0
    for k in range(32):
        count[(x[(i + k) % x.size]) & 15] += k
    best = 0
    for k in range(16):
        if count[k] > count[best]:
            best = k
    out[i] = best


@kernel(i32s, i32s)
def warp_votes(x, out):
    """Votes, matches and bit counts of a warp."""
    i = cuda.grid(1)
    v = x[i]
    ballot = cuda.ballot_sync(0xFFFFFFFF, v > 0)
    r = cuda.popc(ballot) + 100 * cuda.ffs(ballot)
    if cuda.all_sync(0xFFFFFFFF, v > -1000):
        r += 10000
    if cuda.any_sync(0xFFFFFFFF, v == 7):
        r += 20000
    r += 100000 * cuda.popc(cuda.match_any_sync(0xFFFFFFFF, v & 3))
    out[i] = r + cuda.clz(i + 1) + (cuda.brev(i) & 1)


@kernel(f32s, f32s, int32)
def dynamic_shared(x, out, width):
    """Shared memory whose size the launch gives: a running mean with a halo."""
    tile = cuda.shared.array(0, float32)
    t, i = cuda.threadIdx.x, cuda.grid(1)
    tile[t + width] = x[i]
    if t < width:
        tile[t] = x[i - width] if i >= width else float32(0)
        j = i + cuda.blockDim.x
        tile[t + width + cuda.blockDim.x] = x[j] if j < x.size else float32(0)
    cuda.syncthreads()
    total = float32(0)
    for k in range(2 * width + 1):
        total += tile[t + k]
    out[i] = total


@kernel(i64s, i64s, i64s)
def integer_division(a, b, out):
    """Python's division of signed 64-bit integers: rounds down, with the sign of the divisor."""
    i = cuda.grid(1)
    if i < out.size:
        out[i] = (a[i] // b[i]) * 7 + a[i] % b[i]


TABLE = np.array([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3], dtype=np.int32)


@kernel(i32s)
def constant_table(out):
    """An array of the host as constant memory."""
    table = cuda.const.array_like(TABLE)
    i = cuda.grid(1)
    if i < out.size:
        out[i] = table[i % 16] * 10 + table[(i // 16) % 16]


@kernel(boolean[::1], f32s, f32s)
def select(mask, x, out):
    i = cuda.grid(1)
    if i < x.size:
        out[i] = x[i] if mask[i] else -x[i]


@kernel(types.UniTuple(int32, 3), i32s)
def tuples(limits, out):
    """A tuple as a parameter: a scalar for each of its members."""
    i = cuda.grid(1)
    if i < out.size:
        out[i] = limits[0] * i + min(limits[1], i) - max(limits[2], i)


@kernel(i32s)
def prints(x):
    i = cuda.grid(1)
    if x[i] > 2:
        print("thread", i, "has", x[i])
