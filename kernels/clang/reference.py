#!/usr/bin/env python3
"""Launch files for clang's kernels and what they must leave in memory, in NumPy and plain Python.

    python3 kernels/clang/reference.py [--check]

What is shared with `kernels/nvcc/` stands there, in `cases.py`.
"""

import pathlib
import sys

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "nvcc"), str(HERE.parent)]
import cases  # noqa: E402
from cases import M32, ints, signed  # noqa: E402
from producer import Suite, iota, launch, mod, random  # noqa: E402

suite = Suite(HERE)


def bare_builtins():
    def bits(i, x):
        primes = [2, 3, 5, 7, 11, 13, 17, 19]
        low = x | 0x100
        r = bin(x).count("1") + 33 * (32 - (x | 1).bit_length()) + 1000 * ((low & -low).bit_length() - 1)
        r += int(f"{x:032b}"[::-1], 2) ^ int.from_bytes(x.to_bytes(4, "little"), "big")
        turn = lambda v, k: ((v << k) | (v >> (32 - k))) & M32 if k else v
        r ^= turn(x, i & 31) + turn(x, 25)
        total = signed(x) + signed(x >> 1)
        return (r & M32) + total + (12345 if total != signed(total) else 0) + primes[x & 7]

    x = [int(v) for v in random("u4", 1, 128)]
    suite.file("bare_builtins", "Built-in functions of clang; sums of blocks and one atomic each.",
               launch(2, 64, ["in:u32[128]=random:1", "out:u32[128]"], kernel="bits", compare={"out": ints([bits(i, v) for i, v in enumerate(x)], "u4")}),
               launch(3, 128, ["in:i32[384]=mod:23", "out:i32[1]"], kernel="block_sum", compare={"out": mod("i4", 23, 384).sum(keepdims=True, dtype="i4")}))


def bare_vectors():
    a = mod("f4", 17, 256).reshape(64, 4)
    b = random("i4", 2, 256).reshape(64, 4)
    z = a[:, ::-1] * 2 + (b & 255)
    out = np.where((b[:, 0] > b[:, 1])[:, None], z, z - a[:, [0, 0, 1, 1]])
    x = random("u1", 3, 512).reshape(64, 8).astype("i2")
    tile = iota("f4", 1024).reshape(16, 16, 4)
    suite.file("bare_vectors", "Vector types; eight lanes of a phase in eight bank groups both ways, by a swizzle.",
               launch(2, 32, ["a:f32[256]=mod:17", "b:i32[256]=random:2", "out:f32[256]"], kernel="vectors", compare={"out": out.astype("f4")}),
               launch(1, 64, ["in:u8[512]=random:3", "out:i16[256]"], kernel="bytes",
                      compare={"out": (x[:, :4] * 3 - x[:, 4:] + np.arange(64)[:, None]).astype("i2")}),
               launch(1, 256, ["in:f32[1024]=iota", "out:f32[1024]"], kernel="swizzled", compare={"out": tile.transpose(1, 0, 2)},
                      check=["l1tex__data_pipe_lsu_wavefronts_mem_shared_op_st.sum == 32", "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum == 32"]))


def bare_structs():
    base = [[1, 2, 0], [0, 1, -1], [3, 0, 1]]
    multiply = lambda p, q: [[sum(p[i][k] * q[k][j] for k in range(3)) for j in range(3)] for i in range(3)]
    powers = []
    for i in range(32):
        r = [[int(a == b) for b in range(3)] for a in range(3)]
        for _ in range(i % 8):
            r = multiply(r, base)
        powers += [v for row in r for v in row]

    def change(x, by):
        x = dict(x, s=list(x["s"]))
        x["c"] = signed(x["c"] + by, 8)
        x["d"] *= by
        x["s"][by % 3] = x["s"][(by + 1) % 3] - 1
        x["l"] ^= by << 40
        return x

    mixed = []
    for i in range(32):
        x = change(change({"c": 100, "d": 1.5, "s": [7, -8, 9], "l": 1 << 50}, i % 5 + 1), 2)
        mixed.append(x["c"] + int(x["d"]) + x["s"][0] + 10 * x["s"][1] + 100 * x["s"][2] + x["l"])
    x, digits = [int(v) for v in random("u4", 4, 64)], []
    for v in x:
        digit = []
        while v and len(digit) < 32:
            digit.append(v % 7)
            v //= 7
        digits.append(sum(digit[k * 5 % len(digit)] * (k + 1) for k in range(len(digit))))
    matrix = f"struct({','.join(f'i32={v}' for row in base for v in row)})"
    suite.file("bare_structs", "Structures by value through functions that stay functions; an array in local memory.",
               launch(1, 32, [matrix, "out:i32[288]"], kernel="powers", compare={"out": ints(powers)}),
               launch(1, 32, [f"struct(i8=100,f64=1.5,i16=7,i16=-8,i16=9,i64={1 << 50})", "out:i64[32]"], kernel="mixed", compare={"out": ints(mixed, "i8")}),
               launch(1, 64, ["in:u32[64]=random:4", "out:i32[64]", "radix:i32=7"], kernel="digits", compare={"out": ints(digits)}))


