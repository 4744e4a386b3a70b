#!/usr/bin/env python3
"""Launch files for XLA's kernels and what they must leave in memory, in NumPy.

    python3 kernels/xla/reference.py [--check]

Which kernels run on which buffers, with which grids, stands at the head of each PTX file (see build.py). A kernel has one
parameter a buffer: arguments of the function, results, temporary memory, which may be cut into parts. Here are only the
arguments' values and the results.
"""

import math
import pathlib
import sys

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]
from plan import Cases  # noqa: E402
from producer import iota, mod, random  # noqa: E402

cases = Cases(HERE)
suite, case = cases.suite, cases.case
READS = "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"
WRITES = "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum"


# ---- types that NumPy lacks ----


def to_bf16(x):
    """Bits of bfloat16, rounded to nearest even."""
    bits = np.asarray(x, "f4").view("u4")
    return ((bits + 0x7FFF + (bits >> 16 & 1)) >> 16).astype("u2")


def from_bf16(bits):
    return (bits.astype("u4") << 16).view("f4")


def random_bf16(seed, count):
    """`random:SEED` of a bf16 buffer."""
    return from_bf16(to_bf16(random("f4", seed, count)))


def small_table(exponents, mantissa, bias, count):
    """The numbers from 0 on of a format of eight bits."""
    code = np.arange(count)
    exponent, fraction = code >> mantissa, code & (1 << mantissa) - 1
    below = fraction * 2.0 ** (1 - bias - mantissa)
    return np.where(exponent == 0, below, (1 + fraction / 2.0**mantissa) * 2.0 ** (exponent - bias))


E5M2 = small_table(5, 2, 15, 0x7C)
E4M3 = small_table(4, 3, 7, 0x7F)


def to_small(x, table):
    """Nearest even by way of the two neighbours."""
    x = np.asarray(x, "f8")
    high = np.searchsorted(table, np.abs(x)).clip(1, len(table) - 1)
    down, up = np.abs(x) - table[high - 1], table[high] - np.abs(x)
    code = np.where((up < down) | ((up == down) & (high % 2 == 0)), high, high - 1)
    return (code | np.where(np.signbit(x), 0x80, 0)).astype("u1")


erf = np.vectorize(math.erf)


def f4(x):
    return np.asarray(x, "f4")


# ---- elementwise fusions ----


