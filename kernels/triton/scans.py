"""Triton kernels that scan, sort, count and move elements."""

import triton
import triton.language as tl


@triton.jit
def cumsum(x, out, columns, BLOCK: tl.constexpr):
    """Prefix sums of rows longer than a block: the carry goes from block to block."""
    row = tl.program_id(0)
    carry = tl.full([], 0, tl.int32)
    for first in range(0, columns, BLOCK):
        at = first + tl.arange(0, BLOCK)
        value = tl.load(x + row * columns + at, mask=at < columns, other=0)
        tl.store(out + row * columns + at, tl.cumsum(value, axis=0) + carry, mask=at < columns)
        carry += tl.sum(value, axis=0)


@triton.jit
def cumulative(x, sums, products, columns, ROWS: tl.constexpr, COLUMNS: tl.constexpr):
    """cumsum down the columns, cumprod backwards along the rows."""
    row = tl.arange(0, ROWS)[:, None]
    column = tl.arange(0, COLUMNS)[None, :]
    value = tl.load(x + row * columns + column)
    tl.store(sums + row * columns + column, tl.cumsum(value, axis=0))
    tl.store(products + row * columns + column, tl.cumprod(value, axis=1, reverse=True))


@triton.jit
def then(a, b, c, d):
    """First h -> a * h + b, then h -> c * h + d."""
    return c * a, c * b + d


@triton.jit
def recurrence(a, b, out, columns, BLOCK: tl.constexpr):
    """h[i] = a[i] * h[i - 1] + b[i] along a row, as an associative scan."""
    row = tl.program_id(0)
    at = tl.arange(0, BLOCK)
    inside = at < columns
    factor = tl.load(a + row * columns + at, mask=inside, other=1.0)
    add = tl.load(b + row * columns + at, mask=inside, other=0.0)
    _, h = tl.associative_scan((factor, add), 0, then)
    tl.store(out + row * columns + at, h, mask=inside)


@triton.jit
def sort_rows(x, up, down, ROWS: tl.constexpr, COLUMNS: tl.constexpr):
    """A bitonic sort of every row, both ways."""
    place = tl.arange(0, ROWS)[:, None] * COLUMNS + tl.arange(0, COLUMNS)[None, :]
    value = tl.load(x + place)
    tl.store(up + place, tl.sort(value, dim=1))
    tl.store(down + place, tl.sort(value, dim=1, descending=True))


@triton.jit
def largest(x, out, COLUMNS: tl.constexpr, K: tl.constexpr):
    """The K greatest elements of a row."""
    row = tl.program_id(0)
    value = tl.load(x + row * COLUMNS + tl.arange(0, COLUMNS))
    tl.store(out + row * K + tl.arange(0, K), tl.topk(value, K))


@triton.jit
def histogram(x, out, n, BINS: tl.constexpr, BLOCK: tl.constexpr):
    """Counts of a block in shared memory, of all blocks by atomics."""
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    value = tl.load(x + at, mask=inside, other=0) & (BINS - 1)
    counts = tl.histogram(value, BINS, mask=inside)
    tl.atomic_add(out + tl.arange(0, BINS), counts)


@triton.jit
def transpose(x, out, rows, columns, TILE: tl.constexpr):
    """A tile through shared memory, so that both sides are coalesced."""
    row = tl.program_id(0) * TILE + tl.arange(0, TILE)
    column = tl.program_id(1) * TILE + tl.arange(0, TILE)
    inside = (row[:, None] < rows) & (column[None, :] < columns)
    value = tl.load(x + row[:, None] * columns + column[None, :], mask=inside)
    turned = (column[:, None] < columns) & (row[None, :] < rows)
    tl.store(out + column[:, None] * rows + row[None, :], tl.trans(value), mask=turned)


@triton.jit
def embedding(table, tokens, out, width, BLOCK: tl.constexpr):
    """A row of the table a token."""
    token = tl.load(tokens + tl.program_id(0)).to(tl.int64)
    for first in range(0, width, BLOCK):
        at = first + tl.arange(0, BLOCK)
        value = tl.load(table + token * width + at, mask=at < width)
        tl.store(out + tl.program_id(0) * width + at, value, mask=at < width)


@triton.jit
def embedding_gradient(gradient, tokens, out, width, BLOCK: tl.constexpr):
    """Scatters rows with atomics; tokens come more than once."""
    token = tl.load(tokens + tl.program_id(0))
    at = tl.arange(0, BLOCK)
    value = tl.load(gradient + tl.program_id(0) * width + at, mask=at < width)
    tl.atomic_add(out + token * width + at, value, mask=at < width, sem="relaxed")


