#!/usr/bin/env python3
"""Launch files for Numba's kernels and what they must leave in memory, in NumPy.

    python3 kernels/numba/reference.py [--check]

Numba passes an array as seven parameters and more: two pointers that the host alone uses, the number of elements, the
bytes of one, the address, then a size and a stride in bytes for each dimension. `array` spells them.
"""

import pathlib
import sys

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
from producer import Suite, iota, launch, mod, random  # noqa: E402

SIZES = {"bool": 1, "i8": 1, "u8": 1, "i16": 2, "u16": 2, "i32": 4, "u32": 4, "f32": 4, "i64": 8, "u64": 8, "f64": 8}


def array(name, dtype, shape, init="zeros", itemsize=None, strides=None):
    """The parameters of an array. `dtype` is what the buffer holds; an element may be several of them (`itemsize`)."""
    shape = shape if isinstance(shape, tuple) else (shape,)
    itemsize = itemsize or SIZES[dtype]
    count = int(np.prod(shape))
    if strides is None:
        strides = [itemsize * int(np.prod(shape[d + 1 :])) for d in range(len(shape))]
    cells = count * itemsize // SIZES[dtype]
    fields = ["null", "null", f"i64={count}", f"i64={itemsize}", f"{name}:{dtype}[{cells}]={init}"]
    return fields + [f"i64={size}" for size in shape] + [f"i64={stride}" for stride in strides]


suite = Suite(HERE)
file = suite.file


