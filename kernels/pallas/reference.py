#!/usr/bin/env python3
"""Launch files for the Pallas kernels and what they must leave in memory, in NumPy.

    python3 kernels/pallas/reference.py [--check]

As in ../xla: the head of each PTX file says what is launched; here are the arguments' values and the results.
"""

import pathlib
import sys

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parent / "xla")]
from plan import Cases  # noqa: E402
from producer import iota, mod, random  # noqa: E402

cases = Cases(HERE)
suite, case = cases.suite, cases.case
READS = "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"
WRITES = "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum"


def f4(x):
    return np.asarray(x, "f4")


def softmax_of(x):
    e = np.exp(x - x.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1, keepdims=True)


def main():
    case("add", "Blocks of 512 elements, 16 bytes a thread.", ["random:1", "random:2"], [random("f4", 1, 2048) + random("f4", 2, 2048)],
         [f"{READS} == 512", f"{WRITES} == 256"])
    x = random("f4", 3, 1000).astype("f8")
    case("masked_gelu", "A mask in the last block.", ["random:3"], [(f4(0.5 * x * (1 + np.tanh(0.7978845608 * (x + 0.044715 * x**3)))), 2e-5)])
    x = random("f4", 4, 24 * 256).reshape(24, 256).astype("f8")
    case("softmax", "Four rows a program.", ["random:4"], [(f4(softmax_of(x)), 1e-5)], [f"{READS} == 768", f"{WRITES} == 768"])
    bits = random("f4", 5, 10 * 512).view("u4")
    bits = ((bits + 0x7FFF + (bits >> 16 & 1)) >> 16).astype("u2")  # as a bf16 buffer holds `random`
    x = (bits.astype("u4") << 16).view("f4").reshape(10, 512).astype("f8")
    w, b = random("f4", 6, 512).astype("f8"), random("f4", 7, 512).astype("f8")
    y = (x - x.mean(axis=1, keepdims=True)) / np.sqrt(x.var(axis=1, keepdims=True) + 1e-5) * w + b
    case("layer_norm", "bfloat16 in, single precision out.", ["random:5", "random:6", "random:7"], [(f4(y), 2e-3)])
    x = mod("f4", 19, 64 * 128).reshape(64, 128)
    case("column_sums", "A loop over slices of a block.", ["mod:19"], [x.sum(axis=0)])
    x = random("f4", 8, 16 * 128).reshape(16, 128)
    case("argmax", "Values and indices, through shuffles.", ["random:8"], [x.argmax(axis=1).astype("i4")])
    case("transpose", "A tile through shared memory.", ["iota"], [iota("f4", 64 * 32).reshape(64, 32).T], [f"{READS} == 256", f"{WRITES} == 256"])
    x = random("i4", 9, 512)
    case("histogram", "Atomics into a result that lies on an argument.", ["random:9", "zeros"], [np.bincount(x & 63, minlength=64).astype("f4")])
    table, index = random("f4", 10, 512).reshape(8, 64), mod("i4", 5, 16)
    case("gather", "A row by an index from memory.", ["random:10", "mod:5"], [table[index]])
    a, b = mod("f8", 5, 64 * 96).reshape(64, 96), mod("f8", 7, 96 * 64).reshape(96, 64)
    case("matmul", "A loop of tensor-core products.", ["mod:5", "mod:7"], [f4(a @ b)])
    a, b = mod("f8", 5, 32 * 64).reshape(32, 64), mod("f8", 7, 64 * 32).reshape(64, 32)
    case("matmul_bias", "Single precision without tensor cores; bias and comparison behind it.", ["mod:5", "mod:7", "mod:9"], [f4(np.maximum(a @ b + mod("f8", 9, 32), 0))])
    q, k = (random("f2", seed, 2 * 128 * 64).astype("f8").reshape(2, 128, 64) for seed in (70, 71))
    v = mod("f8", 7, q.size).reshape(q.shape)
    case("attention", "An online softmax around two products.", ["random:70", "random:71", "mod:7"],
         [(f4(softmax_of(q @ k.transpose(0, 2, 1) * 0.125) @ v), 2e-3)])
    suite.finish()


main()
