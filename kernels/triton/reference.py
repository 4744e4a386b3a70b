#!/usr/bin/env python3
"""Launch files for the Triton kernels of this folder and what they must leave in memory, in NumPy.

    python3 kernels/triton/reference.py [--check]

Triton's parameters are the kernel's own ones without the `constexpr` ones, then two pointers to scratch memory, which
are null where the compiler asked for none. Block and shared memory are the compiler's choice; build.py writes them into
the second line of the PTX, and they are taken from there.
"""

import math
import pathlib
import re
import sys

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
from build import line_of  # noqa: E402  (../build.py)
from producer import Suite, iota, launch, mod, random  # noqa: E402

suite = Suite(HERE)
CONFLICTS = "l1tex__data_bank_conflicts_pipe_lsu_mem_shared.sum"
READS = "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"
WRITES = "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum"


def run(stem, grid, args, compare, check=(), ptx=None):
    """One launch of ptx/sm_80/STEM.ptx."""
    text = (HERE / (ptx or f"ptx/sm_80/{stem}.ptx")).read_text()
    warps, shared = map(int, re.search(r"^// warps: (\d+), dynamic shared memory: (\d+) bytes$", text, re.M).groups())
    return launch(grid, 32 * warps, [*args, "null", "null"], compare=compare, check=check, shared=shared or None)


def one(stem, says, grid, args, compare, check=(), ptx=None, gpu=None):
    """A launch file with one launch."""
    suite.file(stem, says, run(stem, grid, args, compare, check, ptx), ptx=ptx, gpu=gpu)


def src(file, kernel, text):
    """`src(FILE:LINE)` of the first line of a kernel that holds a text."""
    return f"src({file}.py:{line_of(HERE / f'{file}.py', kernel, text)})"


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


def from_e5m2(byte):
    """e5m2 is the upper half of a half."""
    return (byte.astype("u2") << 8).view("f2").astype("f4")


def to_e5m2(x):
    """Nearest even by way of the two neighbours; finite numbers only, too large ones saturate."""
    table = from_e5m2(np.arange(0x7C, dtype="u1"))
    x = np.asarray(x, "f4")
    high = np.searchsorted(table, np.minimum(np.abs(x), table[-1])).clip(1)
    down, up = np.abs(x) - table[high - 1], table[high] - np.abs(x)
    byte = np.where((up < down) | ((up == down) & (high % 2 == 0)), high, high - 1)
    return (byte | np.where(np.signbit(x), 0x80, 0)).astype("u1")


def philox(seed, count):
    """Philox 4x32-10 with the counters (i, 0, 0, 0): four words for each i."""
    low = np.uint64(0xFFFFFFFF)
    c = [np.arange(count, dtype="u8")] + [np.zeros(count, "u8") for _ in range(3)]
    k = [seed & 0xFFFFFFFF, seed >> 32]
    for _ in range(10):
        a, b = np.uint64(0xD2511F53) * c[0], np.uint64(0xCD9E8D57) * c[2]
        high = np.uint64(32)
        c = [(b >> high) ^ c[1] ^ np.uint64(k[0]), b & low, (a >> high) ^ c[3] ^ np.uint64(k[1]), a & low]
        k = [(k[0] + 0x9E3779B9) & 0xFFFFFFFF, (k[1] + 0xBB67AE85) & 0xFFFFFFFF]
    return [word.astype("u4").view("i4") for word in c]


def uniform(words):
    """[0, 1) of a signed word; negative ones are mirrored."""
    return np.where(words < 0, -words - 1, words).astype("f8") * 4.6566127342e-10


erf = np.vectorize(math.erf)


# ---- elementwise.py ----


