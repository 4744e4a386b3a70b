"""Kernels in Pallas, by its Triton route. Each entry of FUNCTIONS is a function and the shapes and types of its arguments."""

import jax
import jax.numpy as jnp
from jax import lax
from jax.experimental import pallas as pl
from jax.experimental.pallas import triton as plgpu

FUNCTIONS = {}


def function(*arguments):
    """Notes a function; an argument is `"type[a,b]"`."""

    def note(f):
        FUNCTIONS[f.__name__] = (f, arguments)
        return f

    return note


def call(kernel, shape, dtype=jnp.float32, *, warps=4, stages=2, **rest):
    """A kernel with one result."""
    parameters = plgpu.CompilerParams(num_warps=warps, num_stages=stages)
    return pl.pallas_call(kernel, out_shape=jax.ShapeDtypeStruct(shape, dtype), compiler_params=parameters, **rest)


@function("float32[2048]", "float32[2048]")
def add(x, y):
    def kernel(x, y, out):
        out[...] = x[...] + y[...]

    block = pl.BlockSpec((512,), lambda i: (i,))
    return call(kernel, (2048,), grid=(4,), in_specs=[block, block], out_specs=block)(x, y)


@function("float32[1000]")
def masked_gelu(x):
    def kernel(x, out):
        at = pl.program_id(0) * 256 + jnp.arange(256)
        inside = at < 1000
        value = plgpu.load(x.at[at], mask=inside, other=0.0)
        plgpu.store(out.at[at], 0.5 * value * (1 + jnp.tanh(0.7978845608 * (value + 0.044715 * value**3))), mask=inside)

    return call(kernel, (1000,), grid=(4,))(x)


@function("float32[24,256]")
def softmax(x):
    def kernel(x, out):
        row = x[...]
        e = jnp.exp(row - jnp.max(row, axis=-1, keepdims=True))
        out[...] = e / jnp.sum(e, axis=-1, keepdims=True)

    block = pl.BlockSpec((4, 256), lambda i: (i, 0))
    return call(kernel, (24, 256), grid=(6,), in_specs=[block], out_specs=block)(x)


@function("bfloat16[10,512]", "float32[512]", "float32[512]")
def layer_norm(x, weight, bias):
    def kernel(x, weight, bias, out):
        row = x[0, :].astype(jnp.float32)
        mean = jnp.mean(row)
        away = row - mean
        inverse = lax.rsqrt(jnp.mean(away * away) + 1e-5)
        out[0, :] = away * inverse * weight[...] + bias[...]

    row, whole = pl.BlockSpec((1, 512), lambda i: (i, 0)), pl.BlockSpec((512,), lambda i: (0,))
    return call(kernel, (10, 512), grid=(10,), in_specs=[row, whole, whole], out_specs=row)(x, weight, bias)


@function("float32[64,128]")
def column_sums(x):
    def kernel(x, out):
        def step(i, total):
            return total + jnp.sum(x[pl.ds(i * 16, 16), :], axis=0)

        out[...] = lax.fori_loop(0, 4, step, jnp.zeros(32, jnp.float32))

    return call(kernel, (128,), grid=(4,), in_specs=[pl.BlockSpec((64, 32), lambda i: (0, i))], out_specs=pl.BlockSpec((32,), lambda i: (i,)))(x)


@function("float32[16,128]")
def argmax(x):
    def kernel(x, out):
        out[...] = lax.argmax(x[...], 1, jnp.int32)

    return call(kernel, (16,), jnp.int32, grid=(2,), in_specs=[pl.BlockSpec((8, 128), lambda i: (i, 0))], out_specs=pl.BlockSpec((8,), lambda i: (i,)))(x)


@function("float32[64,32]")
def transpose(x):
    def kernel(x, out):
        out[...] = x[...].T

    return call(kernel, (32, 64), grid=(2,), in_specs=[pl.BlockSpec((32, 32), lambda i: (i, 0))], out_specs=pl.BlockSpec((32, 32), lambda i: (0, i)))(x)


@function("int32[512]", "float32[64]")
def histogram(x, zeros):
    # In floats: for integers this release makes atom.add.f32, which flushes them to 0.
    def kernel(x, zeros, out):
        plgpu.atomic_add(out, (x[...] & 63,), jnp.ones(128, jnp.float32))

    parameters = plgpu.CompilerParams(num_warps=4, num_stages=2)
    return pl.pallas_call(
        kernel, out_shape=jax.ShapeDtypeStruct((64,), jnp.float32), grid=(4,), compiler_params=parameters, input_output_aliases={1: 0},
        in_specs=[pl.BlockSpec((128,), lambda i: (i,)), pl.BlockSpec((64,), lambda i: (0,))], out_specs=pl.BlockSpec((64,), lambda i: (0,)),
    )(x, zeros)  # fmt: skip


@function("float16[64,96]", "float16[96,64]")
def matmul(a, b):
    def kernel(a, b, out):
        def step(i, total):
            return total + pl.dot(a[:, pl.ds(i * 32, 32)], b[pl.ds(i * 32, 32), :])

        out[...] = lax.fori_loop(0, 3, step, jnp.zeros((32, 32), jnp.float32))

    return call(kernel, (64, 64), grid=(2, 2), in_specs=[pl.BlockSpec((32, 96), lambda i, j: (i, 0)), pl.BlockSpec((96, 32), lambda i, j: (0, j))],
                out_specs=pl.BlockSpec((32, 32), lambda i, j: (i, j)))(a, b)  # fmt: skip


@function("float32[32,64]", "float32[64,32]", "float32[32]")
def matmul_bias(a, b, bias):
    def kernel(a, b, bias, out):
        out[...] = jnp.maximum(pl.dot(a[...], b[...], allow_tf32=False) + bias[...][None, :], 0.0)

    return call(kernel, (32, 32), grid=(1,))(a, b, bias)


@function("float16[2,128,64]", "float16[2,128,64]", "float16[2,128,64]")
def attention(q, k, v):
    def kernel(q, k, v, out):
        queries = q[0]

        def step(i, state):
            top, total, result = state
            keys, values = k[0, pl.ds(i * 32, 32), :], v[0, pl.ds(i * 32, 32), :]
            score = pl.dot(queries, keys, trans_b=True) * 0.125
            higher = jnp.maximum(top, jnp.max(score, axis=1))
            shrink, weight = jnp.exp(top - higher), jnp.exp(score - higher[:, None])
            total = total * shrink + jnp.sum(weight, axis=1)
            return higher, total, result * shrink[:, None] + pl.dot(weight.astype(jnp.float16), values)

        start = jnp.full(64, -1e30, jnp.float32), jnp.zeros(64, jnp.float32), jnp.zeros((64, 64), jnp.float32)
        _, total, result = lax.fori_loop(0, 4, step, start)
        out[0] = result / total[:, None]

    queries, keys = pl.BlockSpec((1, 64, 64), lambda i, j: (i, j, 0)), pl.BlockSpec((1, 128, 64), lambda i, j: (i, 0, 0))
    return call(kernel, (2, 128, 64), grid=(2, 2), in_specs=[queries, keys, keys], out_specs=queries)(q, k, v)


@function("float32[8,64]", "int32[16]")
def gather(table, index):
    def kernel(table, index, out):
        row = index[0]
        out[0, :] = table[row, :]

    return call(kernel, (16, 64), grid=(16,), in_specs=[pl.BlockSpec((8, 64), lambda i: (0, 0)), pl.BlockSpec((1,), lambda i: (i,))],
                out_specs=pl.BlockSpec((1, 64), lambda i: (i, 0)), warps=1)(table, index)  # fmt: skip
