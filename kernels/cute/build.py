#!/usr/bin/env python3
"""Compiles the kernels of `kernels.py` with the CuTe DSL for sm_80. No GPU and no driver are needed.

    pip install nvidia-cutlass-dsl==4.8.1
    python3 kernels/cute/build.py [--check] [NAME …]

Grid, block and shared memory follow from `kernels.py`; launch files name them.
"""

import os
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]
os.environ["CUTE_DSL_ARCH"] = "sm_80"

import cutlass  # noqa: E402
import cutlass.cute as cute  # noqa: E402
from cutlass.cute.runtime import make_fake_compact_tensor  # noqa: E402
from kernels import KERNELS  # noqa: E402
from producer import Tree, clean  # noqa: E402

VERSION = "4.8.1"


def argument(text):
    """What stands for an argument: a tensor without memory, or a scalar."""
    kind, _, shape = text.partition("[")
    kind = getattr(cutlass, kind)
    if not shape:
        return kind(0)
    sizes = [size for size in shape.rstrip("]").split(",")]
    shape = tuple(cute.sym_int() if size == "?" else int(size) for size in sizes)
    return make_fake_compact_tensor(kind, shape, stride_order=tuple(range(len(shape) - 1, -1, -1)), assumed_align=16)


def main():
    tree = Tree(HERE)
    if cutlass.__version__ != VERSION:
        print(f"note: the committed PTX comes from {VERSION}; this is {cutlass.__version__}", file=sys.stderr)
    for name, (host, tensors) in KERNELS.items():
        if not tree.asked(name):
            continue
        try:
            made = cute.compile[cute.KeepPTX()](host, *map(argument, tensors))
        except Exception as error:
            print(f"{name}: {type(error).__name__}: {str(error)[-1500:]}", file=sys.stderr)
            continue
        tree.settle(f"ptx/sm_80/{name}.ptx", clean(made.__ptx__))
    tree.finish("ptx/*/*.ptx")


if __name__ == "__main__":
    main()