def elementwise():
    x, y = random("f4", 1, 3008), random("f4", 2, 3008)
    one("vector_add", "3008 elements in blocks of 1024; the compiler knows that 16 divides them: 16 bytes a thread.", 3,
        ["x:f32[3008]=random:1", "y:f32[3008]=random:2", "out:f32[3008]", "n:i32=3008"], {"out": x + y},
        [f"{READS} == 752", f"{WRITES} == 376", f"{src('elementwise', 'vector_add', 'tl.store')}.sectors == 376"])
    one("vector_add_odd", "The same without that knowledge. Threads keep their four neighbours but load them one by one: four\n"
        "requests of 16 sectors each in place of one of 16.", 3,
        ["x:f32[3000]=random:1", "y:f32[3000]=random:2", "out:f32[3000]", "n:i32=3000"], {"out": (x + y)[:3000]},
        [f"{READS} == 3000", f"{WRITES} == 1500", f"{src('elementwise', 'vector_add', 'tl.store')}.way == 4"])

    keep = uniform(philox(5, 1000)[0]).astype("f4") > np.float32(0.25)
    one("dropout", "Philox in the kernel; an element stays where it draws more than p.", 2,
        ["x:f32[1000]=random:3", "out:f32[1000]", "n:i32=1000", "p:f32=0.25", "seed:i32=5"],
        {"out": (np.where(keep, random("f4", 3, 1000) / np.float32(0.75), np.float32(0)), 1e-6)})

    one("philox_bits", "All words of the generator, bit for bit.", 1, ["out:i32[1024]", "seed:i32=42"],
        {"out": np.concatenate(philox(42, 256))})

    a, b = (uniform(word) for word in philox(8, 512)[:2])
    normal = np.sqrt(-2 * np.log(np.maximum(1e-7, a))) * np.cos(2 * np.pi * b)
    one("normals", "Logarithm, square root and cosine of random words.", 2, ["out:f32[512]", "seed:i32=8"],
        {"out": (normal.astype("f4"), 2e-4)})

    g, u = random("f2", 4, 3 * 800).astype("f8"), random("f2", 5, 3 * 800).astype("f8")
    one("swiglu", "Half precision in 16 bytes a thread, single precision inside; rows of 800.", 3,
        ["gate:f16[3*800]=random:4", "up:f16[3*800]=random:5", "out:f16[3*800]", "columns:i32=800"],
        {"out": ((g / (1 + np.exp(-g)) * u).astype("f2"), 2e-3)}, [f"{WRITES} == 150"])

    x = random("f4", 6, 6 * 4 * 64).reshape(6, 4, 2, 32)
    c, s = random("f4", 7, 6 * 32).reshape(6, 1, 32), random("f4", 8, 6 * 32).reshape(6, 1, 32)
    c, s, x = c.astype("f8"), s.astype("f8"), x.astype("f8")
    turned = np.stack([x[:, :, 0] * c - x[:, :, 1] * s, x[:, :, 1] * c + x[:, :, 0] * s], axis=2)
    one("rotary", "One warp a head and position; four sectors a request.", (6, 4),
        ["x:f32[6*4*64]=random:6", "cosine:f32[6*32]=random:7", "sine:f32[6*32]=random:8", "out:f32[6*4*64]", "heads:i32=4"],
        {"out": (turned.astype("f4"), 2e-5)}, [f"{READS} == 384", f"{WRITES} == 192"])

    x = random("f4", 9, 1040).astype("f8")
    one("gelu", "erf is inlined from the device library.", 3, ["x:f32[1040]=random:9", "out:f32[1040]", "n:i32=1040"],
        {"out": ((0.5 * x * (1 + erf(x * np.sqrt(0.5)))).astype("f4"), 1e-5)})

    x = random("f4", 10, 400)
    v, m = x.astype("f8"), np.abs(x).astype("f8") + 0.25
    rows = [np.exp(v), np.exp2(v), np.log(m), np.log2(m), np.sin(v), np.cos(v), np.sqrt(m), np.sqrt(m), m**-0.5, v / m,
            np.floor(8 * v), np.ceil(8 * v), v * m + v, np.clip(v, -0.5, 0.5)]
    one("math", "Fourteen functions: approximations, the library's, and correctly rounded ones.", 1,
        ["x:f32[400]=random:10", "out:f32[14*400]", "n:i32=400"], {"out": (np.concatenate(rows).astype("f4"), 1e-5)})

    width, height, limit = 40, 24, 16
    at = np.arange(1024)
    real = (at % width).astype("f4") * np.float32(3.0 / width) - np.float32(2.25)
    imaginary = (at // width).astype("f4") * np.float32(2.5 / height) - np.float32(1.25)
    x, y, count = np.zeros(1024), np.zeros(1024), np.zeros(1024, "i4")
    for _ in range(limit):
        inside = x * x + y * y <= 4
        x, y = np.where(inside, x * x - y * y + real, x), np.where(inside, 2 * x * y + imaginary, y)
        count += inside
    one("mandelbrot", "A loop that ends by a reduction over the block.", 8,
        ["out:i32[960]", "width:i32=40", "height:i32=24"], {"out": count[:960]})

    x = random("f4", 11, 1008)
    one("narrow_types", "Rounding to half, bfloat16, e5m2 and int8.", 1,
        ["x:f32[1008]=random:11", "half:f16[1008]", "brain:bf16[1008]", "small:u8[1008]", "bytes:i8[1008]", "n:i32=1008"],
        {"half": x.astype("f2"), "brain": to_bf16(x), "small": to_e5m2(x), "bytes": (x * np.float32(100)).astype("i1")})

    h, b = random("f2", 12, 480).astype("f4"), random_bf16(13, 480)
    s = from_e5m2(mod("u1", 112, 480))
    one("wide_types", "The way back to single precision is exact.", 1,
        ["half:f16[480]=random:12", "brain:bf16[480]=random:13", "small:u8[480]=mod:112", "out:f32[480]", "n:i32=480"],
        {"out": (h + b) + s})

    a, b = random("i4", 14, 400), random("i4", 15, 400)
    d = np.where(b == 0, 1, b).astype("i8")
    quotient = np.trunc(a.astype("f8") / d).astype("i8")
    wide = a.astype("i8") * b.astype("i8")
    rows = [quotient, a - quotient * d, a >> (b & 31), (a.view("u4") << (b & 31).view("u4")), (a.view('u4').astype('u8') * b.view('u4')) >> np.uint64(32), wide >> 16,
            np.minimum(a, b) ^ np.maximum(a, ~b), np.abs(a)]
    one("integers", "Division truncates, as in C.", 1,
        ["a:i32[400]=random:14", "b:i32[400]=random:15", "out:i32[8*400]", "n:i32=400"],
        {"out": np.concatenate([row.astype("u8").astype("u4").view("i4") for row in rows])})

    a, b = random("u1", 16, 2000).astype("i4"), random("u1", 17, 2000).astype("i4")
    one("packed_inline", "Inline assembly on four bytes at once; prmt turns them round.", 2,
        ["x:u8[2000]=random:16", "y:u8[2000]=random:17", "out:u8[2000]", "n:i32=2000"],
        {"out": ((a + b + 1) // 2).astype("u1").reshape(-1, 4)[:, ::-1]})

    n = 500
    s, k = 80 + 0.5 * mod("f8", 61, n), 80 + 0.5 * mod("f8", 53, n)
    t = 1 + 0.25 * (1 + mod("f8", 7, n))
    rate, volatility = np.float32(0.02).astype("f8"), np.float32(0.3).astype("f8")
    d1 = (np.log(s / k) + (rate + volatility**2 / 2) * t) / (volatility * np.sqrt(t))
    d2 = d1 - volatility * np.sqrt(t)
    n1, n2 = (0.5 * (1 + erf(d / np.sqrt(2))) for d in (d1, d2))
    call = s * n1 - k * np.exp(-rate * t) * n2
    put = k * np.exp(-rate * t) * (1 - n2) - s * (1 - n1)
    one("black_scholes", "Logarithm, exponential and erf.", 2,
        [f"price:f32[{n}]={suite.data('price', s.astype('f4'))}", f"strike:f32[{n}]={suite.data('strike', k.astype('f4'))}",
         f"years:f32[{n}]={suite.data('years', t.astype('f4'))}", f"call:f32[{n}]", f"put:f32[{n}]", "rate:f32=0.02",
         "volatility:f32=0.3", f"n:i32={n}"],
        {"call": (call.astype("f4"), 1e-4), "put": (put.astype("f4"), 1e-4)})

    x = random("f8", 18, 208)
    one("double_precision", "Division, the library's exp, square root.", 1,
        ["x:f64[208]=random:18", "out:f64[3*208]", "n:i32=208"],
        {"out": (np.concatenate([(x * x + 1) / (x + 3), np.exp(x), np.sqrt(x + 2)]), 1e-14)})


# ---- reductions.py ----


def softmax_of(x):
    e = np.exp(x - x.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def reductions():
    x = random("f4", 3, 12 * 200).reshape(12, 200).astype("f8")
    one("softmax", "A row of 200 in a block of 256: shuffles inside warps, shared memory between them.", 12,
        ["x:f32[12*200]=random:3", "out:f32[12*200]", "columns:i32=200"], {"out": (softmax_of(x).astype("f4"), 1e-5)},
        [f"{READS} == 300", f"{WRITES} == 300"])

    x = random("f2", 20, 10 * 560).reshape(10, 560).astype("f8")
    one("softmax_online", "Four programs stride over ten rows of 560, in blocks of 256.", 4,
        ["x:f16[10*560]=random:20", "out:f16[10*560]", "rows:i32=10", "columns:i32=560"],
        {"out": (softmax_of(x).astype("f2"), 2e-3)})

    x = random("f2", 21, 6 * 400).reshape(6, 400).astype("f8")
    w, b = random("f4", 22, 400).astype("f8"), random("f4", 23, 400).astype("f8")
    mean, inverse = x.mean(axis=1), 1 / np.sqrt(x.var(axis=1) + 1e-5)
    y = (x - mean[:, None]) * inverse[:, None] * w + b
    one("layer_norm_forward", "Three passes over rows of 400 halves.", 6,
        ["x:f16[6*400]=random:21", "weight:f32[400]=random:22", "bias:f32[400]=random:23", "out:f16[6*400]", "means:f32[6]",
         "inverses:f32[6]", "columns:i32=400", "eps:f32=1e-5"],
        {"out": (y.astype("f2"), 1e-2), "means": (mean.astype("f4"), 1e-4), "inverses": (inverse.astype("f4"), 1e-5)})

    rows, columns, groups = 14, 208, 4
    x = random("f4", 24, rows * columns).reshape(rows, columns).astype("f8")
    dy = random("f4", 25, rows * columns).reshape(rows, columns).astype("f8")
    w = random("f4", 26, columns).astype("f8")
    mean, inverse = mod("f8", 3, rows) / 4, mod("f8", 5, rows) + 1
    normal = (x - mean[:, None]) * inverse[:, None]
    scaled = w * dy
    along, level = (normal * scaled).mean(axis=1, keepdims=True), scaled.mean(axis=1, keepdims=True)
    dx = (scaled - (normal * along + level)) * inverse[:, None]
    dw = np.zeros((groups, columns))
    db = np.zeros((groups, columns))
    for row in range(rows):
        dw[row % groups] += dy[row] * normal[row]
        db[row % groups] += dy[row]
    # The last digits depend on the order in which programs get the lock; values near 0 by cancelling are the worst.
    one("layer_norm_backward_input", "Four locks; 14 programs add rows behind them in whatever order they come.", rows,
        [f"dx:f32[{rows}*{columns}]", f"dy:f32[{rows}*{columns}]=random:25", f"dw:f32[{groups}*{columns}]",
         f"db:f32[{groups}*{columns}]", f"x:f32[{rows}*{columns}]=random:24", f"weight:f32[{columns}]=random:26",
         f"means:f32[{rows}]={suite.data('means', mean.astype('f4'))}",
         f"inverses:f32[{rows}]={suite.data('inverses', inverse.astype('f4'))}", f"lock:i32[{2 * groups}]", f"columns:i32={columns}"],
        {"dx": (dx.astype("f4"), 2e-3), "dw": (dw.astype("f4"), 2e-3), "db": (db.astype("f4"), 2e-3),
         "lock": np.array([0] * groups + [1] * groups, "i4")})

    dw, db = mod("f4", 13, 20 * 80).reshape(20, 80), mod("f4", 11, 20 * 80).reshape(20, 80)
    one("layer_norm_backward_weights", "Columns of two-dimensional blocks, 20 rows in steps of 8.", 2,
        ["dw:f32[20*80]=mod:13", "db:f32[20*80]=mod:11", "out_w:f32[80]", "out_b:f32[80]", "rows:i32=20", "columns:i32=80"],
        {"out_w": dw.sum(axis=0), "out_b": db.sum(axis=0)})

    x, w = random_bf16(27, 5 * 240).reshape(5, 240).astype("f8"), random_bf16(28, 240).astype("f8")
    y = x / np.sqrt((x * x).mean(axis=1, keepdims=True) + 1e-6) * w
    one("rms_norm", "bfloat16: loads of 16 bytes, widened by shifts, narrowed by cvt.", 5,
        ["x:bf16[5*240]=random:27", "weight:bf16[240]=random:28", "out:bf16[5*240]", "columns:i32=240", "eps:f32=1e-6"],
        {"out": (to_bf16(y.astype("f4")), 8e-3)})

    x = random("f4", 29, 7 * 250).reshape(7, 250)
    x[:, 200:] = x[:, 100:150]  # so that extremes come twice: the first one counts
    one("row_arguments", "Reductions of a value and its index; of equal ones the first is meant.", 7,
        [f"x:f32[7*250]={suite.data('rows', x)}", "top:f32[7]", "top_at:i32[7]", "low:f32[7]", "low_at:i32[7]", "columns:i32=250"],
        {"top": x.max(axis=1), "top_at": x.argmax(axis=1).astype("i4"), "low": x.min(axis=1), "low_at": x.argmin(axis=1).astype("i4")})

    x = mod("f4", 19, 100 * 96).reshape(100, 96)
    one("column_sums", "Four blocks of rows meet in atomics.", (4, 2),
        ["x:f32[100*96]=mod:19", "out:f32[96]", "rows:i32=100", "columns:i32=96"], {"out": x.sum(axis=0)},
        ["smsp__inst_executed.sum > 0"])

    x = random("f4", 30, 6 * 230).reshape(6, 230).astype("f8")
    one("moments", "Mean and variance in one pass, by a combination of the kernel's own.", 6,
        ["x:f32[6*230]=random:30", "means:f32[6]", "variances:f32[6]", "columns:i32=230"],
        {"means": (x.mean(axis=1).astype("f4"), 1e-4), "variances": (x.var(axis=1).astype("f4"), 1e-5)})

    x = random("f4", 31, 6 * 150).reshape(6, 150).astype("f8")
    labels = (11 * np.arange(6)) % 150
    gradient = softmax_of(x)
    loss = -np.log(gradient[np.arange(6), labels])
    gradient[np.arange(6), labels] -= 1
    one("cross_entropy", "A scalar load picks the label's logit.", 6,
        ["logits:f32[6*150]=random:31", f"labels:i32[6]={suite.data('labels', labels.astype('i4'))}", "losses:f32[6]",
         "gradient:f32[6*150]", "columns:i32=150"],
        {"losses": (loss.astype("f4"), 1e-5), "gradient": (gradient.astype("f4"), 1e-5)})

    x, y = random("f4", 32, 5000).astype("f8"), random("f4", 33, 5000).astype("f8")
    one("dot_product", "atom.add.f64 joins three programs.", 3, ["x:f32[5000]=random:32", "y:f32[5000]=random:33", "out:f64[1]", "n:i32=5000"],
        {"out": (np.array([(x * y).sum()]), 1e-12)})

    x = random("i4", 34, 5 * 224).reshape(5, 224)
    want = np.stack([np.bitwise_xor.reduce(x, axis=1), x.sum(axis=1, dtype="i4"), np.minimum(x.min(axis=1), 0), np.maximum(x.max(axis=1), 0)], axis=1)
    one("bits", "Reductions of integers.", 5, ["x:i32[5*224]=random:34", "out:i32[20]", "columns:i32=224"], {"out": want})

    x = random("f2", 35, 5 * 240).reshape(5, 240).astype("f4")
    scale = np.abs(x).max(axis=1) / np.float32(127)
    scaled = (x / scale[:, None]).astype("f8")
    one("quantize_rows", "A scale a row, then eight bits.", 5,
        ["x:f16[5*240]=random:35", "out:i8[5*240]", "scales:f32[5]", "columns:i32=240"],
        {"out": (np.sign(scaled) * np.floor(np.abs(scaled) + 0.5)).astype("i1"), "scales": (scale, 1e-6)})


# ---- scans.py ----


def scans():
    x = random("i4", 40, 4 * 640).reshape(4, 640)
    one("cumsum", "Rows of 640 in blocks of 256 with a carry.", 4, ["x:i32[4*640]=random:40", "out:i32[4*640]", "columns:i32=640"],
        {"out": np.cumsum(x, axis=1, dtype="i4")})

    x = 1 + mod("f4", 2, 16 * 64).reshape(16, 64)
    products = np.cumprod(x[:, ::-1], axis=1, dtype="f4")[:, ::-1]
    one("cumulative", "Scans along both dimensions of a block, one of them backwards. Powers of two stay exact.", 1,
        ["x:f32[1024]=" + suite.data("ones_and_twos", x), "sums:f32[1024]", "products:f32[1024]", "columns:i32=64"],
        {"sums": np.cumsum(x, axis=0), "products": products})

    a, b = random("f4", 41, 4 * 240).reshape(4, 240).astype("f8"), random("f4", 42, 4 * 240).reshape(4, 240).astype("f8")
    h = np.zeros((4, 240))
    state = np.zeros(4)
    for i in range(240):
        state = a[:, i] * state + b[:, i]
        h[:, i] = state
    one("recurrence", "A linear recurrence as a scan of pairs.", 4,
        ["a:f32[4*240]=random:41", "b:f32[4*240]=random:42", "out:f32[4*240]", "columns:i32=240"], {"out": (h.astype("f4"), 1e-3)})

    x = random("i4", 43, 8 * 128).reshape(8, 128)
    one("sort_rows", "Bitonic networks by shuffles and shared memory.", 1,
        ["x:i32[1024]=random:43", "up:i32[1024]", "down:i32[1024]"], {"up": np.sort(x, axis=1), "down": -np.sort(-x.astype("i8"), axis=1).astype("i4")})

    x = random("f4", 44, 5 * 256).reshape(5, 256)
    one("largest", "Part of a bitonic sort: the eight greatest of 256.", 5, ["x:f32[5*256]=random:44", "out:f32[5*8]"],
        {"out": -np.sort(-x, axis=1)[:, :8]})

    x = random("i4", 45, 3000)
    one("histogram", "64 bins in shared memory, then 64 atomics a program.", 6, ["x:i32[3000]=random:45", "out:i32[64]", "n:i32=3000"],
        {"out": np.bincount(x & 63, minlength=64).astype("i4")})

    x = iota("f4", 80 * 112).reshape(80, 112)
    one("transpose", "Tiles of 32 by 32 through shared memory; both sides coalesced.", (3, 4),
        ["x:f32[80*112]=iota", "out:f32[80*112]", "rows:i32=80", "columns:i32=112"], {"out": x.T},
        [f"{READS} == 1120", f"{WRITES} == 1120"])

    table, tokens = random("f2", 46, 50 * 160).reshape(50, 160), random("i4", 47, 20).view("u4") % 50
    one("embedding", "Rows of a table by tokens.", 20,
        ["table:f16[50*160]=random:46", f"tokens:i32[20]={suite.data('tokens', tokens.astype('i4'))}", "out:f16[20*160]", "width:i32=160"],
        {"out": table[tokens]})

    gradient, tokens = mod("f4", 23, 24 * 112).reshape(24, 112), np.arange(24) * 5 % 7
    out = np.zeros((10, 112), "f4")
    np.add.at(out, tokens, gradient)
    one("embedding_gradient", "24 rows go to 7 places; atomics without results.", 24,
        ["gradient:f32[24*112]=mod:23", f"tokens:i32[24]={suite.data('repeated', tokens.astype('i4'))}", "out:f32[10*112]", "width:i32=112"],
        {"out": out})

    x, index = random("f4", 48, 16 * 64).reshape(16, 64), random("i4", 49, 16 * 64).reshape(16, 64) & 63
    one("permute", "A gather inside a block.", 1,
        ["x:f32[1024]=random:48", f"index:i32[1024]={suite.data('index', index)}", "out:f32[1024]"], {"out": np.take_along_axis(x, index, 1)})

    x, y = random("f2", 50, 256), random("f2", 51, 256)
    one("interleave", "Changes of layout: pairs, halves, order.", 1, ["x:f16[256]=random:50", "y:f16[256]=random:51", "out:f16[1024]"],
        {"out": np.concatenate([np.stack([x, y], 1).ravel(), x[::2], x[1::2], y[::-1]])})

    x = random("f4", 52, 80 * 112)
    one("block_copy", "Descriptors made in the kernel, which sm_80 turns into addresses and masks.", (3, 4),
        ["x:f32[80*112]=random:52", "out:f32[80*112]", "rows:i32=80", "columns:i32=112"], {"out": 2 * x})

    x, w = mod("f4", 17, 1000), np.array([1, -2, 3, 5, -1], "f4")
    one("convolution", "Five taps out of the caches; unaligned loads.", 4,
        ["x:f32[1000]=mod:17", f"weight:f32[5]={suite.data('taps', w)}", "out:f32[1000]", "n:i32=1000"],
        {"out": np.convolve(np.pad(x, 2), w[::-1], "valid")})

    x = random("f4", 53, 12 * 96).reshape(12, 96)
    one("max_pool", "Stride 2: half of each sector's bytes are for one thread's neighbour.", 6,
        ["x:f32[12*96]=random:53", "out:f32[6*48]", "height:i32=12", "width:i32=96"], {"out": x.reshape(6, 2, 48, 2).max(axis=(1, 3))})

    x = random("i4", 54, 512)
    parts = [x[i::8] for i in range(8)]
    words = [sum(int(v) for v in p) & 0xFFFFFFFF for p in parts]
    words += [max(p.max(), 0) for p in parts] + [min(p.min(), 0) for p in parts] + [0] * 8
    words += [np.bitwise_or.reduce(p) for p in parts] + [np.bitwise_xor.reduce(p) for p in parts]
    floats = [max(p.max(), 0) for p in parts] + [min(p.min(), 0) for p in parts]
    floats += [np.fmod(p, 16).sum() for p in parts]
    one("atomics", "add, max, min, and, or, xor of words; add, max, min of floats, which go as integers.", 4,
        ["words:i32[48]", "floats:f32[24]", "x:i32[512]=random:54"],
        {"words": np.array([int(w) & 0xFFFFFFFF for w in words], "u4").view("i4"), "floats": np.array(floats, "f4")})

    one("half_atomics", "Halves add up in pairs or alone; 0 to 6 stay exact.", 3, ["x:f16[320]=mod:7", "out:f16[8]", "n:i32=320"],
        {"out": mod("f2", 7, 320).reshape(-1, 8).sum(axis=0)})

    # Programs come in order here, so that tickets do too.
    one("tickets", "A ticket by an atomic with a result, then a lock that eight programs take by turns.", 8,
        ["counter:i32[2]", "order:i32[8]", "totals:i32[128]"],
        {"counter": np.array([8, 0], "i4"), "totals": np.full(128, 28, "i4")})

    one("greeting", "device_print through vprintf, device_assert through __assertfail.", 1, ["x:i32[32]=iota"], {})


# ---- matmul.py ----


def small(dtype, modulus, rows, columns):
    """`mod:M` as a matrix: small integers, so that sums are exact in any order."""
    return mod(dtype, modulus, rows * columns).reshape(rows, columns)


def product(stem, says, kind, m, n, k, tile, reference, grid=None):
    """A launch of `matmul`: A by mod:5, B by mod:7, any sizes."""
    a, b = small("f8", 5, m, k), small("f8", 7, k, n)
    element, result = kind
    one(stem, says, grid or -(-m // tile[0]) * -(-n // tile[1]),
        [f"a:{element}[{m}*{k}]=mod:5", f"b:{element}[{k}*{n}]=mod:7", f"c:{result}[{m}*{n}]", f"m:i32={m}", f"n:i32={n}", f"k:i32={k}",
         f"row_a:i32={k}", f"row_b:i32={n}", f"row_c:i32={n}"],
        {"c": reference(a @ b)})


def matmul():
    product("matmul_fp16", "Three stages of cp.async, ldmatrix, mma m16n8k16; sizes that no tile divides.", ("f16", "f16"), 100, 96, 80,
            (64, 64), lambda c: c.astype("f2"))
    product("matmul_bf16", "Four stages; results rounded to bfloat16.", ("bf16", "bf16"), 70, 64, 144, (64, 32), lambda c: to_bf16(c.astype("f4")))
    product("matmul_tf32", "Single precision on tensor cores.", ("f32", "f32"), 50, 96, 64, (32, 64), lambda c: c.astype("f4"))
    product("matmul_ieee", "Single precision without tensor cores.", ("f32", "f32"), 40, 48, 48, (32, 32), lambda c: c.astype("f4"))
    product("matmul_int8", "m16n8k32 on bytes, sums of 32 bits.", ("i8", "i32"), 80, 96, 128, (64, 64), lambda c: c.astype("i4"))
    product("matmul_fp64", "m8n8k4 on double precision.", ("f64", "f64"), 40, 48, 48, (32, 32), lambda c: c)

    table = np.array([0.0 if code == 0 else (1 + code % 8 / 8) * 2.0 ** (code // 8 - 7) for code in range(64)])  # e4m3 below 2, roughly
    table[1:8] = np.arange(1, 8) * 2.0**-9
    m, n, k = 80, 96, 128
    a, b = table[mod("i4", 64, m * k)].reshape(m, k), table[mod("i4", 60, k * n)].reshape(k, n)
    one("matmul_fp8", "m16n8k32 on e4m3, which sm_89 brought. Sums are kept with fewer bits than single precision has.", 4,
        [f"a:u8[{m}*{k}]=mod:64", f"b:u8[{k}*{n}]=mod:60", f"c:f32[{m}*{n}]", f"m:i32={m}", f"n:i32={n}", f"k:i32={k}", f"row_a:i32={k}",
         f"row_b:i32={n}", f"row_c:i32={n}"], {"c": ((a @ b).astype("f4"), 1e-2)}, ptx="ptx/sm_89/matmul_fp8.ptx", gpu="l40s")
    a, b = small("f8", 5, 256, 128), small("f8", 3, 128, 64)
    one("matmul_whole", "No masks: 16 bytes a thread and copy, four stages.", (2, 1),
        ["a:f16[256*128]=mod:5", "b:f16[128*64]=mod:3", "c:f16[256*64]", "n:i32=64", "k:i32=128"], {"c": (a @ b).astype("f2")},
        [f"{src('matmul', 'matmul_whole', 'tl.dot(tl.load(left)')}.shared_wavefronts_excess == 0", f"{CONFLICTS} == 0"])
    a, b = small("f8", 3, 64, 96), small("f8", 4, 64, 96)
    c = np.maximum(a @ b.T + np.arange(64) % 4, 0)
    one("matmul_transposed", "B by columns; ldmatrix without .trans; half-precision sums, exact below 2048.", (1, 1),
        ["a:f16[64*96]=mod:3", "b:f16[64*96]=mod:4", "c:f16[64*64]", "n:i32=64", "k:i32=96"], {"c": c.astype("f2")})
    a, b = small("f8", 5, 64, 256), small("f8", 7, 256, 64)
    one("matmul_split", "Four programs a tile along k, joined by red.add.", (2, 2, 4),
        ["a:f16[64*256]=mod:5", "b:f16[256*64]=mod:7", "c:f32[64*64]", "n:i32=64", "k:i32=256"], {"c": (a @ b).astype("f4")})
    a, b = small("f8", 5, 128, 96), small("f8", 7, 96, 128)
    one("matmul_persistent", "Three programs for four tiles; copies run on across tiles.", 3,
        ["a:f16[128*96]=mod:5", "b:f16[96*128]=mod:7", "c:f32[128*128]", "m:i32=128", "n:i32=128", "k:i32=96"], {"c": (a @ b).astype("f4")})
    a, b = mod("f8", 5, 8 * 256).reshape(8, 16, 16), mod("f8", 7, 8 * 256).reshape(8, 16, 16)
    one("matmul_batched", "Eight products of 16 by 16.", 2, ["a:f16[2048]=mod:5", "b:f16[2048]=mod:7", "c:f32[2048]"], {"c": (a @ b).astype("f4")})

    packed = random("u1", 60, 48 * 64).reshape(48, 64)
    weights = np.stack([packed & 15, packed >> 4], axis=1).reshape(96, 64).astype("f8") - 8
    scales = 0.25 * (1 + mod("f8", 4, 64))
    a = small("f8", 3, 64, 96)
    one("matmul_int4", "Four-bit weights.", (2, 1),
        ["a:f16[64*96]=mod:3", "packed:u8[48*64]=random:60", f"scales:f32[64]={suite.data('scales', scales.astype('f4'))}", "c:f32[64*64]",
         "n:i32=64", "k:i32=96"], {"c": ((a @ weights) * scales).astype("f4")})

    a, b = from_e5m2(mod("u1", 112, 32 * 64)).reshape(32, 64).astype("f8"), from_e5m2(mod("u1", 100, 64 * 32)).reshape(64, 32).astype("f8")
    sa, sb = 2.0 ** (125 + small("f8", 3, 32, 2) - 127), 2.0 ** (125 + small("f8", 5, 32, 2) - 127)
    c = (a * np.repeat(sa, 32, axis=1)) @ (b * np.repeat(sb, 32, axis=1).T)
    one("matmul_scaled", "Microscaling: a power of two for each 32 elements.", 1,
        ["a:u8[2048]=mod:112", f"scale_a:u8[64]={suite.data('scale_a', (125 + mod('u1', 3, 64)).astype('u1'))}", "b:u8[2048]=mod:100",
         f"scale_b:u8[64]={suite.data('scale_b', (125 + mod('u1', 5, 64)).astype('u1'))}", "c:f32[1024]"], {"c": (c.astype("f4"), 1e-5)})


# ---- attention.py ----


def attend(q, k, v, scale, causal=False):
    """Results and logarithms to base 2 of the sums, in double precision; (heads, n, d) each."""
    score = q @ k.transpose(0, 2, 1) * scale
    if causal:
        score = np.where(np.tri(score.shape[1], dtype=bool), score, -np.inf)
    top = score.max(axis=2, keepdims=True)
    e = np.exp(score - top)
    total = e.sum(axis=2, keepdims=True)
    return e @ v / total, ((top + np.log(total)) / np.log(2))[:, :, 0], e / total


def attention():
    def heads(seed, count, n, d, draw=None):
        return (draw or (lambda s, c: random("f2", s, c)))(seed, count * n * d).astype("f8").reshape(count, n, d)

    def inputs(count, n, d, element="f16"):
        return [f"{name}:{element}[{count}*{n}*{d}]={init}" for name, init in (("q", "random:70"), ("k", "random:71"), ("v", "mod:7"))]

    # Values are not negative, so that results do not cancel and a relative tolerance means something.
    scale = float(np.float32(0.125))
    q, k = (heads(seed, 2, 128, 64) for seed in (70, 71))
    v = mod("f8", 7, q.size).reshape(q.shape)
    shape = [*inputs(2, 128, 64), "out:f16[2*128*64]", "lse:f32[2*128]", "scale:f32=0.125", "n:i32=128"]
    out, lse, _ = attend(q, k, v, scale)
    one("attention", "Two heads, 128 queries and keys, d = 64.", (2, 2), shape, {"out": (out.astype("f2"), 3e-3), "lse": (lse.astype("f4"), 1e-5)},
        [f"{CONFLICTS} == 0"])
    # For benches/attention_1024.toml, which is too long for a test: four heads of 1024.
    suite.array("expected/attention_1024.npy", attend(heads(70, 4, 1024, 64), heads(71, 4, 1024, 64), np.zeros((4, 1024, 64)), scale)[1].astype("f4"))
    out, lse, _ = attend(q, k, v, scale, causal=True)
    one("attention_causal", "The upper triangle is masked, its blocks are not visited.", (2, 2), shape,
        {"out": (out.astype("f2"), 3e-3), "lse": (lse.astype("f4"), 1e-5)})
    q, k = (heads(seed, 2, 64, 32, random_bf16) for seed in (70, 71))
    v = mod("f8", 7, q.size).reshape(q.shape)
    out, lse, _ = attend(q, k, v, scale, causal=True)
    one("attention_bf16", "bfloat16, d = 32, causal.", (2, 2),
        [*inputs(2, 64, 32, "bf16"), "out:bf16[2*64*32]", "lse:f32[2*64]", "scale:f32=0.125", "n:i32=64"],
        {"out": (to_bf16(out.astype("f4")), 8e-3), "lse": (lse.astype("f4"), 1e-5)})
    q, k = mod("f8", 3, 2 * 64 * 32).reshape(2, 64, 32), heads(71, 2, 64, 32)
    v, grad = mod("f8", 7, q.size).reshape(q.shape), mod("f8", 5, q.size).reshape(q.shape)
    out, lse, weight = attend(q, k, v, scale)
    # delta is 1 rather than the sum that makes terms cancel.
    inner = weight * (grad @ v.transpose(0, 2, 1) - 1)
    dk, dv = inner.transpose(0, 2, 1) @ q * scale, weight.transpose(0, 2, 1) @ grad
    one("attention_keys", "Gradients of keys and values: four products a step, two of them on transposed tiles.", (2, 2),
        ["q:f16[2*64*32]=mod:3", "k:f16[2*64*32]=random:71", "v:f16[2*64*32]=mod:7", "grad:f16[2*64*32]=mod:5",
         f"lse:f32[128]={suite.data('lse', lse.astype('f4'))}", "delta:f32[128]=ones", "dk:f32[2*64*32]", "dv:f32[2*64*32]",
         "scale:f32=0.125", "n:i32=64"],
        {"dk": (dk.astype("f4"), 3e-3), "dv": (dv.astype("f4"), 3e-3)})
    q = random("f2", 74, 3 * 64).astype("f8").reshape(3, 1, 64)
    k, v = heads(75, 3, 128, 64), heads(76, 3, 128, 64)
    halves = [attend(q, k[:, part], v[:, part], scale) for part in (slice(0, 64), slice(64, 128))]
    parts = np.stack([half[0][:, 0] for half in halves], axis=1)
    norms = np.stack([half[1][:, 0] for half in halves], axis=1) * np.log(2)
    one("attention_decode", "One query a head against two halves of 128 keys.", (3, 2),
        ["q:f16[3*64]=random:74", "k:f16[3*128*64]=random:75", "v:f16[3*128*64]=random:76", "parts:f32[3*2*64]", "norms:f32[6]",
         "scale:f32=0.125", "n:i32=128"],
        {"parts": (parts.astype("f4"), 1e-3), "norms": (norms.astype("f4"), 1e-5)})
    out, _, _ = attend(q, k, v, scale)
    one("attention_join", "Joins what attention_decode leaves.", 3,
        [f"parts:f32[3*2*64]={suite.data('parts', parts.astype('f4'))}", f"norms:f32[6]={suite.data('norms', norms.astype('f4'))}", "out:f32[3*64]"],
        {"out": (out.astype("f4"), 1e-4)})


# ---- features.py ----


def features():
    x = mod("f4", 9, 1000)
    first = np.repeat(x[:4], 256)[:1000]
    y = 2 * first * first + first
    one("calls", "Two functions that stay functions, with `param` space and `call.uni`.", 4,
        ["x:f32[1000]=mod:9", "out:f32[1000]", "n:i32=1000"], {"out": x + (3 * y * y + y)})

    x = mod("f4", 31, 6 * 512).reshape(6, 512)
    one("cache_hints", ".ca .cg .cv .cs .wb .wt, evict_first and evict_last, volatile.", 2,
        ["x:f32[6*512]=mod:31", "out:f32[5*512]", "n:i32=512"], {"out": np.tile(x.sum(axis=0), 5)}, [f"{READS} == 384", f"{WRITES} == 320"])

    x, y = random("f4", 80, 208), random("f4", 81, 208)
    a, b = x.astype("f8"), y.astype("f8")
    rows = [np.tanh(a), np.arctan2(a, b), (np.abs(a) + 0.5) ** b, np.log1p(0.75 * a), np.arcsin(a), np.hypot(a, b), np.cbrt(a),
            np.fmod(8 * x, np.abs(y) + np.float32(0.25)), np.sign(a) * np.floor(np.abs(8 * a) + 0.5), np.sinh(a),
            0.5 * (1 + erf(a / np.sqrt(2))), np.vectorize(math.lgamma)(np.abs(a) + 0.5)]
    one("device_library", "Functions of libdevice in single precision.", 1, ["x:f32[208]=random:80", "y:f32[208]=random:81", "out:f32[12*208]", "n:i32=208"],
        {"out": (np.concatenate(rows).astype("f4"), 2e-4)})

    one("registers", "%smid and %globaltimer.", 5, ["place:i32[5]", "clocks:i32[5*64]"], {"place": np.ones(5, "i4"), "clocks": np.ones(320, "i4")})

    x = random("i8", 82, 512)
    parts = [x[i::4] for i in range(4)]
    with np.errstate(over="ignore"):
        words = [p.sum() for p in parts] + [max(p.max(), 0) for p in parts] + [min(p.min(), 0) for p in parts]
    words = np.array(words + [np.bitwise_xor.reduce(p) for p in parts], "i8")
    one("wide_atomics", "add, max, min, xor and compare-and-swap of 64 bits.", 4, ["words:i64[528]", "x:i64[512]=random:82"],
        {"words": np.concatenate([words, np.zeros(512, "i8")]), "x": np.zeros(512, "i8")})

    x = mod("i4", 11, 640)
    even = sum((i + 1) * (i + 1) for i in range(4)) * x + sum(j for i in range(4) for j in range(i + 1))
    odd = sum((i + 1) * (i + 1) for i in range(2)) * x + sum(j for i in range(2) for j in range(i + 1))
    one("early_return", "Eight programs for five blocks; branches that a whole program takes.", 8, ["x:i32[640]=mod:11", "out:i32[640]", "n:i32=640"],
        {"out": np.where(np.arange(640) // 128 % 2 == 0, even, odd).astype("i4")})

    x = mod("f4", 13, 30 * 70).reshape(30, 70)
    padded = np.pad(x, 2)
    total = sum(padded[2 + d : 32 + d, 2:72] + padded[2:32, 2 + d : 72 + d] for d in (-2, -1, 1, 2))
    one("stencil", "Nine points less the middle, masks on all sides.", (4, 3), ["x:f32[30*70]=mod:13", "out:f32[30*70]", "height:i32=30", "width:i32=70"],
        {"out": total})

    x = random("f4", 83, 3 * 960).reshape(3, 960)
    rows = np.pad(x, ((0, 0), (0, 64))).reshape(3, 16, 64)
    one("long_rows", "Eight warps a row; the maximum of each 64 neighbours goes back to them.", 3,
        ["x:f32[3*960]=random:83", "out:f32[3*960]", "columns:i32=960", "stride:i64=960"],
        {"out": (rows - rows.max(axis=2, keepdims=True)).reshape(3, 1024)[:, :960]})

    a, b = small("f8", 3, 64, 64), small("f8", 2, 64, 64)
    one("matmul_half_sums", "The result of one product is an operand of the next: registers change their layout between.", 1,
        ["a:f16[4096]=mod:3", "b:f16[4096]=mod:2", "c:f32[4096]"], {"c": (a @ b @ b.T).astype("f4")})

    x = iota("f4", 64 * 64).reshape(64, 64)
    one("gluon_copy", "Gluon: a padded tile by hand.", 1, ["x:f32[4096]=iota", "out:f32[4096]", "columns:i32=64"], {"out": x.T})


elementwise()
reductions()
scans()
matmul()
attention()
features()
suite.finish()