def bare_atomics():
    n = 96
    ands, xors = -1, 0
    for t in range(n):
        ands &= ~(1 << (t & 7))
        xors ^= t << 2
    cells = [n, n * (n - 1) // 2, -1, ands, 3 * (n - 1), xors, 2 * n, n % 21, 77, 1]
    start = np.array([0, 0, 0, -1, 0, 0, 0, 0, 0, 0], "i4")
    suite.file("bare_atomics", "Atomics of C11 with their orders; a lock that serves by tickets.",
               launch(1, n, [f"cells:i32[10]={suite.data('cells', start)}"], kernel="orders", compare={"cells": ints(cells)}),
               launch(8, 32, ["next:i32[1]", "serving:i32[1]", "counter:i32[1]", "rounds:i32=4"], kernel="ticket_lock",
                      compare={"counter": np.array([32], "i4"), "serving": np.array([32], "i4")}))


def generic_pointers():
    x = [int(v) for v in mod("i4", 37, 68)]
    out = []
    for t in range(64):
        near = [v + 1 for v in x]
        own = [x[(t + k) & 63] - k for k in range(4)]
        p = (x[t : t + 4], near[t & 60 :][:4], own, [5, 6, 7, 8])[t % 4]
        s = 0
        for v in p:
            s = s * 3 + v
        out.append(s + (1000 if t % 4 == 1 else 2000 if t % 4 == 2 else 0))
    data = [int(v) for v in iota("i4", 96)]
    near = [-t for t in range(32)]
    for t in range(32):
        own = t * 100
        near[t], data[t] = data[t], near[t]
        own, near[t] = near[t], own
        own, data[32 + t] = data[32 + t], own
        data[64 + t] = near[t] + own
    suite.file("generic_pointers", "One load that reads global, shared, local and constant memory, a lane each.",
               launch(1, 64, ["in:i32[68]=mod:37", "out:i32[64]"], kernel="anywhere", compare={"out": ints(out)}),
               launch(1, 32, ["data:i32[96]=iota"], kernel="swaps", compare={"data": ints(data)}))


def sorting():
    x = random("i4", 5, 640).reshape(32, 20)
    y = random("i4", 6, 1024).reshape(64, 16)
    z = random("i4", 7, 960).reshape(32, 30)
    suite.file("sorting", "A sort in each thread: by a heap, by insertion into local memory, by partition with a stack.",
               launch(2, 16, ["data:i32[640]=random:5", "each:i32=20"], kernel="heaps", compare={"data": np.sort(x, axis=1)}),
               launch(2, 32, ["data:i32[1024]=random:6", "out:i32[1024]"], kernel="insertions", compare={"out": np.sort(y, axis=1).T}),
               launch(1, 32, ["data:i32[960]=random:7", "each:i32=30"], kernel="quicksorts", compare={"data": np.sort(z, axis=1)}))


for part in (bare_builtins, bare_vectors, bare_structs, bare_atomics, generic_pointers, sorting):
    part()
there = [path.stem for path in (HERE / "ptx/sm_80").glob("*.ptx")]
cases.write(Suite(HERE, only=there, arrays="../nvcc", tree=suite.tree))
suite.finish()
