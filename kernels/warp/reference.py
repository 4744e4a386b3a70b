#!/usr/bin/env python3
"""Launch files for Warp's kernels and what they must leave in memory, in NumPy.

    python3 kernels/warp/reference.py [--check]

Every kernel takes the bounds of the launch by value (sizes, their product, threads that share a coordinate), then its
arguments; an array is 56 bytes: address, gradient's address, four sizes, four strides in bytes, dimensions, flags. Each
kernel comes with a backward one that takes all arguments again for the gradients.
"""

import pathlib
import re
import sys

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
from producer import Suite, launch, mod, random  # noqa: E402

BLOCK = 256
SIZES = {"u8": 1, "f16": 2, "i32": 4, "u32": 4, "f32": 4, "i64": 8, "f64": 8}
suite = Suite(HERE)


def bounds(shape, shared_by=1):
    """The launch's bounds, and the grid that covers them."""
    shape = shape if isinstance(shape, tuple) else (shape,)
    count = int(np.prod(shape)) * shared_by
    members = [f"u32={size}" for size in shape] + [f"u64={count}", f"u64={shared_by}"]
    return f"struct({','.join(members)})", (count + BLOCK - 1) // BLOCK


def array(name, dtype, shape, init="zeros", width=1, grad=None):
    """An array by value; an element is `width` numbers. `grad` names a buffer of the same type for its gradient, or holds
    the initial value of a new one, which is called `NAME_grad`."""
    shape = shape if isinstance(shape, tuple) else (shape,)
    item = SIZES[dtype] * width
    count = int(np.prod(shape)) * width
    strides = [item * int(np.prod(shape[d + 1 :])) for d in range(len(shape))]
    pad = [0] * (4 - len(shape))
    numbers = [*shape, *pad, *strides, *pad, len(shape), 0]
    gradient = f"{name}_grad:{dtype}[{count}]={grad}" if grad else "u64=0"
    return f"struct({name}:{dtype}[{count}]={init},{gradient},{','.join(f'i32={n}' for n in numbers)})"


# An argument of a backward kernel that nothing is written to: an array without memory.
NOTHING = f"struct(u64=0,u64=0,{','.join(['i32=0'] * 10)})"


def entry(name, direction="forward"):
    """The name of an entry, which has a hash of the source in it."""
    text = (HERE / f"ptx/sm_80/{name}.ptx").read_text()
    return re.search(rf"\.entry\s+({name}_\w+_cuda_kernel_{direction})\(", text)[1]


def forward(name, says, shape, args, compare, shared_by=1, check=(), more=()):
    """The launch file of a forward kernel, and maybe further launches."""
    held, grid = bounds(shape, shared_by)
    suite.file(name, says, launch(grid, BLOCK, [held, *args], compare=compare, kernel=entry(name), check=check), *more)


