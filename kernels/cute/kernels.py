"""Kernels in the CuTe DSL. Each entry of KERNELS is a host function and the types and shapes of its tensors."""

import cutlass
import cutlass.cute as cute
import cutlass.utils as utils
from cutlass.cute.nvgpu import cpasync, warp

KERNELS = {}


def kernel_of(*tensors):
    """Notes a host function; a tensor is `"Type[a,b]"`, `?` a size known at run time alone. The last index is the fastest."""

    def note(host):
        KERNELS[host.__name__] = (host, tensors)
        return host

    return note


# ---- element by element ----


@cute.kernel
def add_kernel(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor):
    thread, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    width, _, _ = cute.arch.block_dim()
    at = block * width + thread
    if at < cute.size(a.shape):
        c[at] = a[at] + b[at]


@kernel_of("Float32[?]", "Float32[?]", "Float32[?]")
@cute.jit
def add(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor):
    """A thread an element; the size is part of each tensor's structure."""
    add_kernel(a, b, c).launch(grid=[(cute.size(a.shape) + 127) // 128, 1, 1], block=[128, 1, 1])


@cute.kernel
def add_tiled_kernel(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, threads: cute.Layout, values: cute.Layout):
    thread, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    where = ((None, None), block)
    copy = cute.make_copy_atom(cute.nvgpu.CopyUniversalOp(), a.element_type)
    tiled = cute.make_tiled_copy_tv(copy, threads, values)
    mine = tiled.get_slice(thread)
    x, y, z = (mine.partition_S(t[where]) for t in (a, b, c))
    u, v = cute.make_fragment_like(x), cute.make_fragment_like(y)
    cute.copy(copy, x, u)
    cute.copy(copy, y, v)
    u.store(u.load() + v.load())
    cute.copy(copy, u, z)


@kernel_of("Float16[64,256]", "Float16[64,256]", "Float16[64,256]")
@cute.jit
def add_tiled(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor):
    """Tiles of 16 rows by 256 columns; a thread has eight neighbours: 16 bytes."""
    threads = cute.make_ordered_layout((4, 32), order=(1, 0))
    values = cute.make_ordered_layout((4, 8), order=(1, 0))
    tile, values_of_threads = cute.make_layout_tv(threads, values)
    x, y, z = (cute.zipped_divide(t, tile) for t in (a, b, c))
    add_tiled_kernel(x, y, z, threads, values).launch(grid=[cute.size(z, mode=[1]), 1, 1], block=[cute.size(values_of_threads, mode=[0]), 1, 1])


@cute.kernel
def axpy_kernel(x: cute.Tensor, y: cute.Tensor, alpha: cutlass.Float32):
    thread, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    for i in cutlass.range_constexpr(4):
        column = i * 128 + thread
        y[block, column] = alpha * x[block, column] + y[block, column]


@kernel_of("Float32[16,512]", "Float32[16,512]", "Float32")
@cute.jit
def axpy(x: cute.Tensor, y: cute.Tensor, alpha: cutlass.Float32):
    """A scalar among the parameters; a block a row, four elements a thread, unrolled."""
    axpy_kernel(x, y, alpha).launch(grid=[16, 1, 1], block=[128, 1, 1])


# ---- shared memory ----


@cute.kernel
def transpose_kernel(a: cute.Tensor, b: cute.Tensor, layout):
    tx, ty, _ = cute.arch.thread_idx()
    bx, by, _ = cute.arch.block_idx()
    tile = utils.SmemAllocator().allocate_tensor(cutlass.Float32, layout, 16)
    for i in cutlass.range_constexpr(4):
        tile[ty + 8 * i, tx] = a[by * 32 + ty + 8 * i, bx * 32 + tx]
    cute.arch.sync_threads()
    for i in cutlass.range_constexpr(4):
        b[bx * 32 + ty + 8 * i, by * 32 + tx] = tile[tx, ty + 8 * i]


@kernel_of("Float32[64,96]", "Float32[96,64]")
@cute.jit
def transpose(a: cute.Tensor, b: cute.Tensor):
    """A tile as it lies: columns of 32 floats are 32 ways on one bank."""
    transpose_kernel(a, b, cute.make_layout((32, 32), stride=(32, 1))).launch(grid=[3, 2, 1], block=[32, 8, 1])


@kernel_of("Float32[64,96]", "Float32[96,64]")
@cute.jit
def transpose_padded(a: cute.Tensor, b: cute.Tensor):
    """The same with a column of padding: no conflicts."""
    transpose_kernel(a, b, cute.make_layout((32, 32), stride=(33, 1))).launch(grid=[3, 2, 1], block=[32, 8, 1])


@kernel_of("Float32[64,96]", "Float32[96,64]")
@cute.jit
def transpose_swizzled(a: cute.Tensor, b: cute.Tensor):
    """The same with a swizzle of five bits: no conflicts, no padding."""
    layout = cute.make_composed_layout(cute.make_swizzle(5, 0, 5), 0, cute.make_layout((32, 32), stride=(32, 1)))
    transpose_kernel(a, b, layout).launch(grid=[3, 2, 1], block=[32, 8, 1])


@cute.kernel
def row_sums_kernel(a: cute.Tensor, out: cute.Tensor):
    thread, _, _ = cute.arch.thread_idx()
    row, _, _ = cute.arch.block_idx()
    parts = utils.SmemAllocator().allocate_tensor(cutlass.Float32, cute.make_layout(4), 16)
    total = cutlass.Float32(0)
    for column in cutlass.range(thread, a.shape[1], 128):
        total += a[row, column]
    for step in cutlass.range_constexpr(5):
        total += cute.arch.shuffle_sync_bfly(total, offset=1 << step)
    if thread % 32 == 0:
        parts[thread // 32] = total
    cute.arch.sync_threads()
    if thread == 0:
        out[row] = parts[0] + parts[1] + parts[2] + parts[3]


@kernel_of("Float32[12,500]", "Float32[12]")
@cute.jit
def row_sums(a: cute.Tensor, out: cute.Tensor):
    """Shuffles inside warps, shared memory between them."""
    row_sums_kernel(a, out).launch(grid=[12, 1, 1], block=[128, 1, 1])


@cute.kernel
def softmax_kernel(a: cute.Tensor, out: cute.Tensor):
    lane, _, _ = cute.arch.thread_idx()
    row, _, _ = cute.arch.block_idx()
    values = cute.make_rmem_tensor(cute.make_layout(8), cutlass.Float32)
    for i in cutlass.range_constexpr(8):
        values[i] = a[row, i * 32 + lane]
    top = values[0]
    for i in cutlass.range_constexpr(7):
        top = cute.arch.fmax(top, values[i + 1])
    for step in cutlass.range_constexpr(5):
        top = cute.arch.fmax(top, cute.arch.shuffle_sync_bfly(top, offset=16 >> step))
    total = cutlass.Float32(0)
    for i in cutlass.range_constexpr(8):
        values[i] = cute.math.exp(values[i] - top)
        total += values[i]
    for step in cutlass.range_constexpr(5):
        total += cute.arch.shuffle_sync_bfly(total, offset=16 >> step)
    for i in cutlass.range_constexpr(8):
        out[row, i * 32 + lane] = values[i] / total


@kernel_of("Float32[10,256]", "Float32[10,256]")
@cute.jit
def softmax(a: cute.Tensor, out: cute.Tensor):
    """A warp a row, eight values a lane."""
    softmax_kernel(a, out).launch(grid=[10, 1, 1], block=[32, 1, 1])


@cute.kernel
def copy_async_kernel(a: cute.Tensor, b: cute.Tensor):
    thread, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    tile = utils.SmemAllocator().allocate_tensor(cutlass.Float16, cute.make_layout((32, 64), stride=(64, 1)), 16)
    source = cute.local_tile(a, (32, 64), (block, 0))
    target = cute.local_tile(b, (32, 64), (block, 0))
    threads = cute.make_layout((16, 8), stride=(8, 1))
    values = cute.make_layout((1, 8))
    load = cute.make_copy_atom(cpasync.CopyG2SOp(), cutlass.Float16, num_bits_per_copy=128)
    tiled = cute.make_tiled_copy_tv(load, threads, values)
    mine = tiled.get_slice(thread)
    cute.copy(tiled, mine.partition_S(source), mine.partition_D(tile))
    cute.arch.cp_async_commit_group()
    cute.arch.cp_async_wait_group(0)
    cute.arch.sync_threads()
    for i in cutlass.range_constexpr(16):
        row = (thread // 64) + 2 * i
        target[31 - row, thread % 64] = tile[row, thread % 64]


@kernel_of("Float16[96,64]", "Float16[96,64]")
@cute.jit
def copy_async(a: cute.Tensor, b: cute.Tensor):
    """cp.async of 16 bytes a thread; the rows of each tile leave in reverse."""
    copy_async_kernel(a, b).launch(grid=[3, 1, 1], block=[128, 1, 1])


# ---- products ----


@cute.kernel
def sgemm_kernel(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor):
    tx, ty, _ = cute.arch.thread_idx()
    bx, by, _ = cute.arch.block_idx()
    memory = utils.SmemAllocator()
    left = memory.allocate_tensor(cutlass.Float32, cute.make_layout((16, 16), stride=(16, 1)), 16)
    right = memory.allocate_tensor(cutlass.Float32, cute.make_layout((16, 16), stride=(16, 1)), 16)
    row, column = by * 16 + ty, bx * 16 + tx
    total = cutlass.Float32(0)
    for step in cutlass.range(a.shape[1] // 16):
        left[ty, tx] = a[row, step * 16 + tx]
        right[ty, tx] = b[step * 16 + ty, column]
        cute.arch.sync_threads()
        for i in cutlass.range_constexpr(16):
            total += left[ty, i] * right[i, tx]
        cute.arch.sync_threads()
    c[row, column] = total


@kernel_of("Float32[48,64]", "Float32[64,32]", "Float32[48,32]")
@cute.jit
def sgemm(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor):
    """Tiles of 16 by 16 in shared memory."""
    sgemm_kernel(a, b, c).launch(grid=[2, 3, 1], block=[16, 16, 1])


@cute.kernel
def gemm_kernel(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor, layout_a: cute.ComposedLayout, layout_b: cute.ComposedLayout,
                copy_a: cute.TiledCopy, copy_b: cute.TiledCopy, mma: cute.TiledMma):  # fmt: skip
    thread, _, _ = cute.arch.thread_idx()
    bx, by, _ = cute.arch.block_idx()
    tile = (64, 64, 32)
    where = (by, bx, None)
    ga = cute.local_tile(a, tiler=tile, coord=where, proj=(1, None, 1))
    gb = cute.local_tile(b, tiler=tile, coord=where, proj=(None, 1, 1))
    gc = cute.local_tile(c, tiler=tile, coord=where, proj=(1, 1, None))
    memory = utils.SmemAllocator()
    sa = memory.allocate_tensor(cutlass.Float16, layout_a, 16)
    sb = memory.allocate_tensor(cutlass.Float16, layout_b, 16)
    mine_a, mine_b = copy_a.get_slice(thread), copy_b.get_slice(thread)
    from_a, to_a = mine_a.partition_S(ga), mine_a.partition_D(sa)
    from_b, to_b = mine_b.partition_S(gb), mine_b.partition_D(sb)
    part = mma.get_slice(thread)
    ra, rb = mma.make_fragment_A(part.partition_A(sa)), mma.make_fragment_B(part.partition_B(sb))
    out = part.partition_C(gc)
    rc = mma.make_fragment_C(out)
    rc.fill(0.0)
    atom = cute.make_copy_atom(warp.LdMatrix8x8x16bOp(False, 4), cutlass.Float16)
    load_a, load_b = cute.make_tiled_copy_A(atom, mma), cute.make_tiled_copy_B(atom, mma)
    slice_a, slice_b = load_a.get_slice(thread), load_b.get_slice(thread)
    ma, mb = slice_a.partition_S(sa), slice_b.partition_S(sb)
    va, vb = slice_a.retile(ra), slice_b.retile(rb)
    for step in cutlass.range(cute.size(ga, mode=[2])):
        cute.copy(copy_a, from_a[None, None, None, step], to_a)
        cute.copy(copy_b, from_b[None, None, None, step], to_b)
        cute.arch.cp_async_commit_group()
        cute.arch.cp_async_wait_group(0)
        cute.arch.sync_threads()
        for k in cutlass.range_constexpr(cute.size(ra, mode=[2])):
            cute.copy(load_a, ma[None, None, k], va[None, None, k])
            cute.copy(load_b, mb[None, None, k], vb[None, None, k])
            cute.gemm(mma, rc, ra[None, None, k], rb[None, None, k], rc)
        cute.arch.sync_threads()
    for i in cutlass.range_constexpr(cute.size(rc)):
        out[i] = rc[i]


@kernel_of("Float16[128,96]", "Float16[64,96]", "Float32[128,64]")
@cute.jit
def gemm(a: cute.Tensor, b: cute.Tensor, c: cute.Tensor):
    """C = A B^T: cp.async into swizzled tiles, ldmatrix, mma m16n8k16; two by two warps."""
    def tiles(rows):
        atom = cute.make_composed_layout(cute.make_swizzle(2, 3, 3), 0, cute.make_layout((8, 32), stride=(32, 1)))
        return cute.tile_to_shape(atom, (rows, 32), (0, 1))

    load = cute.make_copy_atom(cpasync.CopyG2SOp(cache_mode=cpasync.LoadCacheMode.GLOBAL), cutlass.Float16, num_bits_per_copy=128)
    copies = cute.make_tiled_copy_tv(load, cute.make_layout((32, 4), stride=(4, 1)), cute.make_layout((1, 8)))
    op = warp.MmaF16BF16Op(cutlass.Float16, cutlass.Float32, (16, 8, 16))
    mma = cute.make_tiled_mma(op, cute.make_layout((2, 2, 1)), permutation_mnk=(32, 32, 16))
    gemm_kernel(a, b, c, tiles(64), tiles(64), copies, copies, mma).launch(grid=[1, 2, 1], block=[128, 1, 1])
