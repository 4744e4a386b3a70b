#!/usr/bin/env python3
"""Plain references for the kernels of this folder, in NumPy.

    python3 kernels/reference.py            write expected/*.npy (what a launch must give) and data/*.npy (inputs)
    python3 kernels/reference.py --check    change nothing; exit 1 if a file is out of date

Each function below computes what the launches of one launch file must leave in memory, by the shortest way that can be
read: nothing here follows the kernels. Inputs are exactly representable wherever that is possible, so that sums do not
depend on their order and the comparison is exact; where a launch file gives a tolerance, the reference is computed in
double precision.
"""

import io
import pathlib
import sys

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
FILES = {}  # path under this folder -> array


def expected(name, array):
    """What a launch must give, as expected/NAME.npy."""
    FILES[f"expected/{name}.npy"] = np.ascontiguousarray(array)


def data(name, array):
    """An input that no INIT of `--arg` can make, as data/NAME.npy."""
    FILES[f"data/{name}.npy"] = np.ascontiguousarray(array)


# ---- buffers, as `--arg` initialises them ----


def random_bits(seed, count):
    """The first `count` outputs of splitmix64 from state `seed`."""
    with np.errstate(over="ignore"):
        z = np.uint64(seed) + np.uint64(0x9E3779B97F4A7C15) * np.arange(1, count + 1, dtype=np.uint64)
        z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
        return z ^ (z >> np.uint64(31))


def random(dtype, seed, count):
    """`random:SEED`: element i from the i-th output; floats in [-1, 1), integers over their range, both from the top bits."""
    bits = random_bits(seed, count)
    dtype = np.dtype(dtype)
    if dtype == np.float64:
        return (bits >> np.uint64(11)).astype(np.float64) * 2.0**-52 - 1.0
    if dtype.kind == "f":
        return ((bits >> np.uint64(40)).astype(np.float32) * np.float32(2.0**-23) - np.float32(1)).astype(dtype)
    width = 8 * dtype.itemsize
    return (bits >> np.uint64(64 - width)).astype(f"u{dtype.itemsize}").view(dtype)


def iota(dtype, count):
    """`iota`: element i is i."""
    return np.arange(count).astype(dtype)


def mod(dtype, modulus, count):
    """`mod:M`: element i is i % M."""
    return (np.arange(count) % modulus).astype(dtype)


# ---- the kernels ----


def vector_add():
    expected("vector_add", random("f4", 1, 5000) + random("f4", 2, 5000))
    for dtype, name in (("f4", "f32"), ("f8", "f64")):
        expected(f"vector_add_axpy_{name}", 2 * iota(dtype, 1000) + np.ones(1000, dtype))


def transpose():
    matrix = iota("f4", 96 * 128).reshape(96, 128)
    expected("transpose", matrix.T.ravel())
    expected("transpose_copy", matrix.ravel())


def sgemm():
    a = mod("f4", 7, 128 * 64).reshape(128, 64)
    b = mod("f4", 5, 64 * 128).reshape(64, 128)
    c = mod("f4", 3, 128 * 128).reshape(128, 128)
    expected("sgemm", (np.float32(2) * (a @ b) + np.float32(0.5) * c).ravel())


def reduction():
    values = mod("f4", 17, 16384)
    expected("reduction_256", values.reshape(64, 256).sum(axis=1))
    expected("reduction_512", values.reshape(32, 512).sum(axis=1))
    expected("reduction_all", values[:16383].sum(keepdims=True))


def histogram():
    expected("histogram", np.bincount(random("u1", 7, 16384), minlength=256).astype("u4"))
    expected("histogram_one_bin", np.bincount(np.full(16384, 65), minlength=256).astype("u4"))


def scan_lookback():
    expected("scan_lookback", np.cumsum(random("u4", 11, 10000), dtype="u4"))


def last_block():
    expected("last_block", mod("f4", 17, 16384).sum(keepdims=True))
    expected("last_block_arrived", np.zeros(1, "u4"))


def locks():
    expected("locks_blocks", np.array([sum(range(24)), 24], "u4"))
    expected("locks_warp", np.array([sum(range(32)), 32], "u4"))
    expected("locks_free", np.zeros(1, "u4"))