def elementwise():
    x = random("f4", 1, 1000).astype("f8")
    case("gelu_tanh", "tanh is a rational function in XLA.", ["random:1"],
         [(f4(0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3)))), 2e-5)], [f"{READS} == 125", f"{WRITES} == 125"])
    case("gelu_erf", "erf by XLA's own polynomial.", ["random:1"], [(f4(0.5 * x * (1 + erf(x * np.sqrt(0.5)))), 2e-5)])
    x, y = random("f2", 2, 1024).astype("f8"), random("f2", 3, 1024).astype("f8")
    case("silu_half", "Half precision throughout: each step rounds.", ["random:2", "random:3"], [((x / (1 + np.exp(-x)) * y).astype("f2"), 8e-3)])
    x = random("f4", 4, 600).astype("f8")
    case("logarithms", "log1p, expm1, log.", ["random:4"], [(f4(np.log1p(x * np.float32(0.9))), 2e-5), (f4(np.expm1(x)), 2e-5), (f4(np.log(np.abs(x) + 0.1)), 1e-4)])
    x, y = random("f4", 5, 500).astype("f8"), random("f4", 6, 500).astype("f8")
    case("powers", "pow with its special cases, cbrt, rsqrt.", ["random:5", "random:6"],
         [(f4((np.abs(x) + 0.5) ** (3 * y)), 1e-5), (f4(np.cbrt(x)), 1e-5), (f4(1 / np.sqrt(np.abs(x) + 1)), 1e-5)])
    x, y = random("f4", 7, 512), random("f4", 8, 512)
    big = (np.float32(20) * x).astype("f8")
    case("trigonometry", "Arguments up to 20; the reduction for large ones is there and not taken.", ["random:7", "random:8"],
         [(f4(np.sin(big)), 1e-4), (f4(np.cos(big)), 1e-4), (f4(np.tan(x.astype("f8"))), 1e-5), (f4(np.arctan2(x.astype("f8"), y)), 1e-5)])
    x = random("f4", 9, 512).astype("f8")
    case("hyperbolic", "tanh, sinh, cosh, asinh.", ["random:9"], [(f4(np.tanh(4 * x)), 1e-5), (f4(np.sinh(x)), 1e-4), (f4(np.cosh(x)), 1e-5), (f4(np.arcsinh(x)), 1e-4)])
    x, y = random("f4", 10, 600).view("c8").astype("c16"), random("f4", 11, 600).view("c8").astype("c16")
    case("complex_numbers", "Pairs of floats, loaded by eight bytes.", ["random:10", "random:11"],
         [((x * y).astype("c8").view("f4"), 1e-3), (f4(np.abs(x)), 1e-5), (np.exp(x).astype("c8").view("f4"), 1e-4)])
    x, y = random("f8", 12, 300), random("f8", 13, 300)
    case("double_precision", "The device library's double precision.", ["random:12", "random:13"],
         [(np.exp(x), 1e-14), (np.sin(3 * x), 1e-13), (x / (np.abs(y) + 0.5), 1e-15), ((np.abs(x) + 0.1) ** y, 1e-13)])
    x, y = random("i4", 14, 400), random("i4", 15, 400)
    d = np.where(y == 0, 1, y).astype("i8")
    quotient = np.trunc(x / d.astype("f8")).astype("i8")
    unsigned = x.view("u4")
    case("integers", "Division truncates; counts of bits.", ["random:14", "random:15"],
         [quotient.astype("i4"), (x - quotient * d).astype("i4"), np.array([v.bit_count() for v in unsigned.tolist()], "i4"),
          np.array([32 - v.bit_length() for v in unsigned.tolist()], "i4")])
    x, y = random("i8", 16, 300), random("i8", 17, 300)
    d = np.where(y == 0, 1, y)
    quotient = [abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1) for a, b in zip(x.tolist(), d.tolist())]
    with np.errstate(over="ignore"):
        case("long_integers", "64 bits: division, product, shift.", ["random:16", "random:17"], [np.array(quotient, "i8"), x * y, x >> (y & 63)])
    x = random("f4", 18, 1024)
    case("narrow_types", "half, bfloat16, e5m2, int8.", ["random:18"], [x.astype("f2"), to_bf16(x), to_small(x, E5M2), (np.float32(100) * x).astype("i1")])
    x = random("f4", 19, 512)
    case("narrow_e4m3", "e4m3 by integer arithmetic, since sm_80 has no such conversion.", ["random:19"], [to_small(x, E4M3)])
    x, y, z = random_bf16(20, 512), random("i1", 21, 512).astype("f4"), f4(E4M3[mod("i4", 120, 512)])
    case("wide_types", "The way back.", ["random:20", "random:21", "mod:120"], [x + y + z])
    x = random("f4", 22, 512)
    case("rounding", "To nearest even, down; sign; clip.", ["random:22"], [np.round(8 * x), np.floor(8 * x), np.sign(x), np.clip(x, np.float32(-0.25), np.float32(0.5))])
    x, y = random("f4", 23, 640), random("f4", 24, 640)
    case("comparisons", "max that passes NaN on, selects, bytes of truth.", ["random:23", "random:24"],
         [np.maximum(x, y), np.where(x > y, x, -y), ((x > y) & (y > 0)).astype("u1")], [f"{READS} == 160"])


# ---- reductions ----