@triton.jit
def permute(x, index, out, COLUMNS: tl.constexpr):
    """out[r, i] = x[r, index[r, i]], inside the block."""
    place = tl.arange(0, 16)[:, None] * COLUMNS + tl.arange(0, COLUMNS)[None, :]
    tl.store(out + place, tl.gather(tl.load(x + place), tl.load(index + place), 1))


@triton.jit
def interleave(x, y, out, BLOCK: tl.constexpr):
    """join, reshape, split and flip: x and y one by one, the pairs in reverse."""
    at = tl.arange(0, BLOCK)
    a = tl.load(x + at)
    b = tl.load(y + at)
    tl.store(out + tl.arange(0, 2 * BLOCK), tl.interleave(a, b))
    even, odd = tl.split(tl.reshape(a, [BLOCK // 2, 2]))
    half = tl.arange(0, BLOCK // 2)
    tl.store(out + 2 * BLOCK + half, even)
    tl.store(out + 2 * BLOCK + BLOCK // 2 + half, odd)
    tl.store(out + 3 * BLOCK + at, tl.flip(b, 0))


@triton.jit
def block_copy(x, out, rows, columns, TILE: tl.constexpr):
    """Tensor descriptors made in the kernel; without TMA they are addresses and masks."""
    source = tl.make_tensor_descriptor(x, [rows, columns], [columns, 1], [TILE, TILE])
    target = tl.make_tensor_descriptor(out, [rows, columns], [columns, 1], [TILE, TILE])
    row = tl.program_id(0) * TILE
    column = tl.program_id(1) * TILE
    target.store([row, column], source.load([row, column]) * 2)


@triton.jit
def convolution(x, weight, out, n, TAPS: tl.constexpr, BLOCK: tl.constexpr):
    """One dimension, a halo of TAPS / 2 on both sides, out of the caches."""
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    total = tl.zeros([BLOCK], tl.float32)
    for tap in tl.static_range(TAPS):
        place = at + tap - TAPS // 2
        value = tl.load(x + place, mask=(place >= 0) & (place < n), other=0.0)
        total += value * tl.load(weight + tap)
    tl.store(out + at, total, mask=at < n)


@triton.jit
def max_pool(x, out, height, width, BLOCK: tl.constexpr):
    """2 by 2 with stride 2, rows of the result a program."""
    row = tl.program_id(0)
    at = tl.arange(0, BLOCK)
    inside = at < width // 2
    top = x + 2 * row * width + 2 * at
    a = tl.load(top, mask=inside)
    b = tl.load(top + 1, mask=inside)
    c = tl.load(top + width, mask=inside)
    d = tl.load(top + width + 1, mask=inside)
    tl.store(out + row * (width // 2) + at, tl.maximum(tl.maximum(a, b), tl.maximum(c, d)), mask=inside)


@triton.jit
def atomics(words, floats, x, BLOCK: tl.constexpr):
    """Every atomic operation on words of its own, from all programs at once."""
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    value = tl.load(x + at)
    slot = at % 8
    tl.atomic_add(words + slot, value)
    tl.atomic_max(words + 8 + slot, value)
    tl.atomic_min(words + 16 + slot, value)
    tl.atomic_and(words + 24 + slot, value)
    tl.atomic_or(words + 32 + slot, value)
    tl.atomic_xor(words + 40 + slot, value)
    tl.atomic_max(floats + slot, value.to(tl.float32))
    tl.atomic_min(floats + 8 + slot, value.to(tl.float32))
    tl.atomic_add(floats + 16 + slot, (value % 16).to(tl.float32))


@triton.jit
def half_atomics(x, out, n, BLOCK: tl.constexpr):
    """Sums of halves, eight words for everybody."""
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    tl.atomic_add(out + at % 8, tl.load(x + at, mask=inside, other=0.0), mask=inside)


@triton.jit
def tickets(counter, order, totals, BLOCK: tl.constexpr):
    """A lock by compare-and-swap around a sum; a ticket a program by an atomic with a result."""
    mine = tl.atomic_add(counter, 1, sem="acq_rel", scope="gpu")
    tl.store(order + tl.program_id(0), mine)
    while tl.atomic_cas(counter + 1, 0, 1, sem="acquire") == 1:
        pass
    at = tl.arange(0, BLOCK)
    value = tl.load(totals + at, volatile=True)
    tl.store(totals + at, value + tl.program_id(0))
    tl.debug_barrier()
    tl.atomic_xchg(counter + 1, 0, sem="release")


@triton.jit
def greeting(x, BLOCK: tl.constexpr):
    """device_print of a word and a number."""
    at = tl.arange(0, BLOCK)
    value = tl.load(x + at)
    tl.device_print("value ", value)
    tl.device_assert(value >= 0, "a value below 0")
