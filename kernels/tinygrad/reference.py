#!/usr/bin/env python3
"""Launch files for tinygrad's kernels and what they must leave in memory, in NumPy.

    python3 kernels/tinygrad/reference.py [--check]

Kernels, grids and buffers come from `launches/*.json`, which build.py recorded. Buffers between the kernels of a program
hold nothing at first.
"""

import json
import pathlib
import sys

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
from producer import Suite, launch, mod, random  # noqa: E402

suite = Suite(HERE)
SIZES = {"u8": 1, "i8": 1, "f16": 2, "bf16": 2, "i32": 4, "f32": 4, "i64": 8, "f64": 8}


def shape(axes):
    return axes[0] if axes[1:] == [1, 1] else tuple(axes)


def program(name, says, holds, want, tolerance=None, out="f32", check=()):
    """The launches of a program; `holds` maps an input to `TYPE=INIT`."""
    launches, made = [], set()
    for one in json.loads((HERE / f"launches/{name}.json").read_text()):
        arguments = []
        for buffer in one["buffers"]:
            key, size, offset = buffer["name"], buffer["bytes"], buffer["offset"]
            if offset or key in made:
                arguments.append(f"ref={key}" + (f"+{offset}" if offset else ""))
                continue
            made.add(key)
            dtype, init = holds[key].split("=", 1) if key in holds else (out, "zeros") if key == "out" else ("u8", "uninit")
            arguments.append(f"{key}:{dtype}[{size // SIZES[dtype]}]={init}")
        launches.append(launch(shape(one["grid"]), shape(one["block"]), arguments, kernel=one["kernel"]))
    launches[-1]["compare"] = {"out": (want, tolerance) if tolerance else want}
    launches[-1]["check"] = list(check)
    suite.file(name, says, *launches)


def f32(seed, *shape):
    return random("f4", seed, int(np.prod(shape))).reshape(shape).astype("f8")


def bfloat(x):
    """The nearest bfloat16, ties to even."""
    bits = x.astype("f4").view("u4")
    return ((bits + 0x7FFF + (bits >> 16 & 1)) & 0xFFFF0000).view("f4")


def as_bits(x):
    return (x.view("u4") >> 16).astype("u2")


