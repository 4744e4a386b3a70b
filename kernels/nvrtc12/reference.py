#!/usr/bin/env python3
"""Launch files for this folder, and what launches must leave in memory.

    python3 kernels/nvrtc12/reference.py [--check]

`kernels/nvrtc/launches.py` has what is launched.
"""

import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent / "nvrtc"), str(HERE.parent)]
from launches import write  # noqa: E402

write(HERE)
