#!/usr/bin/env python3
"""Compiles the tensor programs of `programs.py` with tinygrad's PTX renderer. No GPU and no driver are needed.

    python3 kernels/tinygrad/build.py [--check] [NAME …]

Needs `pip install tinygrad==0.14.0 numpy`.

  ptx/sm_80/NAME.ptx   all kernels of one program
  launches/NAME.json   what tinygrad launches: kernel, grid, block, buffers

The null device runs nothing and keeps no memory: here its buffers are numbers, and a launch is written down. The class
that would hand PTX to nvJitLink is replaced by the one that keeps the text.
"""

import json
import os
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]
os.environ.update(DEV="NULL:PTX:sm_80", PARALLEL="0", CACHELEVEL="0", DEBUG="0")

from producer import Tree, clean  # noqa: E402

import tinygrad.runtime.support.compiler_cuda as compilers  # noqa: E402

compilers.NVPTXCompiler = compilers.PTXCompiler

from programs import PROGRAMS  # noqa: E402
from tinygrad.runtime import ops_null  # noqa: E402

SIZES, LAUNCHES = [], []  # bytes of each buffer; launches since the last look
KERNELS = {}


def allocate(self, size, options):
    SIZES.append(size)
    return len(SIZES) - 1, 0


def keep(self, device, program):
    self.device, self.name, self.profile_key = device.device, program.name, program.profile_key
    self.text = bytes(program.lib if hasattr(program, "lib") else program.blob).decode()


def record(self, *buffers, global_size=(1, 1, 1), local_size=(1, 1, 1), vals=(), wait=False, **more):
    assert not vals, "a symbolic size"
    LAUNCHES.append({"text": self.text, "grid": list(global_size), "block": list(local_size), "buffers": list(buffers)})
    return 1e-3


ops_null.NullAllocator._alloc = allocate
ops_null.NullAllocator._offset = lambda self, buffer, size, offset: (buffer[0], buffer[1] + offset)
ops_null.NullProgram.__init__ = keep
ops_null.NullProgram.__call__ = record


def realized(tensor):
    return tensor.uop.base.buffer._buf[0]


def compile_program(function):
    """The PTX of all kernels of a program, and its launches."""
    LAUNCHES.clear()
    inputs, output = function()
    LAUNCHES.clear()
    output = output.contiguous().realize()
    names = {realized(tensor): name for name, tensor in inputs.items()} | {realized(output): "out"}
    header, bodies, launches = "", {}, []
    for one in LAUNCHES:
        at = re.search(r"^\.visible", one["text"], re.M).start()
        header, body = one["text"][:at], one["text"][at:]
        kernel = re.search(r"\.entry\s+(\w+)", body)[1]
        first = kernel
        while bodies.get(kernel, body) != body:
            # Another kernel of the same shape: tinygrad names kernels for their loops, and loads each alone.
            kernel = f"{first}n{len(bodies)}"
            body = body.replace(first, kernel)
        bodies[kernel] = body
        used = []
        for buffer, offset in one["buffers"]:
            name = names.setdefault(buffer, f"between{len(names) - len(inputs)}")
            used.append({"name": name, "bytes": SIZES[buffer], "offset": offset})
        launches.append({"kernel": kernel, "grid": one["grid"], "block": one["block"], "buffers": used})
    return header + "\n".join(bodies.values()), launches


def main():
    tree = Tree(HERE)
    for name, function in PROGRAMS.items():
        if tree.asked(name):
            text, launches = compile_program(function)
            tree.settle(f"ptx/sm_80/{name}.ptx", clean(text))
            tree.settle(f"launches/{name}.json", "[" + ",\n".join(map(json.dumps, launches)) + "]\n")
    tree.finish("ptx/*/*.ptx", "launches/*.json")


if __name__ == "__main__":
    main()
