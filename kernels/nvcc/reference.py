#!/usr/bin/env python3
"""Launch files for the kernels of this folder and what they must leave in memory; `cases.py` computes it.

    python3 kernels/nvcc/reference.py [--check]
"""

import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]
from cases import write  # noqa: E402
from producer import Suite  # noqa: E402

suite = Suite(HERE)
write(suite)
for arch, gpu in (("sm_90", "h100"), ("sm_100a", "b200")):
    there = [path.stem for path in (HERE / "ptx" / arch).glob("*.ptx")]
    write(Suite(HERE, arch=arch, gpu=gpu, only=there, suffix=f"_{arch}", arrays=".", tree=suite.tree))
suite.finish()
