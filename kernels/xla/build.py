#!/usr/bin/env python3
"""Compiles the functions of `functions.py` with XLA for an A100. No GPU and no driver are needed.

    pip install 'jax[cuda13]==0.10.2'
    CUDA_HOME=/path/to/cuda python3 kernels/xla/build.py [--check] [NAME …]

$CUDA_HOME is a CUDA 13.1 toolkit, or the folder `nvidia/cu13` of its wheels: XLA takes libdevice and ptxas from there.

One PTX file for each function, with all kernels that XLA makes of it, joined from its modules. What XLA's host side would
do with them stands in comments at its head; `plan.py` says how to read them.
"""

import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]
from plan import build  # noqa: E402
from producer import Tree  # noqa: E402


def functions():
    from functions import FUNCTIONS

    return FUNCTIONS


if __name__ == "__main__":
    build(Tree(HERE), functions)
