"""Triton kernels in which every element is computed by itself."""

import triton
import triton.language as tl


@triton.jit
def vector_add(x, y, out, n, BLOCK: tl.constexpr):
    """out = x + y over n elements, the last block masked."""
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    tl.store(out + at, tl.load(x + at, mask=inside) + tl.load(y + at, mask=inside), mask=inside)


@triton.jit
def dropout(x, out, n, p, seed, BLOCK: tl.constexpr):
    """Keeps an element where Philox draws more than p, and scales what stays."""
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    value = tl.load(x + at, mask=inside)
    keep = tl.rand(seed, at) > p
    tl.store(out + at, tl.where(keep, value / (1 - p), 0.0), mask=inside)


@triton.jit
def philox_bits(out, seed, BLOCK: tl.constexpr):
    """The four words of each counter."""
    at = tl.arange(0, BLOCK)
    a, b, c, d = tl.randint4x(seed, at)
    tl.store(out + at, a)
    tl.store(out + BLOCK + at, b)
    tl.store(out + 2 * BLOCK + at, c)
    tl.store(out + 3 * BLOCK + at, d)


@triton.jit
def normals(out, seed, BLOCK: tl.constexpr):
    """Normal numbers by Box and Muller."""
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(out + at, tl.randn(seed, at))


@triton.jit
def swiglu(gate, up, out, columns, BLOCK: tl.constexpr):
    """out = silu(gate) * up, half precision outside, single inside; a program a row."""
    row = tl.program_id(0)
    for first in range(0, columns, BLOCK):
        at = first + tl.arange(0, BLOCK)
        inside = at < columns
        g = tl.load(gate + row * columns + at, mask=inside, other=0.0).to(tl.float32)
        u = tl.load(up + row * columns + at, mask=inside, other=0.0).to(tl.float32)
        tl.store(out + row * columns + at, (g * tl.sigmoid(g) * u).to(tl.float16), mask=inside)


@triton.jit
def rotary(x, cosine, sine, out, heads, HALF: tl.constexpr):
    """Rotary embedding: turns each pair (i, i + HALF) of a head by its position's angle."""
    position = tl.program_id(0)
    head = tl.program_id(1)
    i = tl.arange(0, HALF)
    base = (position * heads + head) * 2 * HALF
    low = tl.load(x + base + i)
    high = tl.load(x + base + HALF + i)
    c = tl.load(cosine + position * HALF + i)
    s = tl.load(sine + position * HALF + i)
    tl.store(out + base + i, low * c - high * s)
    tl.store(out + base + HALF + i, high * c + low * s)


@triton.jit
def gelu(x, out, n, BLOCK: tl.constexpr):
    """The exact form, with erf."""
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    value = tl.load(x + at, mask=inside)
    tl.store(out + at, 0.5 * value * (1 + tl.erf(value * 0.7071067811865476)), mask=inside)


@triton.jit
def math(x, out, n, BLOCK: tl.constexpr):
    """One row of the result a function, on numbers above 0."""
    at = tl.arange(0, BLOCK)
    inside = at < n
    value = tl.load(x + at, mask=inside, other=1.0)
    magnitude = tl.abs(value) + 0.25
    tl.store(out + at, tl.exp(value), mask=inside)
    tl.store(out + n + at, tl.exp2(value), mask=inside)
    tl.store(out + 2 * n + at, tl.log(magnitude), mask=inside)
    tl.store(out + 3 * n + at, tl.log2(magnitude), mask=inside)
    tl.store(out + 4 * n + at, tl.sin(value), mask=inside)
    tl.store(out + 5 * n + at, tl.cos(value), mask=inside)
    tl.store(out + 6 * n + at, tl.sqrt(magnitude), mask=inside)
    tl.store(out + 7 * n + at, tl.sqrt_rn(magnitude), mask=inside)
    tl.store(out + 8 * n + at, tl.rsqrt(magnitude), mask=inside)
    tl.store(out + 9 * n + at, tl.div_rn(value, magnitude), mask=inside)
    tl.store(out + 10 * n + at, tl.floor(value * 8), mask=inside)
    tl.store(out + 11 * n + at, tl.ceil(value * 8), mask=inside)
    tl.store(out + 12 * n + at, tl.fma(value, magnitude, value), mask=inside)
    tl.store(out + 13 * n + at, tl.clamp(value, -0.5, 0.5), mask=inside)


