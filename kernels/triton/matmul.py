"""Triton matrix products: pipelined tiles, data types, split sums, persistent programs."""

import triton
import triton.language as tl


@triton.jit
def matmul(
    a, b, c, m, n, k, row_a, row_b, row_c,
    BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr, GROUP: tl.constexpr, KIND: tl.constexpr,
):  # fmt: skip
    """C = A B for any m, n, k; tiles in groups of GROUP rows, so that neighbours share what is in L2."""
    program = tl.program_id(0)
    tiles_m = tl.cdiv(m, BM)
    tiles_n = tl.cdiv(n, BN)
    in_group = GROUP * tiles_n
    first = program // in_group * GROUP
    height = min(tiles_m - first, GROUP)
    tile_m = first + program % in_group % height
    tile_n = program % in_group // height
    i = (tile_m * BM + tl.arange(0, BM)) % m
    j = (tile_n * BN + tl.arange(0, BN)) % n
    l = tl.arange(0, BK)
    left = a + i[:, None] * row_a + l[None, :]
    right = b + l[:, None] * row_b + j[None, :]
    total = tl.zeros([BM, BN], tl.int32 if KIND == "int8" else tl.float64 if KIND == "fp64" else tl.float32)
    for step in range(0, tl.cdiv(k, BK)):
        x = tl.load(left, mask=l[None, :] < k - step * BK, other=0.0)
        y = tl.load(right, mask=l[:, None] < k - step * BK, other=0.0)
        total = tl.dot(x, y, total, out_dtype=total.dtype, input_precision="ieee" if KIND == "ieee" else "tf32")
        left += BK
        right += BK * row_b
    i = tile_m * BM + tl.arange(0, BM)
    j = tile_n * BN + tl.arange(0, BN)
    place = c + i[:, None] * row_c + j[None, :]
    tl.store(place, total.to(c.dtype.element_ty), mask=(i[:, None] < m) & (j[None, :] < n))


