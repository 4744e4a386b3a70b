#!/usr/bin/env python3
"""Compiles the kernels of this folder with nvcc.

    python3 kernels/nvcc/build.py [--check] [NAME …]

Needs `pip install nvidia-cuda-nvcc==13.1.* nvidia-cuda-crt==13.1.* nvidia-nvvm==13.1.* nvidia-cuda-runtime==13.1.*
nvidia-cuda-cccl==13.1.*`; nvcc is $WARPMEM_NVCC or on PATH.

  *.cu  ->  ptx/sm_80/*.ptx, and for some of them ptx/sm_90/ and ptx/sm_100a/ (nvcc's other dialect)
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
from producer import Tree, clean  # noqa: E402

NEWER = ["warps", "calls", "switches", "integers", "half_precision", "assembly", "structures", "barriers"]


def main():
    nvcc = os.environ.get("WARPMEM_NVCC") or shutil.which("nvcc")
    if nvcc is None:
        sys.exit("no nvcc: set WARPMEM_NVCC")
    tree = Tree(HERE)
    for source in sorted(HERE.glob("*.cu")):
        if not tree.asked(source.stem):
            continue
        for arch in ["sm_80", *(["sm_90", "sm_100a"] if source.stem in NEWER else [])]:
            with tempfile.TemporaryDirectory() as scratch:
                out = pathlib.Path(scratch) / "out.ptx"
                done = subprocess.run([nvcc, "-ptx", f"-arch={arch}", "-std=c++17", source.name, "-o", out], cwd=HERE, capture_output=True, text=True)
                if done.returncode != 0:
                    sys.exit(f"{source.name} for {arch}:\n{done.stdout}{done.stderr}")
                tree.settle(f"ptx/{arch}/{source.stem}.ptx", clean(out.read_text()))
    tree.finish("ptx/*/*.ptx")


if __name__ == "__main__":
    main()
