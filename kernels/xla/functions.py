"""JAX functions whose kernels XLA makes. Each entry of FUNCTIONS is a function and the shapes and types of its arguments."""

import jax
import jax.numpy as jnp
from jax import lax

FUNCTIONS = {}


def function(*arguments):
    """Notes a function; an argument is `"type[a,b]"`."""

    def note(f):
        FUNCTIONS[f.__name__] = (f, arguments)
        return f

    return note


# ---- elementwise fusions ----


@function("float32[1000]")
def gelu_tanh(x):
    return jax.nn.gelu(x, approximate=True)


@function("float32[1000]")
def gelu_erf(x):
    return jax.nn.gelu(x, approximate=False)


@function("float16[1024]", "float16[1024]")
def silu_half(x, y):
    return jax.nn.silu(x) * y


@function("float32[600]")
def logarithms(x):
    return jnp.log1p(x * 0.9), jnp.expm1(x), jnp.log(jnp.abs(x) + 0.1)


@function("float32[500]", "float32[500]")
def powers(x, y):
    return jnp.power(jnp.abs(x) + 0.5, 3 * y), jnp.cbrt(x), lax.rsqrt(jnp.abs(x) + 1)


@function("float32[512]", "float32[512]")
def trigonometry(x, y):
    return jnp.sin(20 * x), jnp.cos(20 * x), jnp.tan(x), jnp.arctan2(x, y)


@function("float32[512]")
def hyperbolic(x):
    return jnp.tanh(4 * x), jnp.sinh(x), jnp.cosh(x), jnp.arcsinh(x)


@function("complex64[300]", "complex64[300]")
def complex_numbers(x, y):
    return x * y, jnp.abs(x), jnp.exp(x)


@function("float64[300]", "float64[300]")
def double_precision(x, y):
    return jnp.exp(x), jnp.sin(3 * x), x / (jnp.abs(y) + 0.5), jnp.power(jnp.abs(x) + 0.1, y)


@function("int32[400]", "int32[400]")
def integers(x, y):
    d = jnp.where(y == 0, 1, y)
    return lax.div(x, d), lax.rem(x, d), lax.population_count(x), lax.clz(x)


@function("int64[300]", "int64[300]")
def long_integers(x, y):
    d = jnp.where(y == 0, 1, y)
    return lax.div(x, d), x * y, lax.shift_right_arithmetic(x, y & 63)


@function("float32[1024]")
def narrow_types(x):
    return x.astype(jnp.float16), x.astype(jnp.bfloat16), x.astype(jnp.float8_e5m2), (100 * x).astype(jnp.int8)


@function("float32[512]")
def narrow_e4m3(x):
    return x.astype(jnp.float8_e4m3fn)


@function("bfloat16[512]", "int8[512]", "float8_e4m3fn[512]")
def wide_types(x, y, z):
    return x.astype(jnp.float32) + y.astype(jnp.float32) + z.astype(jnp.float32)


@function("float32[512]")
def rounding(x):
    return jnp.round(8 * x), jnp.floor(8 * x), jnp.sign(x), jnp.clip(x, -0.25, 0.5)


@function("float32[640]", "float32[640]")
def comparisons(x, y):
    return jnp.maximum(x, y), jnp.where(x > y, x, -y), (x > y) & (y > 0)


# ---- reductions ----


@function("float32[24,300]")
def row_sums(x):
    return jnp.sum(x, axis=1)


@function("float32[300,64]")
def column_sums(x):
    return jnp.sum(x, axis=0)


@function("float32[5000]")
def total(x):
    return jnp.sum(x)


@function("float32[8,40,16]")
def middle_maximum(x):
    return jnp.max(x, axis=1)


@function("float32[12,200]")
def variance(x):
    return jnp.mean(x, axis=1), jnp.var(x, axis=1)


@function("float32[10,250]")
def argmax(x):
    return jnp.argmax(x, axis=1)


@function("float32[10,250]")
def logsumexp(x):
    return jax.nn.logsumexp(x, axis=1)


@function("bfloat16[16,256]")
def bfloat_sum(x):
    return jnp.sum(x.astype(jnp.float32), axis=1)


@function("int32[700]")
def predicates(x):
    return jnp.any(x > 100), jnp.all(x > 100), jnp.min(x), jnp.prod(x | 1)


@function("float32[16,200]")
def softmax(x):
    return jax.nn.softmax(x)


@function("float32[8,320]", "float32[320]", "float32[320]")
def layer_norm(x, weight, bias):
    mean = jnp.mean(x, axis=1, keepdims=True)
    variance = jnp.mean((x - mean) ** 2, axis=1, keepdims=True)
    return (x - mean) * lax.rsqrt(variance + 1e-5) * weight + bias


@function("float32[8,320]", "float32[8,320]")
def softmax_gradient(x, above):
    return jax.vjp(jax.nn.softmax, x)[1](above)[0]


# ---- moving ----


@function("float32[70,130]")
def transpose(x):
    return x.T


