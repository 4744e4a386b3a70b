#!/usr/bin/env python3
"""Launch files for the CuTe kernels and what they must leave in memory, in NumPy.

    python3 kernels/cute/reference.py [--check]

A tensor is one parameter: a structure of its address and those sizes and strides that are not known when compiling.
"""

import pathlib
import sys

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
from producer import Suite, iota, launch, mod, random  # noqa: E402

suite = Suite(HERE)
SHARED = "l1tex__data_bank_conflicts_pipe_lsu_mem_shared.sum"
READS = "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"
WRITES = "l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum"


def main():
    a, b = random("f4", 1, 1000), random("f4", 2, 1000)
    suite.file("add", "A size that only the launch knows lies behind the address, in a structure of 16 bytes.",
               launch(8, 128, ["struct(a:f32[1000]=random:1,i32=1000,pad=4)", "struct(b:f32[1000]=random:2,i32=1000,pad=4)",
                               "struct(c:f32[1000],i32=1000,pad=4)"], compare={"c": a + b}, check=[f"{READS} == 250", f"{WRITES} == 125"]))
    a, b = random("f2", 3, 64 * 256), random("f2", 4, 64 * 256)
    suite.file("add_tiled", "16 bytes a thread and access.",
               launch(4, 128, ["a:f16[64*256]=random:3", "b:f16[64*256]=random:4", "c:f16[64*256]"], compare={"c": a + b},
                      check=[f"{READS} == 2048", f"{WRITES} == 1024"]))
    x, y = mod("f4", 31, 16 * 512), mod("f4", 17, 16 * 512)
    suite.file("axpy", "A scalar parameter.",
               launch(16, 128, ["x:f32[16*512]=mod:31", "y:f32[16*512]=mod:17", "alpha:f32=2.5"], compare={"y": np.float32(2.5) * x + y},
                      check=[f"{READS} == 2048", f"{WRITES} == 1024"]))

    turned = iota("f4", 64 * 96).reshape(64, 96).T
    tensors = ["a:f32[64*96]=iota", "b:f32[96*64]"]
    # 6 blocks of 8 warps read 4 columns each: 192 requests, 31 more wavefronts for each where the columns share a bank.
    suite.file("transpose", "Columns of a tile of 32 by 32 floats: 32 ways on one bank.",
               launch("3,2", "32,8", tensors, compare={"b": turned}, shared=4096, check=[f"{SHARED} == {192 * 31}"]))
    suite.file("transpose_padded", "A column of padding.",
               launch("3,2", "32,8", tensors, compare={"b": turned}, shared=4224, check=[f"{SHARED} == 0"]))
    suite.file("transpose_swizzled", "A swizzle.",
               launch("3,2", "32,8", tensors, compare={"b": turned}, shared=4096, check=[f"{SHARED} == 0"]))

    a = mod("f4", 13, 12 * 500).reshape(12, 500)
    suite.file("row_sums", "Shuffles, then shared memory.", launch(12, 128, ["a:f32[12*500]=mod:13", "out:f32[12]"], compare={"out": a.sum(axis=1)}, shared=16))
    a = random("f4", 5, 10 * 256).reshape(10, 256).astype("f8")
    e = np.exp(a - a.max(axis=1, keepdims=True))
    suite.file("softmax", "A warp a row: four sectors a request.",
               launch(10, 32, ["a:f32[10*256]=random:5", "out:f32[10*256]"], compare={"out": ((e / e.sum(axis=1, keepdims=True)).astype("f4"), 1e-5)},
                      check=[f"{READS} == 320", f"{WRITES} == 320"]))
    a = random("f2", 6, 96 * 64).reshape(3, 32, 64)
    suite.file("copy_async", "Copies that land at their wait; a race would be seen in the result.",
               launch(3, 128, ["a:f16[96*64]=random:6", "b:f16[96*64]"], compare={"b": a[:, ::-1]}, shared=4096))

    a, b = mod("f8", 5, 48 * 64).reshape(48, 64), mod("f8", 7, 64 * 32).reshape(64, 32)
    suite.file("sgemm", "Tiles in shared memory: a broadcast and a row, no conflicts.",
               launch("2,3", "16,16", ["a:f32[48*64]=mod:5", "b:f32[64*32]=mod:7", "c:f32[48*32]"], compare={"c": (a @ b).astype("f4")}, shared=2048,
                      check=[f"{SHARED} == 0"]))
    a, b = mod("f8", 5, 128 * 96).reshape(128, 96), mod("f8", 7, 64 * 96).reshape(64, 96)
    suite.file("gemm", "Tensor cores; the swizzle keeps ldmatrix free of conflicts.",
               launch("1,2", 128, ["a:f16[128*96]=mod:5", "b:f16[64*96]=mod:7", "c:f32[128*64]"], compare={"c": (a @ b.T).astype("f4")}, shared=8192,
                      check=[f"{SHARED} == 0"]))
    suite.finish()


main()
