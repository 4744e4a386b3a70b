"""Kernels for NVIDIA Warp. `build.py` imports this file and compiles it; nothing here needs a GPU.

Each kernel is a module of its own, so that each PTX file holds one kernel, forward and backward.
"""

import warp as wp

wp.config.quiet = True
KERNELS = {}


def kernel(function):
    """Registers a kernel in a module of its own."""
    made = wp.kernel(function, module="unique")
    KERNELS[function.__name__] = made
    return made


@kernel
def saxpy(x: wp.array(dtype=float), y: wp.array(dtype=float), a: float):
    i = wp.tid()
    y[i] = a * x[i] + y[i]


@wp.func
def pull(p: wp.vec3, to: wp.vec3, strength: float):
    d = to - p
    return d * (strength / (wp.length_sq(d) + 0.5))


@kernel
def particles(position: wp.array(dtype=wp.vec3), velocity: wp.array(dtype=wp.vec3), centre: wp.vec3, dt: float):
    """Arrays of structures of three floats: 12-byte strides."""
    i = wp.tid()
    v = velocity[i] + pull(position[i], centre, 2.0) * dt
    velocity[i] = v
    position[i] = position[i] + v * dt


@kernel
def transform_points(matrix: wp.array(dtype=wp.mat44), point: wp.array(dtype=wp.vec4), out: wp.array(dtype=wp.vec4)):
    """A matrix for every eight points."""
    i = wp.tid()
    out[i] = wp.transpose(matrix[i / 8]) * point[i]


@kernel
def rotate(turn: wp.array(dtype=wp.quat), v: wp.array(dtype=wp.vec3), out: wp.array(dtype=wp.vec3)):
    i = wp.tid()
    out[i] = wp.quat_rotate(turn[i], v[i]) + wp.quat_rotate_inv(turn[i], v[i])


@kernel
def random_walk(seed: int, out: wp.array(dtype=wp.uint32), steps: int):
    """Warp's PCG generator: integers alone, so that the result is exact."""
    i = wp.tid()
    state = wp.rand_init(seed, i)
    total = wp.uint32(0)
    for _ in range(steps):
        total += wp.randu(state)
    out[i] = total


@kernel
def uniform(seed: int, out: wp.array(dtype=float)):
    i = wp.tid()
    state = wp.rand_init(seed, i)
    out[i] = wp.randf(state, -1.0, 3.0)


@kernel
def noise(out: wp.array2d(dtype=float), scale: float):
    """Gradient noise is zero where all coordinates are whole."""
    i, j = wp.tid()
    state = wp.rand_init(42)
    out[i, j] = wp.noise(state, wp.vec2(float(i) * scale, float(j) * scale))


@kernel
def neighbours(position: wp.array(dtype=wp.vec2), radius: float, count: wp.array(dtype=int), nearest: wp.array(dtype=float)):
    """Each point looks at all others."""
    i = wp.tid()
    p = position[i]
    n = int(0)
    best = float(1.0e6)
    for j in range(position.shape[0]):
        if j != i:
            d = wp.length(position[j] - p)
            if d < radius:
                n += 1
            best = wp.min(best, d)
    count[i] = n
    nearest[i] = best


@kernel
def atomics(x: wp.array(dtype=int), out: wp.array(dtype=int), total: wp.array(dtype=wp.float64)):
    i = wp.tid()
    wp.atomic_add(out, 0, x[i])
    wp.atomic_max(out, 1, x[i])
    wp.atomic_min(out, 2, x[i])
    wp.atomic_sub(out, 3, x[i])
    wp.atomic_add(total, 0, wp.float64(x[i]))


@kernel
def slots(x: wp.array(dtype=int), counter: wp.array(dtype=int), out: wp.array(dtype=int)):
    """Appends: the old value of a counter is a place."""
    i = wp.tid()
    if x[i] % 3 == 0:
        place = wp.atomic_add(counter, 0, 1)
        out[place] = 1


@kernel
def collatz(steps: wp.array(dtype=int), limit: int):
    """A loop whose length depends on the data, with break and continue."""
    i = wp.tid()
    n = wp.int64(i + 1)
    count = int(0)
    while count < limit:
        if n == wp.int64(1):
            break
        count += 1
        if n % wp.int64(2) == wp.int64(0):
            n = n / wp.int64(2)
            continue
        n = wp.int64(3) * n + wp.int64(1)
    steps[i] = count


@kernel
def laplace(u: wp.array2d(dtype=wp.float64), out: wp.array2d(dtype=wp.float64)):
    i, j = wp.tid()
    if i > 0 and j > 0 and i < u.shape[0] - 1 and j < u.shape[1] - 1:
        out[i, j] = u[i - 1, j] + u[i + 1, j] + u[i, j - 1] + u[i, j + 1] - wp.float64(4.0) * u[i, j]


@wp.struct
class Spring:
    a: int
    b: int
    rest: float
    stiffness: float


@kernel
def springs(spring: wp.array(dtype=Spring), position: wp.array(dtype=wp.vec3), force: wp.array(dtype=wp.vec3)):
    """Structures of the user's; atomics on vectors."""
    i = wp.tid()
    s = spring[i]
    d = position[s.b] - position[s.a]
    length = wp.length(d)
    f = d * (s.stiffness * (length - s.rest) / length)
    wp.atomic_add(force, s.a, f)
    wp.atomic_sub(force, s.b, f)


@kernel
def half_precision(x: wp.array(dtype=wp.float16), y: wp.array(dtype=wp.float16), out: wp.array(dtype=wp.float16)):
    i = wp.tid()
    out[i] = x[i] * y[i] + wp.float16(1.0)


@kernel
def tile_sum(x: wp.array2d(dtype=float), out: wp.array(dtype=float)):
    """A row of a matrix as a tile that the whole block holds."""
    i = wp.tid()
    tile = wp.tile_load(x[i], shape=256)
    wp.tile_store(out, wp.tile_sum(tile), offset=i)


@kernel
def tile_product(a: wp.array2d(dtype=float), b: wp.array2d(dtype=float), out: wp.array2d(dtype=float)):
    """Tiles in shared memory."""
    i, j = wp.tid()
    total = wp.tile_zeros(shape=(16, 16), dtype=wp.float32)
    for k in range(2):
        left = wp.tile_load(a, shape=(16, 16), offset=(i * 16, k * 16))
        right = wp.tile_load(b, shape=(16, 16), offset=(k * 16, j * 16))
        total += wp.tile_map(wp.mul, left, right)
    wp.tile_store(out, total, offset=(i * 16, j * 16))
