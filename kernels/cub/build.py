#!/usr/bin/env python3
"""Compiles the drivers of this folder, which call CUB, and records what CUB launches.

    python3 kernels/cub/build.py [--check] [NAME …]

Needs `pip install nvidia-cuda-nvcc==13.1.* nvidia-cuda-crt==13.1.* nvidia-nvvm==13.1.* nvidia-cuda-runtime==13.1.*
nvidia-cuda-cccl==13.1.*` (its nvcc is $WARPMEM_NVCC or on PATH) and a C++ compiler for the host. No GPU is needed.

  NAME.cu  ->  ptx/sm_80/NAME.ptx    what nvcc makes of CUB's kernels for these types
           ->  launches/NAME.txt     what CUB launches on an A100, by the runtime of record.cpp: drivers that have `main`

`reference.py` turns the recordings into launch files.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
from producer import Tree, clean  # noqa: E402

# Drivers that record other sizes too: name of the recording -> (driver, arguments).
MORE = {"radix_sort_1mi": ("radix_sort", ["1048576"])}
PARAMETER = re.compile(r"\.param\s+(?:\.align\s+\d+\s+)?\.(\w)(\d+)(?:\s+\.ptr[^,\n]*?)?\s+[\w$]+(?:\[(\d+)\])?")


def parameter_sizes(ptx):
    """One line a kernel: its name and the bytes of each parameter."""
    lines = []
    for name, parameters in re.findall(r"\.entry\s+([\w$]+)\s*\(([^)]*)\)", ptx):
        sizes = [int(count) if count else int(bits) // 8 for _, bits, count in PARAMETER.findall(parameters)]
        lines.append(" ".join([name, *map(str, sizes)]))
    return "\n".join(lines) + "\n"


def run(*command, **more):
    done = subprocess.run(command, cwd=HERE, capture_output=True, text=True, **more)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}:\n{done.stdout}{done.stderr}")
    return done.stdout


def main():
    nvcc = os.environ.get("WARPMEM_NVCC") or shutil.which("nvcc")
    if nvcc is None:
        sys.exit("no nvcc: set WARPMEM_NVCC")
    tree = Tree(HERE)
    with tempfile.TemporaryDirectory() as scratch:
        scratch = pathlib.Path(scratch)
        include = pathlib.Path(nvcc).resolve().parent.parent / "include"
        run("g++", "-O1", "-c", f"-I{include}", "record.cpp", "-o", scratch / "record.o")
        for source in sorted(HERE.glob("*.cu")):
            if not tree.asked(source.stem):
                continue
            flags = ["-std=c++17", "-cudart", "none", "-arch=compute_80", "-code=compute_80", "--keep", "--keep-dir", scratch]
            run(nvcc, "-c", *flags, source.name, "-o", scratch / "driver.o")
            ptx = clean((scratch / f"{source.stem}.ptx").read_text())
            tree.settle(f"ptx/sm_80/{source.stem}.ptx", ptx)
            if "int main(" not in source.read_text():
                continue
            (scratch / "sizes").write_text(parameter_sizes(ptx))
            run("g++", scratch / "driver.o", scratch / "record.o", "-o", scratch / "driver")
            for name, (driver, arguments) in {source.stem: (source.stem, []), **MORE}.items():
                if driver == source.stem:
                    text = run(scratch / "driver", *arguments, env={**os.environ, "RECORD_SIZES": str(scratch / "sizes")})
                    tree.settle(f"launches/{name}.txt", text)
    tree.finish("ptx/*/*.ptx", "launches/*.txt")


if __name__ == "__main__":
    main()