@triton.jit
def mandelbrot(out, width, height, LIMIT: tl.constexpr, BLOCK: tl.constexpr):
    """Iterations until |z| passes 2; the block goes on until its last point is out."""
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    real = (at % width) * (3.0 / width) - 2.25
    imaginary = (at // width) * (2.5 / height) - 1.25
    x = tl.zeros([BLOCK], tl.float32)
    y = tl.zeros([BLOCK], tl.float32)
    count = tl.zeros([BLOCK], tl.int32)
    step = 0
    going = 1
    while going != 0:
        inside = (x * x + y * y <= 4.0) & (step < LIMIT)
        moved = x * x - y * y + real
        y = tl.where(inside, 2 * x * y + imaginary, y)
        x = tl.where(inside, moved, x)
        count += inside.to(tl.int32)
        step += 1
        going = tl.max(inside.to(tl.int32), axis=0)
    tl.store(out + at, count, mask=at < width * height)


@triton.jit
def narrow_types(x, half, brain, small, bytes_, n, BLOCK: tl.constexpr):
    """Single precision to half, bfloat16, fp8 (e5m2) and int8, each with its rounding."""
    at = tl.arange(0, BLOCK)
    inside = at < n
    value = tl.load(x + at, mask=inside)
    tl.store(half + at, value.to(tl.float16), mask=inside)
    tl.store(brain + at, value.to(tl.bfloat16), mask=inside)
    tl.store(small + at, value.to(tl.float8e5), mask=inside)
    tl.store(bytes_ + at, (value * 100).to(tl.int8), mask=inside)


@triton.jit
def wide_types(half, brain, small, out, n, BLOCK: tl.constexpr):
    """The way back: the sum of a half, a bfloat16 and an fp8 number."""
    at = tl.arange(0, BLOCK)
    inside = at < n
    h = tl.load(half + at, mask=inside).to(tl.float32)
    b = tl.load(brain + at, mask=inside).to(tl.float32)
    s = tl.load(small + at, mask=inside).to(tl.float32)
    tl.store(out + at, h + b + s, mask=inside)


@triton.jit
def integers(a, b, out, n, BLOCK: tl.constexpr):
    """Division, remainder, shifts, the high half of a product, 64-bit products; eight rows."""
    at = tl.arange(0, BLOCK)
    inside = at < n
    x = tl.load(a + at, mask=inside, other=1)
    y = tl.load(b + at, mask=inside, other=1)
    d = tl.where(y == 0, 1, y)
    tl.store(out + at, x // d, mask=inside)
    tl.store(out + n + at, x % d, mask=inside)
    tl.store(out + 2 * n + at, x >> (y & 31), mask=inside)
    tl.store(out + 3 * n + at, x << (y & 31), mask=inside)
    tl.store(out + 4 * n + at, tl.umulhi(x, y), mask=inside)
    tl.store(out + 5 * n + at, ((x.to(tl.int64) * y.to(tl.int64)) >> 16).to(tl.int32), mask=inside)
    tl.store(out + 6 * n + at, tl.minimum(x, y) ^ tl.maximum(x, ~y), mask=inside)
    tl.store(out + 7 * n + at, tl.abs(x), mask=inside)


@triton.jit
def packed_inline(x, y, out, n, BLOCK: tl.constexpr):
    """Four bytes at a time by inline assembly: the mean rounded up, and the bytes' order turned round."""
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    a = tl.load(x + at, mask=inside)
    b = tl.load(y + at, mask=inside)
    mean = tl.inline_asm_elementwise(
        "{ .reg .b32 s; xor.b32 s, $1, $2; and.b32 s, s, 0xfefefefe; shr.u32 s, s, 1; or.b32 $0, $1, $2; sub.u32 $0, $0, s; prmt.b32 $0, $0, 0, 0x0123; }",
        "=&r,r,r",
        [a, b],
        dtype=tl.uint8,
        is_pure=True,
        pack=4,
    )
    tl.store(out + at, mean, mask=inside)


@triton.jit
def black_scholes(price, strike, years, call, put, rate, volatility, n, BLOCK: tl.constexpr):
    """European options, with the normal distribution by erf."""
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    s = tl.load(price + at, mask=inside, other=1.0)
    k = tl.load(strike + at, mask=inside, other=1.0)
    t = tl.load(years + at, mask=inside, other=1.0)
    root = tl.sqrt(t)
    d1 = (tl.log(s / k) + (rate + 0.5 * volatility * volatility) * t) / (volatility * root)
    d2 = d1 - volatility * root
    n1 = 0.5 * (1 + tl.erf(d1 * 0.7071067811865476))
    n2 = 0.5 * (1 + tl.erf(d2 * 0.7071067811865476))
    discounted = k * tl.exp(-rate * t)
    tl.store(call + at, s * n1 - discounted * n2, mask=inside)
    tl.store(put + at, discounted * (1 - n2) - s * (1 - n1), mask=inside)


@triton.jit
def double_precision(x, out, n, BLOCK: tl.constexpr):
    """fp64: a rational function and the library's exp."""
    at = tl.arange(0, BLOCK)
    inside = at < n
    value = tl.load(x + at, mask=inside)
    tl.store(out + at, (value * value + 1.0) / (value + 3.0), mask=inside)
    tl.store(out + n + at, tl.exp(value), mask=inside)
    tl.store(out + 2 * n + at, tl.sqrt(value + 2.0), mask=inside)
