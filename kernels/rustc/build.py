#!/usr/bin/env python3
"""Compiles the kernels of `kernels.rs` with rustc's own back end for NVIDIA's GPUs.

    python3 kernels/rustc/build.py [--check]

Needs rustc 1.95.0 (rust-toolchain.toml has it) and no more: the target's core library is not installed anywhere, so the
kernels bring what they use of it in `core.rs`, which takes unstable features.
"""

import os
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
from producer import Tree, clean  # noqa: E402

FLAGS = ["--target", "nvptx64-nvidia-cuda", "--edition", "2024", "-O", "-C", "target-cpu=sm_80", "-C", "overflow-checks=off",
         "--crate-type", "lib", "--emit=asm", "--cap-lints", "allow"]


def main():
    tree = Tree(HERE)
    with tempfile.TemporaryDirectory() as scratch:
        out = pathlib.Path(scratch) / "out.ptx"
        done = subprocess.run(["rustc", *FLAGS, "-o", out, "kernels.rs"], cwd=HERE, capture_output=True, text=True,
                              env={**os.environ, "RUSTC_BOOTSTRAP": "1"})
        if done.returncode != 0:
            sys.exit(done.stderr)
        tree.settle("ptx/sm_80/kernels.ptx", clean(out.read_text()))
    tree.finish("ptx/*/*.ptx")


if __name__ == "__main__":
    main()
