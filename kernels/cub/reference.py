#!/usr/bin/env python3
"""Launch files for CUB's algorithms and what they must leave in memory, in NumPy.

    python3 kernels/cub/reference.py [--check]

What a device-wide algorithm launches comes from `launches/*.txt`, which build.py recorded: kernels with their grids,
blocks, temporary storage and structures by value. The kernels `buffers`, `set_bytes` and `copy_bytes` of driver.h stand
for the runtime's calls: the first says what buffers hold, the others are cudaMemset and cudaMemcpy.
"""

import pathlib
import re
import sys

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
from producer import Suite, iota, launch, mod, random  # noqa: E402

suite = Suite(HERE)
file = suite.file


def parameter_types(ptx):
    """The type of each parameter of each kernel, `b8` for structures."""
    kernels = re.findall(r"\.entry\s+([\w$]+)\s*\(([^)]*)\)", ptx)
    return {name: re.findall(r"\.param\s+(?:\.align\s+\d+\s+)?\.(\w+)", parameters) for name, parameters in kernels}


def recorded(name, holds, compare, check=(), ptx=None):
    """The launches of a recording. `holds` says what each buffer holds at first; `compare` and `check` are for the end."""
    buffers, launches = {}, []
    types = parameter_types((HERE / f"ptx/sm_80/{ptx or name}.ptx").read_text())

    def pointer(value):
        for buffer, (address, size) in buffers.items():
            if address <= value <= address + size:
                return f"ref={buffer}" + (f"+{value - address}" if value > address else "")
        return None

    def parameter(hexadecimal, kind):
        data = bytes.fromhex(hexadecimal)
        if kind in ("f32", "f64"):
            return f"{kind}=0{'f' if kind == 'f32' else 'd'}{int.from_bytes(data, 'little'):0{2 * len(data)}X}"
        if len(data) in (1, 2, 4, 8):
            value = int.from_bytes(data, "little")
            if len(data) == 8:
                return "null" if value == 0 else pointer(value) or f"u64={value}"
            return f"u{8 * len(data)}={value}"
        members = []
        for at in range(0, len(data), 8):
            member = data[at : at + 8]
            value = int.from_bytes(member, "little")
            if len(member) == 8 and pointer(value):
                members.append(pointer(value))
            else:
                members += [f"u32={int.from_bytes(member[i : i + 4], 'little')}" for i in range(0, len(member) // 4 * 4, 4)]
                members += [f"u8={byte}" for byte in member[len(member) // 4 * 4 :]]
        return f"struct({','.join(members)})"

    def threads(count):
        return (count + 255) // 256, 256

    lines = [line.split() for line in (HERE / "launches" / f"{name}.txt").read_text().splitlines()]
    for word, *rest in lines:
        if word == "buffer":
            buffers[rest[0]] = (int(rest[1], 16), int(rest[2]))
        elif word == "set":
            address, value, size = int(rest[0], 16), int(rest[1]), int(rest[2])
            grid, block = threads(size // 4 if address % 4 == 0 and size % 4 == 0 else size)
            launches.append(launch(grid, block, [pointer(address), f"u8={value}", f"u64={size}"], kernel="set_bytes"))
        elif word == "copy":
            to, source, size = int(rest[0], 16), int(rest[1], 16), int(rest[2])
            grid, block = threads(size // 4 if (to | source | size) % 4 == 0 else size)
            launches.append(launch(grid, block, [pointer(to), pointer(source), f"u64={size}"], kernel="copy_bytes"))
        else:
            kernel, shape, values = rest[0], [int(x) for x in rest[1:8]], rest[8:]
            if kernel == "buffers":
                arguments = []
                for value in values:
                    one = pointer(int.from_bytes(bytes.fromhex(value), "little"))
                    held = one and one.removeprefix("ref=")
                    if held is None:
                        arguments.append("null")
                    elif held == "temp":
                        arguments.append(f"temp:u8[{max(buffers['temp'][1], 1)}]=uninit")
                    else:
                        arguments.append(f"{held}:{holds[held]}")
            else:
                arguments = [parameter(*both) for both in zip(values, types[kernel])]
            shapes = [tuple(axis for axis in shape[i : i + 3]) for i in (0, 3)]
            shapes = [s[0] if s[1:] == (1, 1) else s for s in shapes]
            launches.append(launch(*shapes, arguments, kernel=kernel, shared=shape[6] or None))
    launches[-1]["compare"] = compare
    launches[-1]["check"] = list(check)
    return launches


def reductions():
    x = random("i4", 1, 20000)
    with np.errstate(over="ignore"):
        total = x.sum(keepdims=True, dtype="i4")
    file("device_reduce", "A sum of 20,000 integers: five blocks that share them evenly, then one block.",
         *recorded("device_reduce", {"in": "i32[20000]=random:1", "out": "i32[1]"}, {"out": total}))
    x = random("f4", 2, 20000)
    file("device_argmax", "The largest of 20,000 floats and where it lies.",
         *recorded("device_argmax", {"in": "f32[20000]=random:2", "value": "f32[1]", "place": "i64[1]"},
                   {"value": x.max(keepdims=True), "place": np.array([x.argmax()])}))
    x = mod("f4", 23, 9000)
    offsets = np.sort(np.concatenate([[0, 9000], random("u4", 3, 29) % 9000])).astype("i4")
    sums = np.array([x[a:b].sum() for a, b in zip(offsets, offsets[1:])], "f4")
    file("segmented_reduce", "Thirty segments of different lengths, a block for each.",
         *recorded("segmented_reduce", {"in": "f32[9000]=mod:23", "offsets": f"i32[31]={suite.data('reduce_offsets', offsets)}", "out": "f32[30]"},
                   {"out": sums}))
    keys = (np.cumsum(random("u4", 4, 6000) % 5 == 0) % 7).astype("i4")
    heads = np.flatnonzero(np.concatenate([[True], keys[1:] != keys[:-1]]))
    runs, sums = np.zeros(6000, "i4"), np.zeros(6000, "i4")
    runs[: len(heads)] = keys[heads]
    sums[: len(heads)] = np.add.reduceat(mod("i4", 19, 6000), heads)
    file("reduce_by_key", "A sum for each run of equal keys.",
         *recorded("reduce_by_key", {"keys": f"i32[6000]={suite.data('run_keys', keys)}", "values": "i32[6000]=mod:19", "runs": "i32[6000]",
                                     "sums": "i32[6000]", "count": "i32[1]"},
                   {"runs": runs, "sums": sums, "count": np.array([len(heads)], "i4")}))


def scans():
    x = random("i4", 5, 20000)
    with np.errstate(over="ignore"):
        total = np.cumsum(x, dtype="i4")
    file("device_scan", "An inclusive sum of 20,000 integers in six tiles.",
         *recorded("device_scan", {"in": "i32[20000]=random:5", "out": "i32[20000]"}, {"out": total}))
    x = random("f8", 6, 10000) * 1.0
    running = np.concatenate([[-5.0], np.maximum.accumulate(x)[:-1]])
    file("device_exclusive_max", "The largest so far, of doubles; a tile's state takes 16 bytes.",
         *recorded("device_exclusive_max", {"in": "f64[10000]=random:6", "out": "f64[10000]"}, {"out": running}))
    keys, x = mod("i4", 1000, 8000) // 70, mod("i4", 17, 8000)
    out, total = np.zeros(8000, "i4"), 0
    for i in range(8000):
        total = x[i] + (total if i and keys[i] == keys[i - 1] else 0)
        out[i] = total
    file("scan_by_key", "Sums that begin anew where the key changes.",
         *recorded("scan_by_key", {"keys": f"i32[8000]={suite.data('scan_keys', keys)}", "in": "i32[8000]=mod:17", "out": "i32[8000]"}, {"out": out}))


def sorts():
    file("radix_sort", "40,000 keys by one sweep: histogram, scan, then for each of four digits a reset of the look-back words and a pass.",
         *recorded("radix_sort", {"in": "u32[40000]=random:7", "out": "u32[40000]"}, {"out": np.sort(random("u4", 7, 40000))}))
    count = 1 << 20
    launches = recorded("radix_sort_1mi", {"in": f"u32[{count}]=random:7", "out": f"u32[{count}]"}, {}, ptx="radix_sort")
    sums = np.array([0, random("u4", 7, count).sum(dtype="u8")], "u8")
    suite.array("expected/cub_radix_sort.npy", sums)
    verify = launch(32, 256, ["ref=out", f"i32={count}", "result:u64[2]"], kernel="check_sorted", compare={"result": sums})
    benches = Suite(HERE.parent.parent / "benches", arrays="../kernels/cub")
    benches.file("cub_radix_sort", "2^20 keys by CUB's one sweep: what docs/performance.md measures. Their order and their sum are checked.\n"
                 "kernels/cub/reference.py writes this file.", *launches, verify, ptx="../kernels/cub/ptx/sm_80/radix_sort.ptx")
    suite.tree.stale += benches.tree.stale
    keys = random("f4", 8, 1500)
    order = np.argsort(-keys, kind="stable")
    file("sort_pairs", "Floats, descending, with their places; 1500 fit into one tile.",
         *recorded("sort_pairs", {"keys": "f32[1500]=random:8", "sorted": "f32[1500]", "values": "i32[1500]=iota", "permuted": "i32[1500]"},
                   {"sorted": keys[order], "permuted": order.astype("i4")}))
    keys = random("u4", 9, 6000)
    order = np.argsort(keys % 1000, kind="stable")
    file("merge_sort", "Stable, by the last three decimal digits.",
         *recorded("merge_sort", {"keys": "u32[6000]=random:9", "values": "i32[6000]=iota"}, {"keys": keys[order], "values": order.astype("i4")}))
    x = random("i8", 10, 3000)
    offsets = np.array([0, 500, 500, 1200, 1201, 2900, 3000], "i4")
    out = np.concatenate([np.sort(x[a:b]) for a, b in zip(offsets, offsets[1:])])
    file("segmented_sort", "Six segments, one of them empty, sorted apart.",
         *recorded("segmented_sort", {"in": "i64[3000]=random:10", "out": "i64[3000]", "offsets": f"i32[7]={suite.data('sort_offsets', offsets)}"}, {"out": out}))


def selections():
    flags = mod("u1", 3, 20000) == 1
    x = random("i4", 11, 20000)
    out = np.zeros(20000, "i4")
    out[: flags.sum()] = x[flags]
    flag_bytes = mod("u1", 3, 20000) % 2
    file("select_flagged", "Every third of 20,000 items.",
         *recorded("select_flagged", {"in": "i32[20000]=random:11", "flags": f"u8[20000]={suite.data('flags', flag_bytes)}", "out": "i32[20000]",
                                      "count": "i32[1]"},
                   {"out": out, "count": np.array([flags.sum()], "i4")}))
    x = mod("i4", 1009, 10000)
    out = np.concatenate([x[x < 300], x[x >= 300][::-1]])
    file("partition_if", "Below 300 to the front, the others to the back in reverse.",
         *recorded("partition_if", {"in": "i32[10000]=mod:1009", "out": "i32[10000]", "count": "i32[1]"},
                   {"out": out, "count": np.array([(x < 300).sum()], "i4")}))
    x = (np.cumsum(random("u4", 12, 10000) % 3 == 0) % 100).astype("i2")
    heads = np.concatenate([[True], x[1:] != x[:-1]])
    out = np.zeros(10000, "i2")
    out[: heads.sum()] = x[heads]
    file("unique", "The first of each run of equal 16-bit numbers.",
         *recorded("unique", {"in": f"i16[10000]={suite.data('unique_in', x)}", "out": "i16[10000]", "count": "i32[1]"},
                   {"out": out, "count": np.array([heads.sum()], "i4")}))
    x = (np.cumsum(random("u4", 13, 10000) % 4 == 0) % 50).astype("i4")
    heads = np.flatnonzero(np.concatenate([[True], x[1:] != x[:-1]]))
    runs, lengths = np.zeros(10000, "i4"), np.zeros(10000, "i4")
    runs[: len(heads)] = x[heads]
    lengths[: len(heads)] = np.diff(np.append(heads, 10000))
    file("run_length", "Runs and their lengths.",
         *recorded("run_length", {"in": f"i32[10000]={suite.data('run_length_in', x)}", "runs": "i32[10000]", "lengths": "i32[10000]", "count": "i32[1]"},
                   {"runs": runs, "lengths": lengths, "count": np.array([len(heads)], "i4")}))


def others():
    x = random("u1", 14, 20000)
    file("device_histogram", "64 bins of four values each.",
         *recorded("device_histogram", {"samples": "u8[20000]=random:14", "bins": "u32[64]"}, {"bins": np.bincount(x // 4, minlength=64).astype("u4")}))
    x = random("i4", 15, 7000)
    with np.errstate(over="ignore"):
        out = np.concatenate([x[:1], x[1:] - x[:-1]])
    file("adjacent_difference", "Each item less the one before it.",
         *recorded("adjacent_difference", {"in": "i32[7000]=random:15", "out": "i32[7000]"}, {"out": out}))
    a, b = mod("f4", 64, 10000), mod("f4", 100, 10000)
    file("transform", "Two inputs, one output; the weight comes inside the functor.",
         *recorded("transform", {"a": "f32[10000]=mod:64", "b": "f32[10000]=mod:100", "out": "f32[10000]"}, {"out": a + np.float32(0.25) * (b - a)}))


def blocks():
    x = random("i4", 16, 1024)
    with np.errstate(over="ignore"):
        sums = np.cumsum(x.reshape(2, 512), axis=1, dtype="i4")
    y = mod("i4", 97, 96) * 31 % 89 - 40
    file("block_scan", "Two blocks of 512 items, by three algorithms; items pass through shared memory on their way in and out.",
         *[launch(2, 128, ["in:i32[1024]=random:16", "out:i32[1024]", "total:i32[2]"], kernel=kernel,
                  compare={"out": sums, "total": sums[:, -1]}) for kernel in ("scan_raking", "scan_memoize", "scan_warps")],
         launch(1, 96, [f"in:i32[96]={suite.data('block_scan_in', y)}", "out:i32[96]"], kernel="exclusive_max",
                compare={"out": np.concatenate([[-100], np.maximum.accumulate(y)[:-1]]).astype("i4")}))
    x = mod("f8", 31, 500)
    padded = np.concatenate([x, np.zeros(140)]).reshape(4, 160).sum(axis=1)
    file("block_reduce", "Four blocks, the last with 20 items, by three algorithms.",
         *[launch(4, 160, ["in:f64[500]=mod:31", "out:f64[4]", "n:i32=500"], kernel=kernel, compare={"out": padded})
           for kernel in ("reduce_raking", "reduce_commutative", "reduce_warps")])
    keys = random("u4", 17, 384)
    order = np.argsort(keys, kind="stable")
    doubles = random("f8", 18, 128)
    file("block_radix_sort", "Keys with values; doubles, descending.",
         launch(1, 128, ["keys:u32[384]=random:17", "values:u16[384]=iota"], kernel="sort_pairs", compare={"keys": keys[order], "values": order.astype("u2")}),
         launch(1, 64, ["keys:f64[128]=random:18"], kernel="sort_doubles_descending", compare={"keys": np.sort(doubles)[::-1]}))
    x = random("i4", 19, 512)
    parts = random("i4", 20, 192).reshape(4, 48)
    file("block_merge_sort", "512 keys of a block, 48 keys of each half warp.",
         launch(1, 128, ["keys:i32[512]=random:19"], kernel="sort_block", compare={"keys": np.sort(x)}),
         launch(1, 64, ["keys:i32[192]=random:20"], kernel="sort_warps", compare={"keys": np.sort(parts, axis=1)}))
    x = mod("u1", 29, 512)
    counts = np.bincount(x, minlength=32).astype("u4")
    y = mod("i4", 100, 256) // 7
    heads = np.concatenate([[1], y[1:] != y[:-1]]).astype("i4")
    file("block_histogram", "By atomics and by sorting; heads of runs.",
         *[launch(1, 128, ["in:u8[512]=mod:29", "out:u32[32]"], kernel=kernel, compare={"out": counts}) for kernel in ("histogram_atomic", "histogram_sort")],
         launch(1, 128, [f"in:i32[256]={suite.data('heads_in', y)}", "out:i32[256]"], kernel="heads", compare={"out": heads}))
    i = iota("i4", 320)
    striped = i.reshape(5, 64).T.ravel()  # thread t gets items t, t + 64, …
    scattered = np.zeros(320, "i4")
    scattered[i * 7 % 320] = i
    z = iota("i4", 96) * 5 % 37
    file("block_exchange", "Items change hands within a block.",
         launch(1, 64, ["in:i32[320]=iota", "striped:i32[320]", "scattered:i32[320]"], kernel="exchange", compare={"striped": striped, "scattered": scattered}),
         launch(1, 96, [f"in:i32[96]={suite.data('neighbours_in', z)}", "rotated:i32[96]", "differences:i32[96]"], kernel="neighbours",
                compare={"rotated": np.roll(z, -5), "differences": np.concatenate([z[:1], np.diff(z)])}))
    x, f = random("i4", 21, 128), mod("f4", 13, 128)
    with np.errstate(over="ignore"):
        sums = x.reshape(4, 32).sum(axis=1, dtype="i4")
    parts = np.cumsum(f.reshape(16, 8), axis=1, dtype="f4")
    d = random("f8", 22, 64).reshape(2, 32)
    heads = mod("u1", 5, 32) == 0
    segments = np.zeros(32, "i4")
    segments[heads] = np.add.reduceat(iota("i4", 32), np.flatnonzero(heads))
    i = iota("i4", 128).reshape(2, 4, 16)
    file("warp_collectives", "Whole warps, groups of eight, structures, segments, an exchange between sixteen.",
         launch(1, 128, ["in:i32[128]=random:21", "out:i32[4]"], kernel="warp_sums", compare={"out": sums}),
         launch(1, 128, ["in:f32[128]=mod:13", "inclusive:f32[128]", "exclusive:f32[128]"], kernel="warp_scans",
                compare={"inclusive": parts, "exclusive": parts - f.reshape(16, 8)}),
         launch(1, 64, ["in:f64[64]=random:22", "place:i32[2]", "best:f64[2]"], kernel="warp_best",
                compare={"place": (d.argmax(axis=1) + [0, 32]).astype("i4"), "best": d.max(axis=1)}),
         launch(1, 32, ["in:i32[32]=iota", f"heads:u8[32]={suite.data('warp_heads', heads.astype('u1'))}", "out:i32[32]"], kernel="segmented",
                compare={"out": segments}),
         launch(1, 32, ["in:i32[128]=iota", "out:i32[128]"], kernel="warp_exchange", compare={"out": i.transpose(0, 2, 1)}))


for part in (reductions, scans, sorts, selections, others, blocks):
    part()
suite.finish()