@function("float32[6,40,48]")
def transpose_inner(x):
    return jnp.transpose(x, (0, 2, 1)) + 1


@function("int8[64,128]")
def transpose_bytes(x):
    return x.T


@function("float32[40,24]", "float32[40,8]", "float32[40,32]")
def concatenate(x, y, z):
    return jnp.concatenate([x, y, z], axis=1)


@function("float32[20,30]")
def pad(x):
    return lax.pad(x, jnp.float32(-1), ((2, 1, 1), (0, 3, 2)))


@function("float32[100,32]", "int32[40]")
def gather(table, index):
    return table[index]


@function("float32[64,48]", "int32[1]", "int32[1]")
def dynamic_slice(x, i, j):
    return lax.dynamic_slice(x, (i[0], j[0]), (16, 24)) * 2


@function("float32[64,48]", "float32[8,8]", "int32[1]")
def dynamic_update(x, y, i):
    return lax.dynamic_update_slice(x * 2, y, (i[0], i[0]))


@function("float32[50,16]", "int32[200]", "float32[200,16]")
def scatter_add(x, index, y):
    return x.at[index].add(y)


@function("int32[300]")
def bincount(x):
    return jnp.zeros(32, jnp.int32).at[x & 31].add(1)


@function("bfloat16[64]", "int32[100]", "bfloat16[100]")
def scatter_bfloat(x, index, y):
    return x.at[index].add(y)


@function("float64[40]", "int32[100]", "float64[100]")
def scatter_max(x, index, y):
    return x.at[index].max(y)


@function("int32[50]")
def one_hot(x):
    return jax.nn.one_hot(x & 15, 16)


@function("float32[32,40]")
def triangle(x):
    return jnp.where(jnp.tril(jnp.ones((32, 40), bool)), x, -1e9), lax.rev(x, (0, 1))


@function("float32[1]")
def iota(x):
    return jnp.arange(500, dtype=jnp.float32) * x[0], lax.broadcasted_iota(jnp.int32, (20, 30), 1)


# ---- windows, scans, sorts ----


@function("float32[2,32,32]")
def max_pool(x):
    return lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2), (1, 2, 2), "VALID")


@function("float32[2,32,32]", "float32[2,16,16]")
def max_pool_gradient(x, above):
    def pool(x):
        return lax.reduce_window(x, -jnp.inf, lax.max, (1, 2, 2), (1, 2, 2), "VALID")

    return jax.vjp(pool, x)[1](above)[0]


@function("float32[3,48]")
def moving_average(x):
    return lax.reduce_window(x, 0.0, lax.add, (1, 5), (1, 1), "SAME")


@function("int32[4,200]")
def cumsum(x):
    return jnp.cumsum(x, axis=1)


@function("float32[4,64]")
def cumprod(x):
    return jnp.cumprod(x, axis=1)


@function("float32[3,100]")
def cummax(x):
    return lax.cummax(x, axis=1, reverse=True)


@function("float32[4,128]", "float32[4,128]")
def recurrence(a, b):
    return lax.associative_scan(lambda x, y: (x[0] * y[0], y[0] * x[1] + y[1]), (a, b), axis=1)[1]


@function("float32[1000]")
def sort(x):
    return jnp.sort(x)


@function("int32[500]", "float32[500]")
def sort_pairs(keys, values):
    return lax.sort((keys, values), num_keys=1)


@function("float32[6,64]")
def argsort_rows(x):
    return jnp.argsort(x, axis=1)


@function("float32[8,128]")
def top_k(x):
    return lax.top_k(x, 4)


@function("uint32[2]")
def threefry(key):
    key = jax.random.wrap_key_data(key)
    return jax.random.bits(key, (300,), jnp.uint32), jax.random.uniform(key, (300,), jnp.float32)


@function("uint32[2]")
def normals(key):
    return jax.random.normal(jax.random.wrap_key_data(key), (256,), jnp.float32)


# ---- products, by XLA's Triton fusions ----


@function("float16[64,96]", "float16[96,80]")
def gemm_half(a, b):
    return lax.dot(a, b, preferred_element_type=jnp.float32)


@function("bfloat16[64,64]", "bfloat16[64,64]", "float32[64]")
def gemm_bias_relu(a, b, bias):
    return jax.nn.relu(lax.dot(a, b, preferred_element_type=jnp.float32) + bias)


@function("float32[48,64]", "float32[64,48]")
def gemm_single(a, b):
    return lax.dot(a, b)


@function("float32[40,200]", "float32[200]")
def matrix_vector(a, x):
    return a @ x


@function("float16[2,64,32]", "float16[2,64,32]", "float16[2,64,32]")
def attention(q, k, v):
    weight = jax.nn.softmax(jnp.einsum("hqd,hkd->hqk", q, k, preferred_element_type=jnp.float32) * 0.125)
    return jnp.einsum("hqk,hkd->hqd", weight.astype(jnp.float16), v, preferred_element_type=jnp.float32)