@triton.jit
def matmul_whole(a, b, c, n, k, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """Sizes that are multiples of the tiles: no masks, so that copies are 16 bytes a thread."""
    i = tl.program_id(0) * BM + tl.arange(0, BM)
    j = tl.program_id(1) * BN + tl.arange(0, BN)
    l = tl.arange(0, BK)
    left = a + i[:, None] * k + l[None, :]
    right = b + l[:, None] * n + j[None, :]
    total = tl.zeros([BM, BN], tl.float32)
    for _ in range(0, k, BK):
        total += tl.dot(tl.load(left), tl.load(right))
        left += BK
        right += BK * n
    tl.store(c + i[:, None] * n + j[None, :], total.to(tl.float16))


@triton.jit
def matmul_transposed(a, b, c, n, k, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """C = relu(A B^T + bias of the column): B lies by columns; half-precision sums."""
    i = tl.program_id(0) * BM + tl.arange(0, BM)
    j = tl.program_id(1) * BN + tl.arange(0, BN)
    total = tl.zeros([BM, BN], tl.float16)
    for first in range(0, k, BK):
        l = first + tl.arange(0, BK)
        x = tl.load(a + i[:, None] * k + l[None, :])
        y = tl.load(b + j[:, None] * k + l[None, :])
        total = tl.dot(x, y.T, total, out_dtype=tl.float16)
    total = tl.maximum(total + (j % 4).to(tl.float16)[None, :], 0.0)
    tl.store(c + i[:, None] * n + j[None, :], total.to(tl.float16))


@triton.jit
def matmul_split(a, b, c, n, k, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr, SPLIT: tl.constexpr):
    """The inner dimension over SPLIT programs; their parts join by atomics."""
    i = tl.program_id(0) * BM + tl.arange(0, BM)
    j = tl.program_id(1) * BN + tl.arange(0, BN)
    l = tl.program_id(2) * BK + tl.arange(0, BK)
    left = a + i[:, None] * k + l[None, :]
    right = b + l[:, None] * n + j[None, :]
    total = tl.zeros([BM, BN], tl.float32)
    for _ in range(0, k, BK * SPLIT):
        total += tl.dot(tl.load(left), tl.load(right))
        left += BK * SPLIT
        right += BK * SPLIT * n
    tl.atomic_add(c + i[:, None] * n + j[None, :], total, sem="relaxed")


@triton.jit
def matmul_persistent(a, b, c, m, n, k, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """As many programs as the caller likes; each takes every so many-th tile, in one flattened loop."""
    tiles_n = n // BN
    tiles = m // BM * tiles_n
    for tile in tl.range(tl.program_id(0), tiles, tl.num_programs(0), flatten=True):
        i = tile // tiles_n * BM + tl.arange(0, BM)
        j = tile % tiles_n * BN + tl.arange(0, BN)
        total = tl.zeros([BM, BN], tl.float32)
        for first in range(0, k, BK):
            l = first + tl.arange(0, BK)
            x = tl.load(a + i[:, None] * k + l[None, :])
            y = tl.load(b + l[:, None] * n + j[None, :])
            total = tl.dot(x, y, total)
        tl.store(c + i[:, None] * n + j[None, :], total)


@triton.jit
def matmul_batched(a, b, c, SIZE: tl.constexpr, BATCH: tl.constexpr):
    """BATCH small products in a program: dot of three-dimensional blocks."""
    z = tl.arange(0, BATCH)[:, None, None]
    i = tl.arange(0, SIZE)[None, :, None]
    j = tl.arange(0, SIZE)[None, None, :]
    place = (tl.program_id(0) * BATCH + z) * SIZE * SIZE + i * SIZE + j
    tl.store(c + place, tl.dot(tl.load(a + place), tl.load(b + place)))


@triton.jit
def matmul_int4(a, packed, scales, c, n, k, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """Weights of four bits, two a byte along k, a scale a column; unpacked on the way to the tensor cores."""
    i = tl.program_id(0) * BM + tl.arange(0, BM)
    j = tl.program_id(1) * BN + tl.arange(0, BN)
    scale = tl.load(scales + j)
    total = tl.zeros([BM, BN], tl.float32)
    for first in range(0, k, BK):
        l = first + tl.arange(0, BK)
        x = tl.load(a + i[:, None] * k + l[None, :])
        byte = tl.load(packed + (l // 2)[:, None] * n + j[None, :])
        nibble = (byte >> ((l % 2) * 4).to(tl.uint8)[:, None]) & 15
        total = tl.dot(x, (nibble.to(tl.float16) - 8.0), total)
    tl.store(c + i[:, None] * n + j[None, :], total * scale[None, :])


@triton.jit
def matmul_scaled(a, scale_a, b, scale_b, c, SIZE: tl.constexpr, K: tl.constexpr):
    """Microscaling formats: e5m2 bytes with a power of two for each 32 of them, emulated before Blackwell."""
    i = tl.arange(0, SIZE)
    l = tl.arange(0, K)
    s = tl.arange(0, K // 32)
    x = tl.load(a + i[:, None] * K + l[None, :])
    y = tl.load(b + l[:, None] * SIZE + i[None, :])
    sx = tl.load(scale_a + i[:, None] * (K // 32) + s[None, :])
    sy = tl.load(scale_b + i[:, None] * (K // 32) + s[None, :])
    tl.store(c + i[:, None] * SIZE + i[None, :], tl.dot_scaled(x, sx, "e5m2", y, sy, "e5m2"))


@triton.jit
def matmul_descriptor(a, b, c, m, n, k, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """Tiles by tensor descriptors: TMA where the GPU has it."""
    da = tl.make_tensor_descriptor(a, [m, k], [k, 1], [BM, BK])
    db = tl.make_tensor_descriptor(b, [k, n], [n, 1], [BK, BN])
    dc = tl.make_tensor_descriptor(c, [m, n], [n, 1], [BM, BN])
    i = tl.program_id(0) * BM
    j = tl.program_id(1) * BN
    total = tl.zeros([BM, BN], tl.float32)
    for l in range(0, k, BK):
        total = tl.dot(da.load([i, l]), db.load([l, j]), total)
    dc.store([i, j], total.to(tl.float16))