def simple():
    x, y = mod("f4", 100, 1000), mod("f4", 7, 1000)
    # y = a x + y backward: x_grad += a y_grad, a_grad is lost (a scalar's gradient goes nowhere), y_grad stays.
    held, grid = bounds(1000)
    backward = launch(grid, BLOCK,
                      [held, array("x", "f32", 1000, "mod:100", grad="zeros"), array("y", "f32", 1000, "mod:7", grad="mod:11"), "a:f32=2", NOTHING, NOTHING, "f32=0"],
                      kernel=entry("saxpy", "backward"), compare={"x_grad": 2 * mod("f4", 11, 1000)})
    forward("saxpy", "y = a x + y, and its adjoint: the gradient of x is a times that of y.", 1000,
            [array("x", "f32", 1000, "mod:100"), array("y", "f32", 1000, "mod:7"), "a:f32=2"], {"y": 2 * x + y},
            check=["l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum == 250"], more=[backward])

    p, v = random("f4", 1, 900).reshape(300, 3).astype("f8"), random("f4", 2, 900).reshape(300, 3).astype("f8")
    d = np.array([0.5, -0.25, 1.0]) - p
    v2 = v + 0.125 * d * (2 / ((d * d).sum(axis=1, keepdims=True) + 0.5))
    forward("particles", "Points of three floats: every load of a component has a stride of 12 bytes.", 300,
            [array("position", "f32", 300, "random:1", width=3), array("velocity", "f32", 300, "random:2", width=3), "struct(f32=0.5,f32=-0.25,f32=1)", "dt:f32=0.125"],
            {"position": ((p + 0.125 * v2).astype("f4"), 1e-5), "velocity": (v2.astype("f4"), 1e-5)})

    m, q = mod("f4", 5, 160).reshape(10, 4, 4), mod("f4", 7, 320).reshape(80, 4)
    forward("transform_points", "4 x 4 matrices by value, 64 bytes each.", 80,
            [array("matrix", "f32", 10, "mod:5", width=16), array("point", "f32", 80, "mod:7", width=4), array("out", "f32", 80, width=4)],
            {"out": np.einsum("nji,nj->ni", m[np.arange(80) // 8], q)})

    turn, w = random("f4", 3, 400).reshape(100, 4).astype("f8"), random("f4", 4, 300).reshape(100, 3).astype("f8")
    xyz, r = turn[:, :3], turn[:, 3:]
    rotated = w * (2 * r * r - 1) + xyz * (xyz * w).sum(axis=1, keepdims=True) * 2  # the cross products cancel
    forward("rotate", "Quaternions.", 100,
            [array("turn", "f32", 100, "random:3", width=4), array("v", "f32", 100, "random:4", width=3), array("out", "f32", 100, width=3)],
            {"out": ((2 * rotated).astype("f4"), 1e-4)})

    x, y = mod("f4", 32, 500).astype("f2"), mod("f4", 16, 500).astype("f2")
    forward("half_precision", "16-bit floats, converted where Warp computes.", 500,
            [array("x", "f16", 500, "mod:32"), array("y", "f16", 500, "mod:16"), array("out", "f16", 500)], {"out": x * y + np.float16(1)})


def pcg(state):
    state = state.astype("u4")
    with np.errstate(over="ignore"):
        b = state * np.uint32(747796405) + np.uint32(2891336453)
        c = ((b >> ((b >> np.uint32(28)) + np.uint32(4))) ^ b) * np.uint32(277803737)
    return (c >> np.uint32(22)) ^ c


def chance():
    with np.errstate(over="ignore"):
        start = pcg(np.uint32(17) + pcg(np.arange(500)))
        state, total = start, np.zeros(500, "u4")
        for _ in range(5):
            state = pcg(state)
            total = total + state
    forward("random_walk", "A permuted congruential generator in each thread; integers, so exact.", 500,
            ["seed:i32=17", array("out", "u32", 500), "steps:i32=5"], {"out": total})
    unit = (pcg(start) >> np.uint32(8)).astype("f4") * np.float32(2.0**-24)
    forward("uniform", "Floats in [-1, 3).", 500, ["seed:i32=17", array("out", "f32", 500)], {"out": (np.float32(4) * unit - np.float32(1), 1e-6)})
    forward("noise", "Gradient noise vanishes where the coordinates are whole.", (16, 32), [array("out", "f32", (16, 32), "ones"), "scale:f32=3"],
            {"out": np.zeros(512, "f4")})


def searches():
    p = mod("f4", 64, 200).reshape(100, 2)
    p[:, 1] = mod("f4", 13, 100)
    d = np.sqrt(((p[:, None] - p[None]) ** 2).sum(axis=2))
    np.fill_diagonal(d, 1e6)
    forward("neighbours", "All pairs; the loop's end is a size of the array.", 100,
            [array("position", "f32", 100, suite.data("positions", p), width=2), "radius:f32=9.5", array("count", "i32", 100), array("nearest", "f32", 100)],
            {"count": (d < 9.5).sum(axis=1).astype("i4"), "nearest": (d.min(axis=1).astype("f4"), 1e-6)})
    steps = []
    for i in range(300):
        n, count = i + 1, 0
        while count < 60 and n != 1:
            count, n = count + 1, n // 2 if n % 2 == 0 else 3 * n + 1
        steps.append(count)
    forward("collatz", "Loops of lengths that the data give; 64-bit division.", 300, [array("steps", "i32", 300), "limit:i32=60"], {"steps": np.array(steps, "i4")})
    u = mod("f8", 23, 20 * 40).reshape(20, 40)
    out = np.zeros_like(u)
    out[1:-1, 1:-1] = u[:-2, 1:-1] + u[2:, 1:-1] + u[1:-1, :-2] + u[1:-1, 2:] - 4 * u[1:-1, 1:-1]
    forward("laplace", "Five points in double precision, two dimensions of threads from one of blocks.", (20, 40),
            [array("u", "f64", (20, 40), "mod:23"), array("out", "f64", (20, 40))], {"out": out})


def atomics():
    x = random("i4", 5, 600)
    with np.errstate(over="ignore"):
        total = x.sum(dtype="i4")
        out = np.array([total, max(0, x.max()), min(0, x.min()), -total], "i4")
    forward("atomics", "All lanes at one address.", 600, [array("x", "i32", 600, "random:5"), array("out", "i32", 4), array("total", "f64", 1)],
            {"out": out, "total": np.array([x.astype("f8").sum()])})
    filled = np.zeros(400, "i4")
    filled[: int((mod("i4", 7, 400) % 3 == 0).sum())] = 1
    forward("slots", "An append: old values of a counter are places.", 400, [array("x", "i32", 400, "mod:7"), array("counter", "i32", 1), array("out", "i32", 400)],
            {"out": filled, "counter": np.array([filled.sum()], "i4")})
    # a, b, rest, stiffness: 16 bytes. Lengths are whole, so that forces are exact.
    n = 64
    spring = np.zeros(n, np.dtype([("a", "i4"), ("b", "i4"), ("rest", "f4"), ("stiffness", "f4")]))
    spring["a"], spring["b"] = np.arange(n), (np.arange(n) * 5 + 1) % n
    same = spring["a"] == spring["b"]
    spring["b"][same] = (spring["b"][same] + 1) % n
    spring["rest"], spring["stiffness"] = mod("f4", 3, n), mod("f4", 4, n)
    position = np.zeros((n, 3), "f4")
    position[:, 0] = np.arange(n)
    force = np.zeros((n, 3))
    for s in spring:
        d = position[s["b"]].astype("f8") - position[s["a"]]
        length = np.abs(d[0])
        f = d * (s["stiffness"] * (length - s["rest"]) / length)
        force[s["a"]] += f
        force[s["b"]] -= f
    forward("springs", "Structures of the user's, and atomics on vectors.", n,
            [array("spring", "u8", n, suite.data("springs", spring.view("u1")), width=16), array("position", "f32", n, suite.data("spring_positions", position), width=3),
             array("force", "f32", n, width=3)], {"force": (force.astype("f4"), 1e-5)})


def tiles():
    x = mod("f4", 19, 4 * 256).reshape(4, 256)
    forward("tile_sum", "A block to each row: a tile in registers, summed by shuffles and shared memory.", 4,
            [array("x", "f32", (4, 256), "mod:19"), array("out", "f32", 4)], {"out": x.sum(axis=1)}, shared_by=BLOCK)
    a, b = mod("f4", 7, 32 * 32).reshape(32, 32), mod("f4", 5, 32 * 32).reshape(32, 32)
    out = np.zeros((32, 32), "f4")
    for i, j, k in np.ndindex(2, 2, 2):
        out[16 * i : 16 * i + 16, 16 * j : 16 * j + 16] += a[16 * i : 16 * i + 16, 16 * k : 16 * k + 16] * b[16 * k : 16 * k + 16, 16 * j : 16 * j + 16]
    forward("tile_product", "Tiles of 16 x 16, multiplied item by item.", (2, 2),
            [array("a", "f32", (32, 32), "mod:7"), array("b", "f32", (32, 32), "mod:5"), array("out", "f32", (32, 32))], {"out": out}, shared_by=BLOCK)


for part in (simple, chance, searches, atomics, tiles):
    part()
suite.finish()
