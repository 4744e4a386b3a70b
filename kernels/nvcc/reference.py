#!/usr/bin/env python3
"""Launch files for the kernels of this folder and what they must leave in memory; `cases.py` computes it.

    python3 kernels/nvcc/reference.py [--check]

Tests run the same launches with the PTX for sm_90 and sm_100a, where there is one.
"""

import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]
from cases import write  # noqa: E402
from producer import Suite  # noqa: E402

suite = Suite(HERE)
write(suite)
suite.finish()
