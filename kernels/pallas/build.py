#!/usr/bin/env python3
"""Compiles the Pallas kernels of `functions.py` for an A100, by XLA. No GPU and no driver are needed.

    pip install 'jax[cuda13]==0.10.2'
    CUDA_HOME=/path/to/cuda python3 kernels/pallas/build.py [--check] [NAME …]

As in ../xla, whose `plan.py` does the work and says how to read the head of a PTX file.
"""

import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent), str(HERE.parent / "xla")]
from plan import build  # noqa: E402
from producer import Tree  # noqa: E402


def functions():
    sys.path.insert(0, str(HERE))  # before ../xla
    from functions import FUNCTIONS

    return FUNCTIONS


if __name__ == "__main__":
    build(Tree(HERE), functions)
