#!/usr/bin/env python3
"""Compiles the kernels of `kernels/nvcc/` and of this folder with clang 19.

    python3 kernels/clang/build.py [--check] [NAME …]

Needs `apt install clang-19` and, for what includes CUDA's headers, a folder that $WARPMEM_CUDA_PATH names, merged of the
wheels nvidia-cuda-runtime-cu12==12.4.127, nvidia-cuda-nvcc-cu12==12.4.131, nvidia-curand-cu12==10.3.5.147 (bin, include,
nvvm) and the folder `nv` of nvidia-cuda-cccl. Sources that begin with `bare_` are compiled without headers and libdevice.
"""

import os
import pathlib
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
from producer import Tree, clean  # noqa: E402

SHARED = ["constants", "switches", "recursion", "calls", "warps", "barriers", "integers", "doubles", "floats", "structures",
          "shared_memory", "assembly", "atomics", "printing", "half_precision", "groups", "loops"]


def main():
    cuda = os.environ.get("WARPMEM_CUDA_PATH", "/usr/local/cuda")
    tree = Tree(HERE)
    sources = [HERE.parent / "nvcc" / f"{stem}.cu" for stem in SHARED] + sorted(HERE.glob("*.cu"))
    for source in sources:
        if not tree.asked(source.stem):
            continue
        headers = ["-nocudainc", "-nocudalib"] if source.stem.startswith("bare_") else [f"--cuda-path={cuda}"]
        command = ["clang-19", "-x", "cuda", "--cuda-device-only", "--cuda-gpu-arch=sm_80", "-std=c++17", "-O2", "-Wno-unknown-cuda-version",
                   *headers, "-S", "-o", "-", source.name]
        done = subprocess.run(command, cwd=source.parent, capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(f"{source.name}:\n{done.stderr}")
        tree.settle(f"ptx/sm_80/{source.stem}.ptx", clean(done.stdout))
    tree.finish("ptx/*/*.ptx")


if __name__ == "__main__":
    main()
