#!/usr/bin/env python3
"""Compiles the kernels of `kernels/nvcc/` and of this folder with NVRTC.

    python3 kernels/nvrtc/build.py [--check] [NAME …]      the library of CUDA 13.1 -> kernels/nvrtc/ptx/sm_80/
    python3 kernels/nvrtc12/build.py [--check] [NAME …]    the library of CUDA 12.4 -> kernels/nvrtc12/ptx/sm_80/

Needs `pip install nvidia-cuda-nvrtc==13.1.* nvidia-cuda-runtime==13.1.* nvidia-cuda-cccl==13.1.*`, or
`pip install nvidia-cuda-nvrtc-cu12==12.4.127 nvidia-cuda-runtime-cu12==12.4.127`; $WARPMEM_NVRTC names the library,
$WARPMEM_CUDA_INCLUDE the folder with CUDA's headers. No GPU is needed.
"""

import ctypes
import os
import pathlib
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
from producer import Tree, clean  # noqa: E402

# What NVRTC can compile without the headers of the host or of libcu++; templates are asked for by name.
SHARED = ["constants", "switches", "recursion", "calls", "warps", "barriers", "integers", "doubles", "floats", "structures",
          "shared_memory", "assembly", "atomics", "printing", "half_precision", "groups", "loops"]
TEMPLATES = {"templates": ["axpy<float>", "axpy<double>", "fold<int, 3>", "fold<long long, 5>", "apply_all<Add, Scale>"]}


def compile_with(library, version, source, include):
    """The PTX of a source; ends the script where the library has another version or refuses."""
    major, minor = ctypes.c_int(), ctypes.c_int()
    library.nvrtcVersion(ctypes.byref(major), ctypes.byref(minor))
    if (major.value, minor.value) != version:
        sys.exit(f"NVRTC {version[0]}.{version[1]} is needed, this one is {major.value}.{minor.value}")
    program = ctypes.c_void_p()
    library.nvrtcCreateProgram(ctypes.byref(program), source.read_bytes(), source.name.encode(), 0, None, None)
    for name in TEMPLATES.get(source.stem, []):
        library.nvrtcAddNameExpression(program, name.encode())
    options = [b"--gpu-architecture=compute_80", b"--std=c++17", b"--device-int128", *(b"-I" + str(folder).encode() for folder in include)]
    status = library.nvrtcCompileProgram(program, len(options), (ctypes.c_char_p * len(options))(*options))
    size = ctypes.c_size_t()
    if status != 0:
        library.nvrtcGetProgramLogSize(program, ctypes.byref(size))
        log = ctypes.create_string_buffer(size.value)
        library.nvrtcGetProgramLog(program, log)
        sys.exit(f"{source.name}:\n{log.value.decode()}")
    library.nvrtcGetPTXSize(program, ctypes.byref(size))
    text = ctypes.create_string_buffer(size.value)
    library.nvrtcGetPTX(program, text)
    return text.value.decode()


def build(here, version):
    library = ctypes.CDLL(os.environ.get("WARPMEM_NVRTC", f"libnvrtc.so.{version[0]}"))
    include = os.environ.get("WARPMEM_CUDA_INCLUDE", "/usr/local/cuda/include")
    tree = Tree(here)
    sources = [HERE.parent / "nvcc" / f"{stem}.cu" for stem in SHARED] + sorted(HERE.glob("*.cu"))
    for source in sources:
        if tree.asked(source.stem):
            text = compile_with(library, version, source, [include, f"{include}/cccl"])
            tree.settle(f"ptx/sm_80/{source.stem}.ptx", clean(text))
    tree.finish("ptx/*/*.ptx")


if __name__ == "__main__":
    build(HERE, (13, 1))
