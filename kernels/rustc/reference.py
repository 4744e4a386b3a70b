#!/usr/bin/env python3
"""The launch file of the kernels in Rust and what they must leave in memory, in NumPy.

    python3 kernels/rustc/reference.py [--check]
"""

import pathlib
import sys

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
from producer import Suite, launch, mod, random  # noqa: E402


def walk(codes):
    place, direction = 0, 1
    for code in codes:
        low = int(code) & 7
        if low == 0:
            break
        if low <= 2:
            direction = -direction
        else:
            place += low * direction
    return place


def main():
    suite = Suite(HERE)
    with np.errstate(over="ignore"):
        state, mixed = np.uint64(99) + np.arange(64, dtype="u8"), np.zeros(64, "u4")
        for _ in range(10):
            state = state * np.uint64(6364136223846793005) + np.uint64(1442695040888963407)
            mixed ^= (state >> np.uint64(33)).astype("u4")
    codes = random("i4", 2, 640).reshape(64, 10)
    suite.file("kernels", "Four kernels in Rust.",
               launch(4, 64, ["a:f32=2.5", "x:f32[200]=mod:17", "y:f32[200]=mod:5", "n:u32=200"], kernel="axpy",
                      compare={"y": np.float32(2.5) * mod("f4", 17, 200) + mod("f4", 5, 200)}),
               launch(1, 64, ["x:f64[1000]=mod:13", "sums:f64[40]", "rows:u32=40", "columns:u32=25"], kernel="row_sums",
                      compare={"sums": mod("f8", 13, 1000).reshape(40, 25).sum(axis=1)}),
               launch(1, 64, ["seed:u64=99", "out:u32[64]", "rounds:u32=10"], kernel="random", compare={"out": mixed}),
               launch(2, 32, ["codes:i32[640]=random:2", "out:i32[64]", "steps:u32=10"], kernel="walk",
                      compare={"out": np.array([walk(row) for row in codes], "i4")}))
    suite.finish()


if __name__ == "__main__":
    main()