def elements():
    a, b = random("f4", 1, 1000), random("f4", 2, 1000)
    program("elementwise", "Four elements a thread, in one 16-byte access.", {"a": "f32=random:1", "b": "f32=random:2"},
            np.maximum(a * np.float32(2) + b, np.float32(0)) - np.float32(0.5), 1e-6,
            check=["l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum == 250"])
    x = random("f2", 3, 500).astype("f8")
    program("gelu_half", "16-bit floats.", {"x": "f16=random:3"},
            (0.5 * x * (1 + np.tanh(0.7978845608 * (x + 0.044715 * x**3)))).astype("f2"), 4e-3, out="f16")
    x, y = bfloat(random("f4", 4, 500)), bfloat(random("f4", 5, 500))
    program("scale_bfloat", "bfloat16, computed in single precision and rounded by integer arithmetic.", {"x": "bf16=random:4", "y": "bf16=random:5"},
            as_bits(bfloat(x.astype("f8") * y + 1)), out="bf16")
    x = f32(6, 400)
    program("transcendental", "sin, exp2, log2, rsqrt.", {"x": "f32=random:6"},
            (np.sin(x) + 2**x * np.log2(np.abs(x) + 1) + (np.abs(x) + 2) ** -0.5).astype("f4"), 1e-5)
    a, b = random("u1", 7, 700).astype("i4"), random("i1", 8, 700).astype("i4")
    program("where_bytes", "Bytes, signed and not.", {"a": "u8=random:7", "b": "i8=random:8"}, np.where(a > 100, a, b * 3), out="i32")
    a, b = random("i8", 9, 300), random("i8", 10, 300) >> 20
    b[b == 0] = 1
    with np.errstate(over="ignore"):
        want = ((a // b) * 5 + a % b) ^ (a << 3)
    program("integers", "64-bit division and modulo; shifts.", {"a": "i64=random:9", "b": f"i64={suite.data('divisors', b)}"}, want, out="i64")
    x = f32(11, 30, 50).astype("f4")
    program("transpose_pad", "Movement alone: a transposition with a border.", {"x": "f32=random:11"}, np.pad(x.T, ((1, 2), (3, 1))))
    x, i = mod("f4", 101, 800).reshape(50, 16), (random("u4", 12, 40) % 50).astype("i4")
    program("gather", "Rows by index.", {"x": "f32=mod:101", "i": f"i32={suite.data('rows', i)}"}, x[i])


def reductions():
    program("reduce_sum", "A sum of each row.", {"x": "f32=mod:17"}, mod("f4", 17, 64 * 256).reshape(64, 256).sum(axis=1))
    x = random("i4", 13, 20000)
    with np.errstate(over="ignore"):
        total = x.sum(keepdims=True, dtype="i4")
    program("reduce_all", "One sum of 20,000 integers.", {"x": "i32=random:13"}, total, out="i32")
    program("reduce_max", "The largest of each column.", {"x": "f32=random:14"}, random("f4", 14, 6000).reshape(100, 60).max(axis=0))
    program("cumsum", "Sums along a row.", {"x": "i32=mod:23"}, np.cumsum(mod("i4", 23, 2400).reshape(8, 300), axis=1, dtype="i4"), out="i32")
    program("argmax", "Where the largest of each row is.", {"x": "f32=random:15"}, random("f4", 15, 3000).reshape(20, 150).argmax(axis=1).astype("i4"), out="i32")
    x = f32(16, 32, 100)
    e = np.exp(x - x.max(axis=1, keepdims=True))
    program("softmax", "Three kernels: largest, sum, quotient.", {"x": "f32=random:16"}, (e / e.sum(axis=1, keepdims=True)).astype("f4"), 1e-5)
    x = f32(17, 32, 128)
    x = x - x.mean(axis=1, keepdims=True)
    program("layernorm", "Mean, variance, quotient.", {"x": "f32=random:17"}, (x / np.sqrt((x * x).mean(axis=1, keepdims=True) + 1e-5)).astype("f4"), 1e-4)
    program("sort", "A bitonic network of whole kernels.", {"x": "i32=random:18"}, np.sort(random("i4", 18, 64)), out="i32")
    x = f32(19, 2, 4, 8, 2, 8, 2)
    program("max_pool", "Windows of 2 x 2.", {"x": "f32=random:19"}, x.max(axis=(3, 5)).astype("f4"))


def tf32(x):
    """What tensor cores take of single precision: the low 13 bits are not looked at."""
    return (x.astype("f4").view("u4") & 0xFFFFE000).view("f4").astype("f8")


def products():
    a, b = mod("f4", 7, 64 * 48).reshape(64, 48), mod("f4", 5, 48 * 64).reshape(48, 64)
    program("matmul", "64 x 48 by 48 x 64.", {"a": "f32=mod:7", "b": "f32=mod:5"}, a @ b)
    a, b = mod("f4", 7, 64 * 64).reshape(64, 64), mod("f4", 5, 64 * 64).reshape(64, 64)
    program("matmul_half", "16-bit factors, 32-bit sums: tensor cores.", {"a": "f16=mod:7", "b": "f16=mod:5"}, a @ b)
    a, b = mod("f8", 7, 1200).reshape(40, 30), mod("f8", 5, 600).reshape(30, 20)
    program("doubles", "Double precision.", {"a": "f64=mod:7", "b": "f64=mod:5"}, (a @ b) * 0.5 - 3, out="f64")
    x, w = mod("f4", 11, 1200).reshape(3, 20, 20), mod("f4", 3, 216).reshape(8, 3, 3, 3)
    padded = np.pad(x, ((0, 0), (1, 1), (1, 1)))
    out = sum(np.einsum("oc,cyx->oyx", w[:, :, i, j], padded[:, i : i + 20, j : j + 20]) for i in range(3) for j in range(3))
    program("conv2d", "Eight filters of 3 x 3 over three planes.", {"x": "f32=mod:11", "w": "f32=mod:3"}, out.astype("f4"))
    q, k, v = (f32(seed, 2, 32, 16) for seed in (20, 21, 22))
    s = tf32(q) @ tf32(k).transpose(0, 2, 1) / 4
    p = np.exp(s - s.max(axis=2, keepdims=True))
    program("attention", "softmax(Q K') V.", {"q": "f32=random:20", "k": "f32=random:21", "v": "f32=random:22"},
            (tf32(p) @ tf32(v) / p.sum(axis=2, keepdims=True)).astype("f4"), 1e-4)


for part in (elements, reductions, products):
    part()
suite.finish()