def softmax_of(x):
    e = np.exp(x - x.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def reductions():
    x = mod("f4", 19, 24 * 300).reshape(24, 300)
    case("row_sums", "A row: shuffles and shared memory. Small integers, so that every order gives the same sum.", ["mod:19"], [x.sum(axis=1)])
    x = mod("f4", 19, 300 * 64).reshape(300, 64)
    case("column_sums", "Columns: a transpose through shared memory.", ["mod:19"], [x.sum(axis=0)])
    case("total", "5000 elements, one number.", ["mod:19"], [mod("f4", 19, 5000).sum(keepdims=True)])
    x = random("f4", 30, 8 * 40 * 16).reshape(8, 40, 16)
    case("middle_maximum", "The dimension in the middle.", ["random:30"], [x.max(axis=1)])
    x = random("f4", 31, 12 * 200).reshape(12, 200).astype("f8")
    case("variance", "Four kernels: sum, mean, squares, variance.", ["random:31"], [(f4(x.mean(axis=1)), 1e-4), (f4(x.var(axis=1)), 1e-5)])
    x = random("f4", 32, 2500).reshape(10, 250)
    case("argmax", "A reduction of pairs.", ["random:32"], [x.argmax(axis=1).astype("i8")])
    x = random("f4", 33, 2500).reshape(10, 250).astype("f8")
    case("logsumexp", "Maximum, sum of exponentials, logarithm: three kernels.", ["random:33"], [(f4(np.log(np.exp(x).sum(axis=1))), 1e-5)])
    x = random_bf16(34, 16 * 256).reshape(16, 256).astype("f8")
    case("bfloat_sum", "bfloat16 in, single precision out.", ["random:34"], [(f4(x.sum(axis=1)), 1e-4)])
    x = mod("i4", 97, 700)
    product = 1
    for v in (x | 1).tolist():
        product = product * v % 2**64
    case("predicates", "Four reductions in one kernel.", ["mod:97"],
         [np.array([(x > 100).any()], "u1"), np.array([(x > 100).all()], "u1"), x.min(keepdims=True), np.array([product], "u8").view("i8")])
    x = random("f4", 35, 16 * 200).reshape(16, 200).astype("f8")
    case("softmax", "XLA's Triton: a warp a row.", ["random:35"], [(f4(softmax_of(x)), 1e-5)])
    x, w, b = (random("f4", seed, count).astype("f8") for seed, count in ((36, 8 * 320), (37, 320), (38, 320)))
    x = x.reshape(8, 320)
    y = (x - x.mean(axis=1, keepdims=True)) / np.sqrt(x.var(axis=1, keepdims=True) + 1e-5) * w + b
    case("layer_norm", "Fused whole.", ["random:36", "random:37", "random:38"], [(f4(y), 2e-3)])
    x, a = random("f4", 39, 8 * 320).reshape(8, 320).astype("f8"), random("f4", 40, 8 * 320).reshape(8, 320).astype("f8")
    p = softmax_of(x)
    case("softmax_gradient", "The gradient of a softmax.", ["random:39", "random:40"], [(f4(p * (a - (p * a).sum(axis=1, keepdims=True))), 2e-3)])


# ---- moving ----


def moving():
    x = iota("f4", 70 * 130).reshape(70, 130)
    case("transpose", "Tiles through shared memory.", ["iota"], [x.T])
    x = iota("f4", 6 * 40 * 48).reshape(6, 40, 48)
    case("transpose_inner", "The inner two of three dimensions, with an addition.", ["iota"], [x.transpose(0, 2, 1) + 1])
    x = random("i1", 41, 64 * 128).reshape(64, 128)
    case("transpose_bytes", "Bytes.", ["random:41"], [x.T])
    parts = [random("f4", seed, 40 * n).reshape(40, n) for seed, n in ((42, 24), (43, 8), (44, 32))]
    case("concatenate", "Which source it is depends on the column.", ["random:42", "random:43", "random:44"], [np.concatenate(parts, axis=1)])
    x = random("f4", 45, 600).reshape(20, 30)
    out = np.full((20 + 19 + 3, 30 + 58 + 3), -1, "f4")
    out[2 : 2 + 39 : 2, : 30 * 3 - 2 : 3] = x
    case("pad", "Before, after and between elements.", ["random:45"], [out])
    table, index = random("f4", 46, 3200).reshape(100, 32), mod("i4", 100, 40) * 37 % 100
    case("gather", "Rows of a table.", ["random:46", suite.data("index", index)], [table[index]])
    x = random("f4", 47, 64 * 48).reshape(64, 48)
    case("dynamic_slice", "A corner that memory gives, clamped so that the slice fits.", ["random:47", "fill:60", "fill:7"], [2 * x[48:64, 7:31]])
    y = random("f4", 48, 64).reshape(8, 8)
    out = 2 * x
    out[5:13, 5:13] = y
    case("dynamic_update", "A corner that memory gives, in place.", ["random:47", "random:48", "fill:5"], [out])
    x, index, y = mod("f4", 7, 800).reshape(50, 16), mod("i4", 60, 200) - 5, mod("f4", 5, 3200).reshape(200, 16)
    out = x.copy()
    kept = index % 50 == index
    np.add.at(out, np.where(index < 0, index + 50, index)[(index >= -50) & (index < 50)], y[(index >= -50) & (index < 50)])
    case("scatter_add", "Atomics; negative indices count from the end, those beyond it are dropped.", ["mod:7", suite.data("beyond", index), "mod:5"], [out])
    assert not kept.all()
    x = random("i4", 49, 300)
    case("bincount", "A scatter of ones.", ["random:49"], [np.bincount(x & 31, minlength=32).astype("i4")])
    x, index, y = mod("f4", 3, 64), mod("i4", 64, 100) * 5 % 64, mod("f4", 4, 100)
    out = x.copy()
    np.add.at(out, index, y)
    case("scatter_bfloat", "16 bits: a loop around compare-and-swap of the word, or an atomic of its own.",
         [suite.data("bfloat_base", to_bf16(x)), suite.data("bfloat_index", index), suite.data("bfloat_parts", to_bf16(y))], [to_bf16(out)])
    x, index, y = random("f8", 50, 40), mod("i4", 40, 100) * 7 % 40, random("f8", 51, 100)
    out = x.copy()
    np.maximum.at(out, index, y)
    case("scatter_max", "A maximum of doubles has no atomic: compare-and-swap.", ["random:50", suite.data("max_index", index), "random:51"], [out])
    x = random("i4", 52, 50)
    case("one_hot", "Comparisons with an index.", ["random:52"], [np.eye(16, dtype="f4")[x & 15]])
    x = random("f4", 53, 32 * 40).reshape(32, 40)
    case("triangle", "A mask from indices; both dimensions turned round.", ["random:53"], [np.where(np.tri(32, 40, dtype=bool), x, np.float32(-1e9)), x[::-1, ::-1]])
    case("iota", "Indices as values.", ["fill:2"], [2 * iota("f4", 500), np.tile(iota("i4", 30), 20)])


# ---- windows, scans, sorts ----


def rotate(x, n):
    return (x << np.uint64(n) | x >> np.uint64(32 - n)) & np.uint64(0xFFFFFFFF)


def threefry_bits(key, count):
    """`jax.random.bits`: Threefry 2x32 with 20 rounds over a counter of 64 bits, both words of the result xored."""
    low = np.uint64(0xFFFFFFFF)
    keys = [np.uint64(key[0]), np.uint64(key[1])]
    keys.append(keys[0] ^ keys[1] ^ np.uint64(0x1BD11BDA))
    x = [np.full(count, keys[0]), (np.arange(count, dtype="u8") + keys[1]) & low]
    for group in range(5):
        for n in ((13, 15, 26, 6), (17, 29, 16, 24))[group % 2]:
            x[0] = (x[0] + x[1]) & low
            x[1] = rotate(x[1], n) ^ x[0]
        x[0] = (x[0] + keys[(group + 1) % 3]) & low
        x[1] = (x[1] + keys[(group + 2) % 3] + np.uint64(group + 1)) & low
    return (x[0] ^ x[1]).astype("u4")


def windows():
    x = random("f4", 60, 2048).reshape(2, 32, 32)
    tiles = x.reshape(2, 16, 2, 16, 2)
    case("max_pool", "Windows of two by two.", ["random:60"], [tiles.max(axis=(2, 4))])
    above = random("f4", 61, 512).reshape(2, 16, 16)
    chosen = tiles == tiles.max(axis=(2, 4), keepdims=True)
    case("max_pool_gradient", "select-and-scatter: the gradient goes to the window's greatest element.", ["random:60", "random:61"],
         [np.where(chosen, above[:, :, None, :, None], np.float32(0)).reshape(2, 32, 32)])
    x = mod("f4", 23, 144).reshape(3, 48)
    padded = np.pad(x, ((0, 0), (2, 2)))
    case("moving_average", "Windows that overlap.", ["mod:23"], [sum(padded[:, i : i + 48] for i in range(5))])
    x = random("i4", 62, 800).reshape(4, 200)
    case("cumsum", "A scan as windows.", ["random:62"], [np.cumsum(x, axis=1, dtype="i4")])
    x = np.where(mod("f4", 5, 256) == 0, 2, 1).astype("f4").reshape(4, 64)
    case("cumprod", "Powers of two.", [suite.data("ones_and_twos", x)], [np.cumprod(x, axis=1)])
    x = random("f4", 63, 300).reshape(3, 100)
    case("cummax", "A maximum so far, from the end.", ["random:63"], [np.maximum.accumulate(x[:, ::-1], axis=1)[:, ::-1]])
    a, b = random("f4", 64, 512).reshape(4, 128).astype("f8"), random("f4", 65, 512).reshape(4, 128).astype("f8")
    h, state = np.zeros((4, 128)), np.zeros(4)
    for i in range(128):
        state = a[:, i] * state + b[:, i]
        h[:, i] = state
    case("recurrence", "An associative scan: slices, joined level by level.", ["random:64", "random:65"], [(f4(h), 1e-3)])
    x = random("f4", 66, 1000)
    case("sort", "Bitonic stages in shared memory.", ["random:66"], [np.sort(x)])
    keys, values = mod("i4", 100, 500) * 37 % 100, random("f4", 67, 500)
    order = np.argsort(keys, kind="stable")
    case("sort_pairs", "Keys that come several times; the sort is stable.", [suite.data("keys", keys), "random:67"], [keys[order], values[order]])
    x = random("f4", 68, 384).reshape(6, 64)
    case("argsort_rows", "Rows, with their indices.", ["random:68"], [np.argsort(x, axis=1, kind="stable").astype("i8")])
    x = random("f4", 69, 1024).reshape(8, 128)
    order = np.argsort(-x, axis=1, kind="stable")[:, :4]
    case("top_k", "A sort, then two slices.", ["random:69"], [np.take_along_axis(x, order, 1), order.astype("i4")])
    bits = threefry_bits((7, 0), 300)
    uniform = (bits >> 9 | 0x3F800000).view("f4") - np.float32(1)
    case("threefry", "Threefry 2x32, bit for bit.", [suite.data("key", np.array([7, 0], "u4"))], [bits, uniform])
    case("normals", "Bits to a number in (-1, 1), then the inverse of erf. The inverse is checked by erf of what comes out.",
         [suite.data("key", np.array([7, 0], "u4"))], [(f4(normals_of(threefry_bits((7, 0), 256))), 1e-4)])


def normals_of(bits):
    """sqrt(2) erfinv(u), with u in (-1, 1) from the upper 23 bits; erf is inverted by Newton's steps."""
    low = np.nextafter(np.float32(-1), np.float32(0))
    u = (bits >> 9 | 0x3F800000).view("f4") - np.float32(1)
    u = np.maximum(low, u * (np.float32(1) - low) + low).astype("f8")
    x = np.zeros_like(u)
    for _ in range(200):
        step = (erf(x) - u) * np.sqrt(np.pi) / 2 * np.exp(x * x)
        x -= np.clip(step, -0.3, 0.3)
    return np.sqrt(2) * x


# ---- products ----


def small(modulus, *shape):
    """`mod:M`: small integers, so that sums are exact in any order."""
    return mod("f8", modulus, math.prod(shape)).reshape(shape)


def products():
    bf = lambda modulus, count: suite.data(f"bfloat_mod_{modulus}_{count}", to_bf16(mod("f4", modulus, count)))  # noqa: E731
    case("gemm_half", "XLA's Triton: tensor cores, half precision in, single out.", ["mod:5", "mod:7"], [f4(small(5, 64, 96) @ small(7, 96, 80))])
    case("gemm_bias_relu", "The bias and the comparison are fused into the product.", [bf(5, 4096), bf(7, 4096), "mod:9"],
         [f4(np.maximum(small(5, 64, 64) @ small(7, 64, 64) + small(9, 64), 0))])
    case("gemm_single", "Single precision, by three products of tf32 or without tensor cores.", ["mod:5", "mod:7"], [f4(small(5, 48, 64) @ small(7, 64, 48))])
    case("matrix_vector", "A row against a vector.", ["mod:5", "mod:7"], [f4(small(5, 40, 200) @ small(7, 200))])
    q, k = (random("f2", seed, 4096).astype("f8").reshape(2, 64, 32) for seed in (70, 71))
    v = small(7, 2, 64, 32)
    out = softmax_of(q @ k.transpose(0, 2, 1) * 0.125).astype("f2").astype("f8") @ v
    case("attention", "Two products around a softmax, the weights in half precision.", ["random:70", "random:71", "mod:7"], [(f4(out), 2e-3)])


elementwise()
reductions()
moving()
windows()
products()
suite.finish()
