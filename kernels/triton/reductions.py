"""Triton kernels that reduce rows or columns."""

import triton
import triton.language as tl


@triton.jit
def softmax(x, out, columns, BLOCK: tl.constexpr):
    """A program a row; the whole row in registers."""
    row = tl.program_id(0)
    at = tl.arange(0, BLOCK)
    inside = at < columns
    value = tl.load(x + row * columns + at, mask=inside, other=-float("inf"))
    e = tl.exp(value - tl.max(value, axis=0))
    tl.store(out + row * columns + at, e / tl.sum(e, axis=0), mask=inside)


@triton.jit
def softmax_online(x, out, rows, columns, BLOCK: tl.constexpr, stages: tl.constexpr):
    """Rows longer than a block: a running maximum and sum, then a second pass. Programs stride over rows."""
    for row in tl.range(tl.program_id(0), rows, tl.num_programs(0), num_stages=stages):
        top = tl.full([], -float("inf"), tl.float32)
        total = tl.full([], 0.0, tl.float32)
        for first in range(0, columns, BLOCK):
            at = first + tl.arange(0, BLOCK)
            value = tl.load(x + row * columns + at, mask=at < columns, other=-float("inf")).to(tl.float32)
            higher = tl.maximum(top, tl.max(value, axis=0))
            total = total * tl.exp(top - higher) + tl.sum(tl.exp(value - higher), axis=0)
            top = higher
        for first in range(0, columns, BLOCK):
            at = first + tl.arange(0, BLOCK)
            value = tl.load(x + row * columns + at, mask=at < columns, other=0.0).to(tl.float32)
            tl.store(out + row * columns + at, (tl.exp(value - top) / total).to(tl.float16), mask=at < columns)


@triton.jit
def layer_norm_forward(x, weight, bias, out, means, inverses, columns, eps, BLOCK: tl.constexpr):
    """Three passes over a row: mean, variance, result."""
    row = tl.program_id(0)
    x += row * columns
    out += row * columns
    total = tl.zeros([BLOCK], tl.float32)
    for first in range(0, columns, BLOCK):
        at = first + tl.arange(0, BLOCK)
        total += tl.load(x + at, mask=at < columns, other=0.0).to(tl.float32)
    mean = tl.sum(total, axis=0) / columns
    squares = tl.zeros([BLOCK], tl.float32)
    for first in range(0, columns, BLOCK):
        at = first + tl.arange(0, BLOCK)
        away = tl.where(at < columns, tl.load(x + at, mask=at < columns, other=0.0).to(tl.float32) - mean, 0.0)
        squares += away * away
    inverse = 1 / tl.sqrt(tl.sum(squares, axis=0) / columns + eps)
    tl.store(means + row, mean)
    tl.store(inverses + row, inverse)
    for first in range(0, columns, BLOCK):
        at = first + tl.arange(0, BLOCK)
        inside = at < columns
        w = tl.load(weight + at, mask=inside)
        b = tl.load(bias + at, mask=inside)
        value = tl.load(x + at, mask=inside, other=0.0).to(tl.float32)
        tl.store(out + at, ((value - mean) * inverse * w + b).to(tl.float16), mask=inside)


@triton.jit
def layer_norm_backward_input(
    dx, dy, dw, db, x, weight, means, inverses, lock, columns, GROUPS: tl.constexpr, BLOCK: tl.constexpr
):
    """The gradient of the input; those of weight and bias add up in GROUPS rows, each behind a lock."""
    row = tl.program_id(0)
    at = tl.arange(0, BLOCK)
    inside = at < columns
    group = row % GROUPS
    first = lock + GROUPS + group
    lock += group
    dw += group * columns + at
    db += group * columns + at
    value = tl.load(x + row * columns + at, mask=inside, other=0.0)
    above = tl.load(dy + row * columns + at, mask=inside, other=0.0)
    w = tl.load(weight + at, mask=inside)
    mean = tl.load(means + row)
    inverse = tl.load(inverses + row)
    normal = tl.where(inside, (value - mean) * inverse, 0.0)
    scaled = tl.where(inside, w * above, 0.0)
    along = tl.sum(normal * scaled, axis=0) / columns
    level = tl.sum(scaled, axis=0) / columns
    tl.store(dx + row * columns + at, (scaled - (normal * along + level)) * inverse, mask=inside)
    part_w = above * normal
    part_b = above
    while tl.atomic_cas(lock, 0, 1) == 1:
        pass
    if tl.load(first) == 0:
        tl.atomic_xchg(first, 1)
    else:
        part_w += tl.load(dw, mask=inside)
        part_b += tl.load(db, mask=inside)
    tl.store(dw, part_w, mask=inside)
    tl.store(db, part_b, mask=inside)
    tl.debug_barrier()
    tl.atomic_xchg(lock, 0)


@triton.jit
def layer_norm_backward_weights(dw, db, out_w, out_b, rows, columns, ROWS: tl.constexpr, BLOCK: tl.constexpr):
    """Adds the groups' rows up: a two-dimensional block, reduced along its rows."""
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    w = tl.zeros([ROWS, BLOCK], tl.float32)
    b = tl.zeros([ROWS, BLOCK], tl.float32)
    for first in range(0, rows, ROWS):
        row = first + tl.arange(0, ROWS)
        inside = (row[:, None] < rows) & (at[None, :] < columns)
        place = row[:, None] * columns + at[None, :]
        w += tl.load(dw + place, mask=inside, other=0.0)
        b += tl.load(db + place, mask=inside, other=0.0)
    tl.store(out_w + at, tl.sum(w, axis=0), mask=at < columns)
    tl.store(out_b + at, tl.sum(b, axis=0), mask=at < columns)


