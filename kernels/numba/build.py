#!/usr/bin/env python3
"""Compiles the kernels of `kernels.py` with Numba. No GPU and no driver are needed.

    python3 kernels/numba/build.py [--check] [NAME …]

Needs `pip install 'numba-cuda[cu13]==0.30.4' numba==0.68.1`.

One PTX file for each kernel. Numba numbers what it compiles and puts the numbers into names, so each kernel is compiled
in a process of its own.
"""

import multiprocessing
import pathlib
import sys
import types

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent)]

from kernels import KERNELS  # noqa: E402
from numba import cuda  # noqa: E402
from numba.cuda import dispatcher  # noqa: E402
from producer import Tree, clean  # noqa: E402

# Else Numba asks a driver what to compile device functions for.
dispatcher.get_current_device = lambda: types.SimpleNamespace(compute_capability=(8, 0))


def compile_one(name):
    """The PTX of one kernel."""
    function, signature = KERNELS[name]
    try:
        return cuda.compile_ptx(function, signature, cc=(8, 0), abi="numba", device=False)[0], None
    except Exception as error:
        return None, f"{type(error).__name__}: {error}"


def main():
    tree = Tree(HERE)
    names = [name for name in KERNELS if tree.asked(name)]
    with multiprocessing.get_context("fork").Pool(2, maxtasksperchild=1) as pool:
        for name, (ptx, failed) in zip(names, pool.imap(compile_one, names, chunksize=1)):
            if failed:
                sys.exit(f"{name}: {failed}")
            tree.settle(f"ptx/sm_80/{name}.ptx", clean(ptx))
    tree.finish("ptx/*/*.ptx")


if __name__ == "__main__":
    main()
