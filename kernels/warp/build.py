#!/usr/bin/env python3
"""Compiles the kernels of `kernels.py` with NVIDIA Warp. No GPU and no driver are needed.

    python3 kernels/warp/build.py [--check] [NAME …]

Needs `pip install warp-lang==1.19.0`.

"""

import pathlib
import re
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

import warp as wp  # noqa: E402
from kernels import KERNELS  # noqa: E402
from producer import Tree, clean  # noqa: E402


def main():
    tree = Tree(HERE)
    for name, kernel in KERNELS.items():
        if not tree.asked(name):
            continue
        with tempfile.TemporaryDirectory() as folder:
            wp.compile_aot_module(kernel.module, device=None, arch=80, module_dir=folder, use_ptx=True)
            (file,) = pathlib.Path(folder).glob("*.ptx")
            tree.settle(f"ptx/sm_80/{name}.ptx", clean(file.read_text()))
    tree.finish("ptx/*/*.ptx")


if __name__ == "__main__":
    main()
