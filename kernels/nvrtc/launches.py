"""Launches of this folder's own kernels; not a script. `write` adds those that are shared with `kernels/nvcc/`."""

import pathlib
import sys

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "nvcc"))
import cases as shared  # noqa: E402
from producer import Suite, launch, mod, random  # noqa: E402

OWN = ["templates"]


def templates(suite):
    def fold(x, n):
        padded = np.concatenate([x, np.zeros(n, x.dtype)])
        total = np.zeros_like(x)
        with np.errstate(over="ignore"):
            for k in range(n):
                total = total * 3 + padded[k : k + len(x)]
        return total

    x = mod("i4", 50, 64)
    y = (x + 7) * 5
    for _ in range(2):
        y = y - np.trunc((x + 7) * 5 / 2).astype("i4")
    n = 150
    suite.file("templates", "Instances that the host asks for by name: launch files find them by their demangled names.",
               *[launch(2, 128, [f"a:{t}=3", f"x:{t}[200]=mod:17", f"y:{t}[200]=mod:5", "n:i32=200"], kernel=f"axpy<{name}>",
                        compare={"y": 3 * mod(dtype, 17, 200) + mod(dtype, 5, 200)}) for t, name, dtype in (("f32", "float", "f4"), ("f64", "double", "f8"))],
               launch(3, 64, [f"in:i32[{n}]=random:1", f"out:i32[{n}]", f"n:i32={n}"], kernel="fold<int, 3>", compare={"out": fold(random("i4", 1, n), 3)}),
               launch(3, 64, [f"in:i64[{n}]=random:2", f"out:i64[{n}]", f"n:i32={n}"], kernel="fold<long long, 5>", compare={"out": fold(random("i8", 2, n), 5)}),
               launch(1, 64, ["in:i32[64]=mod:50", "out:i32[64]"], kernel="apply_all<Add, Scale>", compare={"out": y + 2}))


def write(here):
    """All launch files of the folder `here`, which is this one or `nvrtc12`."""
    from_nvcc = [path.stem for path in (here / "ptx/sm_80").glob("*.ptx") if path.stem not in OWN]
    suite = Suite(here) if here.name == "nvrtc" else Suite(here, arrays="../nvrtc")
    templates(suite)
    shared.write(Suite(here, only=from_nvcc, arrays="../nvcc", tree=suite.tree))
    suite.finish()
