"""Triton kernels for parts of the language that the others leave out: calls, cache hints, the device library, block pointers,
layouts by hand (Gluon), special registers, 64-bit atomics, early return, nested loops."""

import triton
import triton.language as tl
from triton.experimental import gluon
from triton.experimental.gluon import language as gl
from triton.language.extra import libdevice
from triton.language.extra.cuda import globaltimer, smid


@triton.jit(noinline=True)
def polynomial(x, scale):
    """Stays a function of its own: a call with parameters."""
    return x * x * scale + x


@triton.jit
def calls(x, out, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    value = tl.load(x + at, mask=at < n, other=0.0)
    first = tl.load(x + tl.program_id(0))
    tl.store(out + at, value + polynomial(polynomial(first, 2.0), 3.0), mask=at < n)


@triton.jit
def cache_hints(x, out, n, BLOCK: tl.constexpr):
    """Every cache operator and eviction priority that Triton knows."""
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    total = tl.load(x + at, mask=inside, cache_modifier=".ca")
    total += tl.load(x + n + at, mask=inside, cache_modifier=".cg")
    total += tl.load(x + 2 * n + at, mask=inside, cache_modifier=".cv")
    total += tl.load(x + 3 * n + at, mask=inside, eviction_policy="evict_first")
    total += tl.load(x + 4 * n + at, mask=inside, eviction_policy="evict_last")
    total += tl.load(x + 5 * n + at, mask=inside, volatile=True)
    tl.store(out + at, total, mask=inside, cache_modifier=".wb")
    tl.store(out + n + at, total, mask=inside, cache_modifier=".cg")
    tl.store(out + 2 * n + at, total, mask=inside, cache_modifier=".cs")
    tl.store(out + 3 * n + at, total, mask=inside, cache_modifier=".wt")
    tl.store(out + 4 * n + at, total, mask=inside, eviction_policy="evict_last")


@triton.jit
def device_library(x, y, out, n, BLOCK: tl.constexpr):
    """Functions of libdevice, one row of the result each."""
    at = tl.arange(0, BLOCK)
    inside = at < n
    a = tl.load(x + at, mask=inside, other=0.5)
    b = tl.load(y + at, mask=inside, other=0.5)
    tl.store(out + at, libdevice.tanh(a), mask=inside)
    tl.store(out + n + at, libdevice.atan2(a, b), mask=inside)
    tl.store(out + 2 * n + at, libdevice.pow(tl.abs(a) + 0.5, b), mask=inside)
    tl.store(out + 3 * n + at, libdevice.log1p(a * 0.75), mask=inside)
    tl.store(out + 4 * n + at, libdevice.asin(a), mask=inside)
    tl.store(out + 5 * n + at, libdevice.hypot(a, b), mask=inside)
    tl.store(out + 6 * n + at, libdevice.cbrt(a), mask=inside)
    tl.store(out + 7 * n + at, libdevice.fmod(8 * a, tl.abs(b) + 0.25), mask=inside)
    tl.store(out + 8 * n + at, libdevice.round(8 * a), mask=inside)
    tl.store(out + 9 * n + at, libdevice.sinh(a), mask=inside)
    tl.store(out + 10 * n + at, libdevice.normcdf(a), mask=inside)
    tl.store(out + 11 * n + at, libdevice.lgamma(tl.abs(a) + 0.5), mask=inside)


@triton.jit
def registers(place, clocks, BLOCK: tl.constexpr):
    """The multiprocessor's number and the clock: what comes out depends on the machine, but not its range."""
    at = tl.arange(0, BLOCK)
    start = globaltimer()
    number = smid()
    tl.store(place + tl.program_id(0), (number < 108).to(tl.int32))
    tl.store(clocks + tl.program_id(0) * BLOCK + at, tl.zeros([BLOCK], tl.int32) + (globaltimer() >= start).to(tl.int32))


@triton.jit
def wide_atomics(words, x, BLOCK: tl.constexpr):
    """Atomics of 64 bits; compare-and-swap of a block."""
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    value = tl.load(x + at)
    slot = at % 4
    tl.atomic_add(words + slot, value)
    tl.atomic_max(words + 4 + slot, value)
    tl.atomic_min(words + 8 + slot, value)
    tl.atomic_xor(words + 12 + slot, value)
    seen = tl.atomic_cas(words + 16 + at, value, value + 1)
    tl.store(x + at, seen)


@triton.jit
def early_return(x, out, n, BLOCK: tl.constexpr):
    """Programs beyond the end leave at once; even ones walk down a column of tiles, odd ones leave after two."""
    if tl.program_id(0) * BLOCK >= n:
        return
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    total = tl.zeros([BLOCK], tl.int32)
    for i in range(4):
        for j in range(i + 1):
            if (tl.program_id(0) % 2 == 0) | (i < 2):
                total += tl.load(x + at) * (i + 1) + j
    tl.store(out + at, total)


@triton.jit
def stencil(x, out, height, width, STEPS: tl.constexpr, BH: tl.constexpr, BW: tl.constexpr):
    """Five points of a grid, two-dimensional blocks with masks on all sides; sums over shifted loads."""
    i = tl.program_id(0) * BH + tl.arange(0, BH)[:, None]
    j = tl.program_id(1) * BW + tl.arange(0, BW)[None, :]
    total = tl.zeros([BH, BW], tl.float32)
    for d in tl.static_range(STEPS):
        for sign in tl.static_range(2):
            move = (d + 1) * (1 - 2 * sign)
            total += tl.load(x + (i + move) * width + j, mask=(i + move >= 0) & (i + move < height) & (j < width), other=0.0)
            total += tl.load(x + i * width + j + move, mask=(j + move >= 0) & (j + move < width) & (i < height), other=0.0)
    tl.store(out + i * width + j, total, mask=(i < height) & (j < width))


@triton.jit
def long_rows(x, out, columns, stride, BLOCK: tl.constexpr):
    """Offsets of 64 bits, eight warps, a reduction that keeps its dimensions, a broadcast back."""
    row = tl.program_id(0).to(tl.int64)
    at = tl.arange(0, BLOCK)
    value = tl.load(x + row * stride + at, mask=at < columns, other=0.0)
    two = tl.reshape(value, [BLOCK // 64, 64])
    two = two - tl.max(two, axis=1, keep_dims=True)
    tl.store(out + row * stride + at, tl.reshape(two, [BLOCK]), mask=at < columns)


@triton.jit
def matmul_half_sums(a, b, c, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """One product of whole blocks, its sign changed and added to itself, by way of a second product."""
    i = tl.arange(0, BM)
    j = tl.arange(0, BN)
    l = tl.arange(0, BK)
    x = tl.load(a + i[:, None] * BK + l[None, :])
    y = tl.load(b + l[:, None] * BN + j[None, :])
    first = tl.dot(x, y)
    second = tl.dot(first.to(tl.float16), y.T)
    tl.store(c + i[:, None] * BK + l[None, :], second)


@gluon.jit
def gluon_copy(x, out, columns, LAYOUT: gl.constexpr, SHARED: gl.constexpr, SIZE: gl.constexpr):
    """Layouts by hand: through shared memory, transposed on the way out."""
    turned: gl.constexpr = gl.BlockedLayout([1, 4], [8, 4], [4, 1], [1, 0])
    i = gl.arange(0, SIZE, layout=gl.SliceLayout(1, LAYOUT))
    j = gl.arange(0, SIZE, layout=gl.SliceLayout(0, LAYOUT))
    value = gl.load(x + i[:, None] * columns + j[None, :])
    tile = gl.allocate_shared_memory(gl.float32, [SIZE, SIZE], SHARED, value)
    again = tile.permute((1, 0)).load(turned)
    i = gl.arange(0, SIZE, layout=gl.SliceLayout(1, turned))
    j = gl.arange(0, SIZE, layout=gl.SliceLayout(0, turned))
    gl.store(out + i[:, None] * columns + j[None, :], again)
