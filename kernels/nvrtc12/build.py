#!/usr/bin/env python3
"""Compiles with the NVRTC of CUDA 12.4; all that there is to say stands in `kernels/nvrtc/build.py`."""

import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "nvrtc"))
from build import build  # noqa: E402

build(HERE, (12, 4))