def softmax():
    x = random("f4", 3, 48 * 200).reshape(48, 200).astype("f8")
    e = np.exp(x - x.max(axis=1, keepdims=True))
    expected("softmax", (e / e.sum(axis=1, keepdims=True)).astype("f4").ravel())


def stencil():
    grid = mod("f4", 13, 60 * 100).reshape(60, 100)
    result = grid.copy()
    result[1:-1, 1:-1] = np.float32(0.5) * grid[1:-1, 1:-1] + np.float32(0.125) * (
        grid[1:-1, :-2] + grid[1:-1, 2:] + grid[:-2, 1:-1] + grid[2:, 1:-1]
    )
    expected("stencil_2d", result.ravel())
    line = np.pad(mod("i4", 7, 1000), 3)
    expected("stencil_1d", sum(line[d : d + 1000] for d in range(7)).astype("i4"))


def spmv():
    # 300 rows of very different lengths: most have 0 to 11 elements, every 32nd has 96.
    rows = 300
    lengths = (random("u4", 21, rows) % 12).astype("i4")
    lengths[::32] = 96
    row_start = np.concatenate([[0], np.cumsum(lengths)]).astype("i4")
    count = int(row_start[-1])
    columns = (random("u4", 22, count) % rows).astype("i4")
    values = mod("f4", 5, count) + np.float32(1)
    data("spmv_row_start", row_start)
    data("spmv_columns", columns)
    data("spmv_values", values)
    x = mod("f4", 11, rows)
    y = np.zeros(rows, "f4")
    np.add.at(y, np.repeat(np.arange(rows), lengths), values * x[columns])
    expected("spmv", y)


def bfs():
    # A sparse random graph of 300 vertices with 0 to 8 edges each; a few vertices cannot be reached.
    vertices = 300
    degrees = (random("u4", 31, vertices) % 9).astype("i4")
    degrees[0] = 3
    row_start = np.concatenate([[0], np.cumsum(degrees)]).astype("i4")
    columns = (random("u4", 32, int(row_start[-1])) % vertices).astype("i4")
    data("bfs_row_start", row_start)
    data("bfs_columns", columns)
    level = np.full(vertices, -1, "i4")
    level[0] = 0
    counts = np.zeros(BFS_LEVELS, "u4")
    frontier = [0]
    while frontier:
        depth = level[frontier[0]]
        counts[depth] = len(frontier)
        following = []
        for v in frontier:
            for neighbour in columns[row_start[v] : row_start[v + 1]]:
                if level[neighbour] < 0:
                    level[neighbour] = depth + 1
                    following.append(neighbour)
        frontier = following
    assert counts[-1] == 0, "the launch file has too few levels"
    expected("bfs_level", level)
    expected("bfs_counts", counts)


BFS_LEVELS = 8  # of which the last must stay empty


def nbody():
    bodies = random("f4", 9, 4 * 256).reshape(256, 4).astype("f8")
    difference = bodies[None, :, :3] - bodies[:, None, :3]
    inverse = ((difference**2).sum(axis=2) + 0.01) ** -1.5
    field = np.zeros((256, 4))
    field[:, :3] = (bodies[None, :, 3:] * inverse[:, :, None] * difference).sum(axis=1)
    expected("nbody", field.astype("f4").ravel())


def bitonic():
    expected("bitonic", np.sort(random("u4", 13, 2048)))


