"""Triton attention: forward with an online softmax, backward, and one query against a long cache."""

import triton
import triton.language as tl


@triton.jit
def attention(q, k, v, out, lse, scale, n, CAUSAL: tl.constexpr, D: tl.constexpr, BM: tl.constexpr, BN: tl.constexpr):
    """A program takes BM queries of a head and walks over its keys; sums in single precision. `lse` is the
    logarithm (base 2) of each query's sum of exponentials."""
    head = tl.program_id(1)
    rows = tl.program_id(0) * BM + tl.arange(0, BM)
    columns = tl.arange(0, BN)
    d = tl.arange(0, D)
    base = head * n * D
    queries = tl.load(q + base + rows[:, None] * D + d[None, :])
    top = tl.full([BM], -float("inf"), tl.float32)
    total = tl.zeros([BM], tl.float32)
    result = tl.zeros([BM, D], tl.float32)
    scale *= 1.4426950408889634
    end = (tl.program_id(0) + 1) * BM if CAUSAL else n
    for first in range(0, end, BN):
        keys = tl.load(k + base + (first + columns)[None, :] * D + d[:, None])
        score = tl.dot(queries, keys) * scale
        if CAUSAL:
            score = tl.where(rows[:, None] >= (first + columns)[None, :], score, -float("inf"))
        higher = tl.maximum(top, tl.max(score, axis=1))
        weight = tl.exp2(score - higher[:, None])
        shrink = tl.exp2(top - higher)
        total = total * shrink + tl.sum(weight, axis=1)
        values = tl.load(v + base + (first + columns)[:, None] * D + d[None, :])
        result = tl.dot(weight.to(values.dtype), values, result * shrink[:, None])
        top = higher
    tl.store(lse + head * n + rows, top + tl.log2(total))
    tl.store(out + base + rows[:, None] * D + d[None, :], (result / total[:, None]).to(out.dtype.element_ty))


@triton.jit
def attention_keys(q, k, v, grad, lse, delta, dk, dv, scale, n, D: tl.constexpr, BM: tl.constexpr, BN: tl.constexpr):
    """Backward: gradients of BN keys and values, over all queries."""
    base = tl.program_id(1) * n * D
    columns = tl.program_id(0) * BN + tl.arange(0, BN)
    d = tl.arange(0, D)
    keys = tl.load(k + base + columns[:, None] * D + d[None, :])
    values = tl.load(v + base + columns[:, None] * D + d[None, :])
    gk = tl.zeros([BN, D], tl.float32)
    gv = tl.zeros([BN, D], tl.float32)
    for first in range(0, n, BM):
        rows = first + tl.arange(0, BM)
        queries = tl.load(q + base + rows[:, None] * D + d[None, :])
        above = tl.load(grad + base + rows[:, None] * D + d[None, :])
        norm = tl.load(lse + tl.program_id(1) * n + rows)
        level = tl.load(delta + tl.program_id(1) * n + rows)
        weight = tl.exp2(tl.dot(keys, queries.T) * (scale * 1.4426950408889634) - norm[None, :])
        gv = tl.dot(weight.to(tl.float16), above, gv)
        turned = weight * (tl.dot(values, above.T) - level[None, :])
        gk = tl.dot(turned.to(tl.float16), queries, gk)
    tl.store(dk + base + columns[:, None] * D + d[None, :], gk * scale)
    tl.store(dv + base + columns[:, None] * D + d[None, :], gv)


@triton.jit
def attention_decode(q, k, v, parts, norms, scale, n, SPLITS: tl.constexpr, D: tl.constexpr, BN: tl.constexpr):
    """One query a head against a slice of the cache, without tensor cores; another kernel joins the slices."""
    head = tl.program_id(0)
    split = tl.program_id(1)
    d = tl.arange(0, D)
    query = tl.load(q + head * D + d).to(tl.float32)
    top = tl.full([], -float("inf"), tl.float32)
    total = tl.full([], 0.0, tl.float32)
    result = tl.zeros([D], tl.float32)
    length = n // SPLITS
    for first in range(split * length, (split + 1) * length, BN):
        place = (head * n + first + tl.arange(0, BN))[:, None] * D + d[None, :]
        score = tl.sum(tl.load(k + place).to(tl.float32) * query[None, :], axis=1) * scale
        higher = tl.maximum(top, tl.max(score, axis=0))
        weight = tl.exp(score - higher)
        shrink = tl.exp(top - higher)
        total = total * shrink + tl.sum(weight, axis=0)
        result = result * shrink + tl.sum(weight[:, None] * tl.load(v + place).to(tl.float32), axis=0)
        top = higher
    tl.store(parts + (head * SPLITS + split) * D + d, result / total)
    tl.store(norms + head * SPLITS + split, top + tl.log(total))


@triton.jit
def attention_join(parts, norms, out, SPLITS: tl.constexpr, D: tl.constexpr):
    """Weighs the slices of `attention_decode`."""
    head = tl.program_id(0)
    s = tl.arange(0, SPLITS)
    d = tl.arange(0, D)
    norm = tl.load(norms + head * SPLITS + s)
    weight = tl.exp(norm - tl.max(norm, axis=0))
    part = tl.load(parts + (head * SPLITS + s)[:, None] * D + d[None, :])
    tl.store(out + head * D + d, tl.sum(part * weight[:, None], axis=0) / tl.sum(weight, axis=0))