@triton.jit
def rms_norm(x, weight, out, columns, eps, BLOCK: tl.constexpr):
    """bfloat16 in and out."""
    row = tl.program_id(0)
    at = tl.arange(0, BLOCK)
    inside = at < columns
    value = tl.load(x + row * columns + at, mask=inside, other=0.0).to(tl.float32)
    scale = tl.rsqrt(tl.sum(value * value, axis=0) / columns + eps)
    w = tl.load(weight + at, mask=inside, other=0.0).to(tl.float32)
    tl.store(out + row * columns + at, (value * scale * w).to(tl.bfloat16), mask=inside)


@triton.jit
def row_arguments(x, top, top_at, low, low_at, columns, BLOCK: tl.constexpr):
    """The greatest and the least element of a row, and where they are."""
    row = tl.program_id(0)
    at = tl.arange(0, BLOCK)
    inside = at < columns
    value = tl.load(x + row * columns + at, mask=inside, other=-float("inf"))
    m, i = tl.max(value, axis=0, return_indices=True)
    tl.store(top + row, m)
    tl.store(top_at + row, i)
    value = tl.load(x + row * columns + at, mask=inside, other=float("inf"))
    m, i = tl.min(value, axis=0, return_indices=True)
    tl.store(low + row, m)
    tl.store(low_at + row, i)


@triton.jit
def column_sums(x, out, rows, columns, ROWS: tl.constexpr, BLOCK: tl.constexpr):
    """Blocks of rows, added up by atomics."""
    row = tl.program_id(0) * ROWS + tl.arange(0, ROWS)
    at = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)
    inside = (row[:, None] < rows) & (at[None, :] < columns)
    value = tl.load(x + row[:, None] * columns + at[None, :], mask=inside, other=0.0)
    tl.atomic_add(out + at, tl.sum(value, axis=0), mask=at < columns)


@triton.jit
def join_moments(mean_a, m2_a, n_a, mean_b, m2_b, n_b):
    """The mean and the sum of squares of two parts together."""
    n = n_a + n_b
    share = tl.where(n == 0.0, 0.0, n_b / n)
    away = mean_b - mean_a
    return mean_a + away * share, m2_a + m2_b + away * away * n_a * share, n


@triton.jit
def moments(x, means, variances, columns, BLOCK: tl.constexpr):
    """A reduction of three values at once, by a function of the kernel's own."""
    row = tl.program_id(0)
    at = tl.arange(0, BLOCK)
    inside = at < columns
    value = tl.load(x + row * columns + at, mask=inside, other=0.0)
    mean, m2, n = tl.reduce((value, tl.zeros_like(value), inside.to(tl.float32)), 0, join_moments)
    tl.store(means + row, mean)
    tl.store(variances + row, m2 / n)


@triton.jit
def cross_entropy(logits, labels, losses, gradient, columns, BLOCK: tl.constexpr):
    """The loss of a row and, in the same pass, its gradient."""
    row = tl.program_id(0)
    at = tl.arange(0, BLOCK)
    inside = at < columns
    label = tl.load(labels + row)
    value = tl.load(logits + row * columns + at, mask=inside, other=-float("inf"))
    top = tl.max(value, axis=0)
    e = tl.exp(value - top)
    total = tl.sum(e, axis=0)
    chosen = tl.load(logits + row * columns + label)
    tl.store(losses + row, tl.log(total) + top - chosen)
    tl.store(gradient + row * columns + at, e / total - tl.where(at == label, 1.0, 0.0), mask=inside)


@triton.jit
def dot_product(x, y, out, n, BLOCK: tl.constexpr):
    """One number: partial sums join by an atomic of double precision."""
    total = tl.zeros([BLOCK], tl.float64)
    for first in range(tl.program_id(0) * BLOCK, n, tl.num_programs(0) * BLOCK):
        at = first + tl.arange(0, BLOCK)
        inside = at < n
        total += tl.load(x + at, mask=inside, other=0.0).to(tl.float64) * tl.load(y + at, mask=inside, other=0.0)
    tl.atomic_add(out, tl.sum(total, axis=0))


@triton.jit
def bits(x, out, columns, BLOCK: tl.constexpr):
    """xor and sum of unsigned words, the least and the greatest of signed ones."""
    row = tl.program_id(0)
    at = tl.arange(0, BLOCK)
    value = tl.load(x + row * columns + at, mask=at < columns, other=0)
    tl.store(out + 4 * row, tl.xor_sum(value, axis=0))
    tl.store(out + 4 * row + 1, tl.sum(value, axis=0))
    tl.store(out + 4 * row + 2, tl.min(value, axis=0))
    tl.store(out + 4 * row + 3, tl.max(value, axis=0))


@triton.jit
def quantize_rows(x, out, scales, columns, BLOCK: tl.constexpr):
    """Half precision to int8, a scale a row; ties away from zero."""
    row = tl.program_id(0)
    at = tl.arange(0, BLOCK)
    inside = at < columns
    value = tl.load(x + row * columns + at, mask=inside, other=0.0).to(tl.float32)
    scale = tl.max(tl.abs(value), axis=0) / 127.0
    scaled = value / scale
    whole = tl.where(scaled >= 0, tl.floor(scaled + 0.5), tl.ceil(scaled - 0.5))
    tl.store(out + row * columns + at, whole.to(tl.int8), mask=inside)
    tl.store(scales + row, scale)