def access_patterns():
    i = iota("f4", 4096)
    expected("access_patterns_copy", i)
    expected("access_patterns_offset_1", i + 1)
    expected("access_patterns_offset_8", i + 8)
    expected("access_patterns_strided", 4 * i)
    expected("access_patterns_broadcast", i // 32)
    expected("access_patterns_structures", 4 * i + 3)
    expected("access_patterns_arrays", 3 * 4096 + i)
    expected("access_patterns_bytes", mod("u1", 251, 4096))
    expected("access_patterns_green", mod("u1", 251, 3 * 1024)[1::3])


def transpose_double():
    expected("transpose_double", iota("f8", 128 * 128).reshape(128, 128).T.ravel())


def readings_sums():
    a = mod("f4", 17, 256 * 256).reshape(256, 256)
    expected("column_sums", a.sum(axis=0))
    expected("row_sums", a.sum(axis=1))


def readings_ldmatrix():
    """Checksums of what each thread gets from ldmatrix: 2 x 2 blocks, two tiles deep. See readings/ldmatrix.cu."""
    a = random("u4", 41, 256 * 64).view("u2").reshape(256, 128)
    b = random("u4", 42, 128 * 128).view("u2").reshape(128, 256)
    lane = np.arange(32)

    def fragment(matrix):
        """Lane l gets elements 2 * (l % 4) and the one after it of row l / 4, the first in the low half."""
        pairs = matrix[lane // 4, 2 * (lane % 4)].astype("u4"), matrix[lane // 4, 2 * (lane % 4) + 1].astype("u4")
        return pairs[0] | pairs[1] << np.uint32(16)

    sums = np.zeros((2, 2, 8, 32), "u4")
    for block_y, block_x, warp in np.ndindex(2, 2, 8):
        checksum = np.zeros(32, "u4")
        for step in range(2 * 4):  # two tiles of four steps, each 16 deep
            k = slice(16 * step, 16 * step + 16)
            parts = []
            for half in range(2):
                row = 128 * block_y + warp // 2 * 32 + half * 16
                rows = a[row : row + 16, k]
                parts += [rows[:8, :8], rows[8:, :8], rows[:8, 8:], rows[8:, 8:]]
            for column in range(8):
                first = 128 * block_x + warp % 2 * 64 + column * 8
                columns = b[k, first : first + 8]
                parts += [columns[:8].T, columns[8:].T]  # .trans
            for part in parts:
                checksum = checksum * np.uint32(31) + fragment(part)
        sums[block_y, block_x, warp] = checksum
    expected("ldmatrix", sums.ravel())


def readings_shared_transpose():
    tile = iota("i4", 16 * 32).reshape(16, 32)
    expected("shared_transpose_row", tile.ravel())
    expected("shared_transpose_col", tile.T.ravel())


def readings_reduce_global():
    expected("reduce_global", mod("i4", 10, 8 * 256).reshape(8, 256).sum(axis=1, dtype="i4"))


def readings_grain():
    for grain in (1, 5, 32):
        line = np.zeros(1024, "f4")
        i = np.arange(32)
        at = i // grain * 32 + i % grain
        line[at] = at
        expected(f"grain_{grain}", line)


def cases_products():
    a = mod("i4", 7, 64 * 64).reshape(64, 64)
    b = mod("i4", 5, 64 * 64).reshape(64, 64)
    expected("cases_mm_std", (a @ b).ravel())


# ---- textures and surfaces ----


def sample_linear(image, u, v):
    """Linear filtering at normalized coordinates, clamped, with weights of eight bits."""
    height, width = image.shape

    def corner(c, n):
        at = c.astype("f8") * n - 0.5
        low = np.floor(at)
        weight = np.floor((at - low) * 256 + 0.5) / 256
        index = lambda i: np.clip(i, 0, n - 1).astype(int)
        return index(low), index(low + 1), weight

    x0, x1, a = corner(u, width)
    y0, y1, b = corner(v, height)
    texel = image.astype("f8")
    row = lambda y: texel[y][:, x0] * (1 - a) + texel[y][:, x1] * a
    return row(y0) * (1 - b)[:, None] + row(y1) * b[:, None]


def centres(n):
    """Normalized coordinates of the centres of n pixels, in single precision as the kernels have them."""
    return (np.arange(n, dtype="f4") + np.float32(0.5)) / np.float32(n)


def texture_resize():
    image = random("f4", 5, 9 * 13).reshape(9, 13)
    expected("texture_resize_linear", sample_linear(image, centres(40), centres(24)).astype("f4").ravel())
    icon = iota("u1", 8 * 8 * 4).reshape(8, 8, 4)
    x = np.floor(centres(20).astype("f8") * 8).astype(int) % 8
    y = np.floor(centres(24).astype("f8") * 8).astype(int) % 8
    expected("texture_resize_nearest", icon[y][:, x].ravel())
    texels = mod("f4", 17, 256 + 64 + 16 + 4 + 1)
    fine, coarse = texels[256:320].reshape(8, 8), texels[320:336].reshape(4, 4)
    u = centres(6)
    expected("texture_resize_mip", ((sample_linear(fine, u, u) + sample_linear(coarse, u, u)) / 2).astype("f4").ravel())


def surface_filter():
    photo = random("u1", 3, 200 * 4).reshape(200, 4)
    photo[:, :3] = 255 - photo[:, :3]
    expected("surface_invert", photo.ravel())
    rough = mod("f4", 23, 33 * 7).reshape(7, 33)
    wide = np.pad(rough, ((0, 0), (1, 1)), mode="edge")
    expected("surface_blur", (0.25 * wide[:, :-2] + 0.5 * rough + 0.25 * wide[:, 2:]).astype("f4").ravel())
    planes = iota("i4", 3 * 60).reshape(3, 60)
    expected("surface_layers", np.concatenate([planes[1], planes[2], 0 * planes[0]]))


# ---- asynchronous copies, the heap, the stack, groups, clusters ----


def async_copy():
    tiles = mod("f4", 9, 2 * 10 * 512).reshape(2, 10, 128, 4).sum(axis=3)
    expected("async_stages", tiles.sum(axis=1).ravel())
    expected("async_forgotten", (4000 + tiles[:, :6].sum(axis=1)).ravel())
    expected("async_tail", np.concatenate([mod("f4", 100, 501), np.zeros(11, "f4")]))


def device_heap():
    weigh = lambda n: sum(i * (i + 1) for i in range(n))
    expected("heap_lists", np.array([weigh(n) for n in mod("i4", 7, 64)], "i4"))
    expected("heap_use", iota("i4", 50) ** 2)
    rows = random("i4", 11, 32 * 8).reshape(32, 8)
    out = np.zeros_like(rows)
    for row, n in enumerate(mod("i4", 9, 32)):
        out[row, :n] = np.sort(rows[row, :n])
    expected("stack_sort", out.ravel())


def groups():
    values = mod("i4", 1009, 512)
    expected("groups_eights", values.reshape(64, 8).sum(axis=1).astype("i4"))
    expected("groups_sixty_fours", values.reshape(8, 64).max(axis=1))
    values = mod("i4", 7, 256)
    expected("groups_scan", (np.cumsum(values) - values).astype("i4"))
    kept = iota("i4", 32)[::3]
    expected("groups_filter", np.concatenate([kept, np.zeros(32 - len(kept), "i4")]))
    expected("groups_count", np.array([len(kept)], "i4"))
    expected("groups_grid", np.cumsum(mod("i4", 19, 768)).astype("i4"))
    out = []
    for warp in mod("i4", 13, 64).reshape(2, 32):
        for i, value in enumerate(warp):
            same = warp % 5 == value % 5
            out.append(warp[same].sum() * 100 + same[:i].sum())
    expected("groups_partition", np.array(out, "i4"))


def clusters():
    bins = random("u4", 9, 4096) % 256
    expected("cluster_histogram", np.bincount(bins, minlength=256).astype("u4"))
    lines = np.pad(mod("i4", 29, 384).reshape(3, 128), ((0, 0), (1, 1)))
    expected("cluster_stencil", (lines[:, :-2] + 2 * lines[:, 1:-1] + lines[:, 2:]).ravel())


# ---- tensor cores ----


def tensor_expected(name, array):
    """What a launch of tensor/ must give."""
    FILES[f"tensor/expected/{name}.npy"] = np.ascontiguousarray(array)


def tensor_hgemm():
    a, b = mod("f4", 7, 128 * 64).reshape(128, 64), mod("f4", 5, 64 * 128).reshape(64, 128)
    tensor_expected("hgemm", (a @ b).ravel())
    a, b = random("f2", 1, 1 << 20).reshape(1024, 1024), random("f2", 2, 1 << 20).reshape(1024, 1024)
    rows = np.arange(1024)
    columns = 7 * rows % 1024
    sums = np.einsum("ik,ki->i", a.astype("f8"), b[:, columns].astype("f8"))
    tensor_expected("hgemm_1024", sums.astype("f4"))


def tensor_wmma():
    a, b = mod("f4", 7, 96 * 48).reshape(96, 48), mod("f4", 5, 48 * 64).reshape(48, 64)
    tensor_expected("wmma_gemm", (2 * (a @ b)).ravel())
    a, b = random("i1", 3, 32 * 80).reshape(32, 80), random("i1", 4, 80 * 48).reshape(48, 80)
    product = a.astype("i4") @ b.astype("i4").T + 7
    tensor_expected("wmma_bytes", product.T.ravel())


def nibbles(array):
    """Signed halves of bytes, the low one first."""
    both = np.stack([array & 15, array >> 4], axis=-1).reshape(*array.shape[:-1], -1).astype("i4")
    return np.where(both < 8, both, both - 16)


def tensor_types():
    a, b = mod("f4", 7, 32 * 64).reshape(32, 64), mod("f4", 5, 24 * 64).reshape(24, 64)
    tensor_expected("mma_bf16", (a @ b.T).ravel())
    a, b = random("u1", 5, 32 * 64).reshape(32, 64), random("u1", 6, 24 * 64).reshape(24, 64)
    tensor_expected("mma_s8", (a.view("i1").astype("i4") @ b.view("i1").astype("i4").T).ravel())
    tensor_expected("mma_u8", (a.astype("i4") @ b.astype("i4").T).ravel())
    tensor_expected("mma_s4", (nibbles(a) @ nibbles(b).T).ravel())
    ones_a, ones_b = np.unpackbits(a, axis=1).astype("i4"), np.unpackbits(b, axis=1).astype("i4")
    both = ones_a @ ones_b.T
    tensor_expected("mma_b1_and", both.ravel())
    either = ones_a.sum(axis=1)[:, None] + ones_b.sum(axis=1)[None, :]
    tensor_expected("mma_b1_xor", (either - 2 * both).astype("i4").ravel())
    a, b = random("f8", 7, 32 * 64).reshape(32, 64), random("f8", 8, 24 * 64).reshape(24, 64)
    tensor_expected("mma_f64", (a @ b.T).ravel())
    stored = mod("f4", 7, 32 * 64).reshape(32, 32, 2)
    b = mod("f4", 5, 24 * 128).reshape(24, 128)
    a = np.zeros((32, 32, 4), "f4")
    a[:, :, 0] = stored[:, :, 0]
    for row in range(32):
        a[row, :, row // 2 % 3 + 1] = stored[row, :, 1]
    tensor_expected("mma_sparse", (a.reshape(32, 128) @ b.T).ravel())


REFERENCES = [
    vector_add,
    transpose,
    sgemm,
    reduction,
    histogram,
    scan_lookback,
    last_block,
    locks,
    softmax,
    stencil,
    spmv,
    bfs,
    nbody,
    bitonic,
    access_patterns,
    transpose_double,
    readings_sums,
    readings_ldmatrix,
    readings_shared_transpose,
    readings_reduce_global,
    readings_grain,
    cases_products,
    texture_resize,
    surface_filter,
    async_copy,
    device_heap,
    groups,
    clusters,
    tensor_hgemm,
    tensor_wmma,
    tensor_types,
]


def main():
    for reference in REFERENCES:
        reference()
    check = "--check" in sys.argv[1:]
    stale = 0
    for name, array in FILES.items():
        buffer = io.BytesIO()
        np.save(buffer, array)
        path = HERE / name
        if path.exists() and path.read_bytes() == buffer.getvalue():
            continue
        stale += 1
        print(f"{'out of date' if check else 'wrote'}: {name} {array.dtype} {array.shape}")
        if not check:
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(buffer.getvalue())
    for folder in ("expected", "data", "tensor/expected"):
        for path in sorted((HERE / folder).glob("*.npy")):
            if f"{folder}/{path.name}" not in FILES:
                stale += 1
                print(f"{'out of date' if check else 'removed'}: {folder}/{path.name}")
                if not check:
                    path.unlink()
    print(f"{len(FILES)} files, {sum(array.nbytes for array in FILES.values())} bytes of data")
    sys.exit(1 if check and stale else 0)


if __name__ == "__main__":
    main()