def simple():
    x, y = random("f4", 1, 1000), random("f4", 2, 1000)
    file(
        "saxpy",
        "out = a x + y. Sizes and strides are parameters: Numba multiplies them out.",
        launch(8, 128, [array("x", "f32", 1000, "random:1"), array("y", "f32", 1000, "random:2"), array("out", "f32", 1000), "a:f32=2.5"],
               compare={"out": (np.float32(2.5) * x + y, 1e-5)},
               check=["l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum == 250", "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum == 125"]),
    )
    x = random("i4", 3, 3000)
    with np.errstate(over="ignore"):
        file(
            "grid_stride",
            "A loop whose stride is the grid.",
            launch(4, 96, [array("x", "i32", 3000, "random:3"), array("out", "i32", 3000)], compare={"out": 3 * x - iota("i4", 3000)}),
        )
    mask = mod("u1", 2, 500)
    x = random("f4", 4, 500)
    file(
        "select",
        "An array of booleans.",
        launch(4, 128, [array("mask", "u8", 500, "mod:2"), array("x", "f32", 500, "random:4"), array("out", "f32", 500)],
               compare={"out": np.where(mask, x, -x)}),
    )
    i = np.arange(400)
    file(
        "tuples",
        "A tuple as a parameter.",
        launch(4, 128, ["i32=5", "i32=100", "i32=30", array("out", "i32", 400)],
               compare={"out": (5 * i + np.minimum(100, i) - np.maximum(30, i)).astype("i4")}),
    )
    table = np.array([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3])
    i = np.arange(300)
    file(
        "constant_table",
        "A constant array with an index of its own in each lane: as many constant wavefronts as there are different words.",
        launch(3, 128, [array("out", "i32", 300)], compare={"out": (table[i % 16] * 10 + table[i // 16 % 16]).astype("i4")}),
    )
    a, b = random("i8", 5, 256), random("i8", 6, 256)
    file(
        "integer_division",
        "Floor division and modulo of signed 64-bit integers.",
        launch(2, 128, [array("a", "i64", 256, "random:5"), array("b", "i64", 256, suite.data("divisors", np.where(b % 5 == 0, b >> 40, b >> 3) | 1)), array("out", "i64", 256)],
               compare={"out": division(a, np.where(b % 5 == 0, b >> 40, b >> 3) | 1)}),
    )


def division(a, b):
    with np.errstate(over="ignore"):
        return (a // b) * 7 + a % b


def reductions():
    x = random("i4", 7, 1000)
    with np.errstate(over="ignore"):
        padded = np.concatenate([x, np.zeros(24, "i4")]).reshape(8, 128).sum(axis=1, dtype="i4")
    file(
        "reduce_shared",
        "A tree in shared memory, the last block not full.",
        launch(8, 128, [array("x", "i32", 1000, "random:7"), array("out", "i32", 8)], compare={"out": padded}),
    )
    file(
        "reduce_atomic",
        "atomicAdd on doubles: every lane at one address.",
        launch(4, 128, [array("x", "f64", 500, "mod:17"), array("out", "f64", 1)], compare={"out": mod("f8", 17, 500).sum(keepdims=True)}),
    )
    file(
        "reduce_shuffle",
        "Sums by shuffles; whole numbers, so that the order does not matter.",
        launch(4, 256, [array("x", "f32", 1000, "mod:13"), array("out", "f32", 1)], compare={"out": mod("f4", 13, 1000).sum(keepdims=True)}),
    )
    x = mod("i4", 11, 512)
    file(
        "scan_block",
        "Inclusive scans of two blocks, double-buffered.",
        launch(2, 256, [array("x", "i32", 512, "mod:11"), array("out", "i32", 512)], compare={"out": np.cumsum(x.reshape(2, 256), axis=1).astype("i4")}),
    )
    file(
        "histogram",
        "A histogram of bytes: atomics in shared memory, then in global memory.",
        launch(4, 128, [array("x", "u8", 5000, "random:8"), array("out", "u32", 256)],
               compare={"out": np.bincount(random("u1", 8, 5000), minlength=256).astype("u4")}),
    )
    file(
        "bitonic",
        "Sorts 512 keys in shared memory.",
        launch(1, 256, [array("x", "u32", 512, "random:9")], compare={"x": np.sort(random("u4", 9, 512))}),
    )


def matrices():
    m, k, n = 40, 33, 50
    a, b = mod("f4", 7, m * k).reshape(m, k), mod("f4", 5, k * n).reshape(k, n)
    file(
        "matmul_shared",
        "A 40 x 33 by 33 x 50 product in tiles of 16 x 16.",
        launch((4, 3), (16, 16), [array("a", "f32", (m, k), "mod:7"), array("b", "f32", (k, n), "mod:5"), array("c", "f32", (m, n))],
               compare={"c": a @ b}),
    )
    a = iota("f8", 24 * 40).reshape(24, 40)
    file(
        "transpose_strided",
        "Arrays with strides: the input is every second row of a larger one, the output is stored column by column.",
        launch((2, 2), (32, 16), [array("a", "f64", (24, 40), "iota"), array("out", "f64", (40, 24), strides=(8, 320))], compare={"out": a}),
        launch((2, 2), (32, 16), [array("a", "f64", (12, 40), "zeros", strides=(640, 8))[:4] + ["a:f64[960]=iota", "i64=12", "i64=40", "i64=640", "i64=8"], array("out", "f64", (40, 12))],
               compare={"out": a[::2].T}),
    )
    x = mod("f4", 13, 30 * 70).reshape(30, 70)
    out = np.zeros_like(x)
    out[1:-1, 1:-1] = np.float32(0.25) * (x[:-2, 1:-1] + x[2:, 1:-1] + x[1:-1, :-2] + x[1:-1, 2:]) - x[1:-1, 1:-1]
    file(
        "stencil",
        "Five points of a grid, borders left alone.",
        launch((3, 4), (32, 8), [array("x", "f32", (30, 70), "mod:13"), array("out", "f32", (30, 70))], compare={"out": out}),
    )
    lengths = random("u4", 31, 200) % 9
    lengths[::50] = 40
    start = np.concatenate([[0], np.cumsum(lengths)]).astype("i4")
    columns = (random("u4", 32, int(start[-1])) % 200).astype("i4")
    values = mod("f4", 5, len(columns)) + np.float32(1)
    y = np.zeros(200, "f4")
    np.add.at(y, np.repeat(np.arange(200), lengths), values * mod("f4", 11, 200)[columns])
    file(
        "csr_spmv",
        "A sparse matrix by rows, a thread for each row.",
        launch(2, 128, [array("start", "i32", 201, suite.data("csr_start", start)), array("columns", "i32", len(columns), suite.data("csr_columns", columns)),
                        array("values", "f32", len(columns), suite.data("csr_values", values)), array("x", "f32", 200, "mod:11"), array("y", "f32", 200)],
               compare={"y": y}),
    )
    bodies = random("f4", 10, 4 * 128).reshape(128, 4).astype("f8")
    d = bodies[None, :, :3] - bodies[:, None, :3]
    inverse = ((d**2).sum(axis=2) + 0.01) ** -1.5
    file(
        "nbody",
        "All pairs of 128 bodies through tiles of 64.",
        launch(2, 64, [array("bodies", "f32", (128, 4), "random:10"), array("field", "f32", (128, 3)), "softening:f32=0.01"],
               compare={"field": ((bodies[None, :, 3:] * inverse[:, :, None] * d).sum(axis=1).astype("f4"), 2e-4)}),
    )


def types():
    h, w, limit = 16, 24, 40
    c = (-2.0 + np.arange(w) * 0.125)[None, :] + 1j * (-1.0 + np.arange(h) * 0.125)[:, None]
    z, image = np.zeros_like(c), np.full(c.shape, limit, "u1")
    for n in range(limit):
        with np.errstate(all="ignore"):
            z = z * z + c
            escaped = (z.real**2 + z.imag**2 >= 4) & (image == limit)
        image[escaped] = n
        z[image != limit] = 0
    file(
        "mandelbrot",
        "Complex numbers and loops of different lengths; a step of 1/8, so that both ways of computing round alike.",
        launch((3, 2), (8, 8), ["left:f64=-2", "top:f64=-1", "step:f64=0.125", array("image", "u8", (h, w)), f"limit:i32={limit}"],
               compare={"image": image}),
    )
    # position 3 x f64 at 0, mass f32 at 24, charge i8 at 28, kind u16 at 30: 32 bytes.
    record = np.zeros(100, np.dtype({"names": ["position", "mass", "charge", "kind"], "formats": [("f8", 3), "f4", "i1", "u2"],
                                     "offsets": [0, 24, 28, 30], "itemsize": 32}))
    record["position"] = mod("f8", 9, 300).reshape(100, 3)
    record["mass"] = mod("f4", 7, 100)
    record["charge"] = random("i1", 11, 100)
    record["kind"] = mod("u2", 65521, 100) * 3
    before = suite.data("records", record.view("u1"))
    after = record.view("u1").copy().view(record.dtype)
    after["position"] += 0.5 * record["mass"][:, None] * np.array([1, 2, 3])
    after["mass"] *= 2
    after["charge"] = -record["charge"]
    file(
        "records",
        "An array of 32-byte records: every access of a warp has a stride of 32.",
        launch(1, 128, [array("particles", "u8", 100, before, itemsize=32), "dt:f64=0.5", array("kinds", "i32", 4)],
               compare={"particles": after.view("u1"), "kinds": np.bincount(record["kind"] & 3, minlength=4).astype("i4")}),
    )
    z = random("f4", 12, 400).view("c8")
    w = np.complex64(1.5 - 0.5j)
    out = z.astype("c16") * w + z.conj().astype("c16") / (2 + 1j)
    file(
        "complex_numbers",
        "Pairs of floats; division by a complex constant.",
        launch(2, 128, [array("z", "f32", 200, "random:12", itemsize=8), array("out", "f32", 200, itemsize=8), "f32=1.5", "f32=-0.5"],
               compare={"out": (out.astype("c8").view("f4"), 1e-4)}),
    )
    a, b = random("u1", 13, 300).astype("i8"), random("u1", 14, 300).astype("i8")
    file(
        "bytes_blend",
        "Bytes in, bytes out, 64-bit arithmetic between.",
        launch(3, 128, [array("a", "u8", 300, "random:13"), array("b", "u8", 300, "random:14"), "alpha:u8=77"],
               compare={"b": ((a * 77 + b * (255 - 77)) // 255).astype("u1")}),
    )
    a, b = random("u2", 15, 300).astype("i8"), random("i1", 16, 300)
    file(
        "narrow",
        "16-bit and 8-bit integers, signed and unsigned.",
        launch(3, 128, [array("a", "u16", 300, "random:15"), array("b", "i8", 300, "random:16"), array("out", "i32", 300)],
               compare={"b": -b, "out": ((a >> 3) + b.astype("i8") ** 2 - a % 7).astype("i4")}),
    )


def mathematics():
    from math import erf, lgamma

    x = random("f4", 17, 200).astype("f8")
    rows = [np.sin(x), np.cos(x), np.exp(x), np.log(np.abs(x) + 0.5), np.tanh(x), np.abs(x) ** 1.5, np.arctan2(x, np.float32(0.7)),
            np.vectorize(erf)(x), np.sqrt(np.abs(x)), np.floor(random("f4", 17, 200) * np.float32(10)), np.abs(x), np.copysign(3.0, x)]
    file(
        "math_f32",
        "Functions of libdevice in single precision.",
        launch(2, 128, [array("x", "f32", 200, "random:17"), array("out", "f32", (12, 200))], compare={"out": (np.array(rows).astype("f4"), 3e-6)}),
    )
    x = random("f8", 18, 200)
    rows = [np.sin(x), np.cos(x), np.exp(x), np.log(np.abs(x) + 0.5), np.tanh(x), np.abs(x) ** 1.5, np.arctan2(x, 0.7),
            np.vectorize(lgamma)(np.abs(x) + 1), np.sqrt(np.abs(x)), np.ceil(x * 10), np.fmod(x, 0.3), np.hypot(x, 2.0), 1 / (x + 3)]
    file(
        "math_f64",
        "Functions of libdevice in double precision.",
        launch(2, 128, [array("x", "f64", 200, "random:18"), array("out", "f64", (13, 200))], compare={"out": (np.array(rows), 1e-13)}),
    )


def synchronisation():
    x = random("i4", 19, 300)
    start = np.array([5, 5, -(2**31), 2**31 - 1, -1, 0, 0, 0], "i4")
    with np.errstate(over="ignore"):
        total = x.sum(dtype="i4")
        end = np.array([5 + total, 5 - total, x.max(), x.min(), np.bitwise_and.reduce(x), np.bitwise_or.reduce(x), np.bitwise_xor.reduce(x), 7]).astype("i4")
    floats = np.array([x.astype("f4").max(), x.astype("f4").min()])
    file(
        "atomics",
        "All integer atomics at one address each; min and max of floats.",
        launch(3, 128, [array("x", "i32", 300, "random:19"), array("out", "i32", 8, suite.data("atomics_start", start)),
                        array("wide", "u64", 2), array("reals", "f32", 2)],
               compare={"out": end, "wide": np.array([300 * 299 // 2, 299 << 32], "u8"), "reals": floats}),
    )
    slots = np.arange(1, 33, dtype="u4")
    file(
        "atomic_wrap",
        "Counters that wrap, and slots that the first to come takes.",
        launch(1, 96, [array("counter", "u32", 2), array("ring", "u32", 32)],
               compare={"counter": np.array([96 % 10, wrap_down(96, 6)], "u4"), "ring": slots}),
    )
    file(
        "lock",
        "A lock across twelve blocks.",
        launch(12, 32, [array("state", "i32", 2), "rounds:i32=5"], compare={"state": np.array([0, 60], "i4")}),
    )
    v = random("i4", 20, 256)
    i = np.arange(256)
    ballots = [sum(1 << k for k in range(32) if v[32 * w + k] > 0) for w in range(8)]
    r = np.zeros(256, "i8")
    for n in i:
        b = ballots[n // 32]
        group = v[n // 32 * 32 : n // 32 * 32 + 32]
        r[n] = bin(b).count("1") + 100 * (b & -b).bit_length() + (10000 if (group > -1000).all() else 0) + (20000 if (group == 7).any() else 0)
        r[n] += 100000 * int(((group & 3) == (v[n] & 3)).sum()) + 64 - int(n + 1).bit_length()
    file(
        "warp_votes",
        "ballot, all, any, match, popc, ffs, clz, brev; indices are 64 bits wide.",
        launch(2, 128, [array("x", "i32", 256, "random:20"), array("out", "i32", 256)], compare={"out": r.astype("i4")}),
    )
    x = random("i4", 21, 256)
    best = []
    for n in range(256):
        count = np.zeros(16, int)
        for k in range(32):
            count[x[(n + k) % 256] & 15] += k
        best.append(int(np.argmax(count)))
    file(
        "local_array",
        "Sixteen counters for each thread in local memory.",
        launch(2, 128, [array("x", "i32", 256, "random:21"), array("out", "i32", 256)], compare={"out": np.array(best, "i4")}),
    )
    x = mod("f4", 19, 512)
    padded = np.concatenate([np.zeros(5, "f4"), x, np.zeros(5, "f4")])
    file(
        "dynamic_shared",
        "A window of eleven through dynamic shared memory.",
        launch(4, 128, [array("x", "f32", 512, "mod:19"), array("out", "f32", 512), "width:i32=5"], shared=4 * (128 + 10),
               compare={"out": sum(padded[k : k + 512] for k in range(11))}),
    )
    file("prints", "print from a kernel: vprintf with a buffer in local memory.", launch(1, 32, [array("x", "i32", 32, "mod:5")]))


def wrap_down(times, limit):
    value = 0
    for _ in range(times):
        value = limit if value == 0 or value > limit else value - 1
    return value


for part in (simple, reductions, matrices, types, mathematics, synchronisation):
    part()
suite.finish()
