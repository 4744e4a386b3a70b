"""Launches of the kernels of this folder and what they must leave in memory, in NumPy and plain Python.

Not a script: `reference.py` of this folder writes launch files of these, and so do those of `nvrtc`, `nvrtc12` and `clang`,
which compile the same sources.
"""

import math
import struct
from fractions import Fraction

import numpy as np
from producer import iota, launch, mod, random

M32, M64 = (1 << 32) - 1, (1 << 64) - 1


def signed(x, bits=32):
    x &= (1 << bits) - 1
    return x - (1 << bits) if x >> (bits - 1) else x


def quotient(a, b):
    """Division that truncates, as C has it."""
    q = abs(a) // abs(b)
    return q if (a < 0) == (b < 0) else -q


def remainder(a, b):
    return a - b * quotient(a, b)


def ints(values, dtype="i4"):
    bits = 8 * np.dtype(dtype).itemsize
    return np.array([v & ((1 << bits) - 1) for v in values], f"u{bits // 8}").view(dtype)


def halves(x, bytes_of):
    """A 32-bit word as a list of its parts of so many bytes, the lowest first."""
    bits = 8 * bytes_of
    return [(x >> at) & ((1 << bits) - 1) for at in range(0, 32, bits)]


def word(parts):
    bits = 32 // len(parts)
    return sum((int(p) & ((1 << bits) - 1)) << (bits * k) for k, p in enumerate(parts))


def constants(suite):
    squares, text = [k * k for k in range(16)], b"constant"
    rules = [(1, -2, 3, 0.5), (100, 7, 0, 2.0), (-5, 1000, 1, -1.0)]
    out, weights = [], []
    for i in range(96):
        first, step, shift, weight = rules[i % 3]
        out.append(squares[i & 15] + ((first + step * i) << shift) - squares[2] + text[i & 7])
        weights.append(rules[2][3] * 1.5 + weight)
    suite.file("constants", "Tables in constant memory; the second launch reads what the first left in a global variable.",
               launch(3, 32, ["out:i32[96]", "weights:f64[96]", "which:i32=2"], kernel="lookups", compare={"out": ints(out), "weights": np.array(weights)}),
               launch(1, 1, ["seen:i32[1]"], kernel="read_counter", compare={"seen": np.array([7 + 4], "i4")}))


def switches(suite):
    def dense(x):
        case = x & 15
        if case == 6:
            x = remainder(x, 100)
        if case in (6, 7):
            return x + 1000
        table = {0: lambda: x * 3 + 1, 1: lambda: x ^ 0x5555, 2: lambda: quotient(x, 7), 3: lambda: -x, 4: lambda: x << 3,
                 5: lambda: bin(x & M32).count("1"), 8: lambda: ~x, 9: lambda: x >> 5, 10: lambda: x * x,
                 11: lambda: 32 - (x & M32).bit_length(), 12: lambda: x & 0xFF00FF}
        return table.get(case, lambda: 77)()

    code = np.array([0, 1, 2, 3, 4, 5, 100, 200, 4, 0, 9, 1, 2, 5, 3, 0] * 4, "u1")

    def interpreter(i):
        a, b, at = i, 1, i & 7
        for _ in range(25):
            op = code[at & 63]
            if op == 0: a = signed(a + b)
            elif op == 1: b = signed(a - b)
            elif op == 2: a = signed(a ^ (b << 2))
            elif op == 3: at += a & 3
            elif op == 4: b = signed(b * 5 + 1)
            elif op == 5: a, b = b, a
            elif op == 100: a = signed(a - 1000)
            elif op == 200: b |= 1
            at += 1
        return a * 31 + b

    x = random("i4", 1, 256)
    suite.file("switches", "Sixteen cases with one fall-through; an interpreter in which every lane is elsewhere.",
               launch(2, 128, ["in:i32[256]=random:1", "out:i32[256]"], kernel="dense", compare={"out": ints([dense(int(v)) for v in x])}),
               launch(2, 64, [f"code:u8[64]={suite.data('bytecode', code)}", "out:i32[128]", "steps:i32=25"], kernel="interpreter",
                      compare={"out": ints([interpreter(i) for i in range(128)])}))


def recursion(suite):
    def ackermann(m, n):
        return n + 1 if m == 0 else ackermann(m - 1, 1) if n == 0 else ackermann(m - 1, ackermann(m, n - 1))

    def paths(x, y):
        if x == 0 or y == 0:
            return 1, 1
        a, b = paths(x - 1, y), paths(x, y - 1)
        return a[0] + b[0], a[1] + b[1] + 1

    out = []
    for i in range(32):
        ways, visits = paths(i % 4, i % 5)
        out.append(ackermann(i % 3, i % 4) * 10000 + ways * 100 + visits % 50 * 2 + (i % 2 == 0))
    suite.file("recursion", "Every lane recurses to a depth of its own.", launch(1, 32, ["out:i32[32]"], compare={"out": ints(out)}))


def calls(suite):
    out, applied = [], []
    for i in range(64):
        area = (i % 7) ** 2 if i % 3 == 0 else (i % 5) * 3
        out.append(area * (i % 4) + i - (0 if i % 3 == 0 else 1) + area)
        x = i % 9
        for _ in range(1 + i % 2):
            x = (2 * x, x * x, -x)[i % 3]
        applied.append(x)
    suite.file("calls", "Virtual methods and function pointers: lanes of one warp call different functions.",
               launch(1, 64, ["out:i32[64]"], kernel="virtual_methods", compare={"out": ints(out)}),
               launch(1, 64, ["out:i32[64]"], kernel="pointers", compare={"out": ints(applied)}))


def warps(suite):
    x = [int(v) for v in random("i4", 2, 64)]
    shuffled, voted, masks = [], [], []
    for i in range(64):
        lane, base = i & 31, i & ~31
        at = lambda k: x[base + k]
        r = at((lane * 7) & 31)
        r += 3 * (at(lane - 3) if lane % 8 >= 3 else x[i])
        r += 5 * (at(lane + 5) if lane % 16 + 5 < 16 else x[i])
        r += 7 * int(at(lane ^ 9) * 0.5)
        r += at((lane & ~7) + 4) << 20
        shuffled.append(r)
        warp = x[base : base + 32]
        v = sum(1 << k for k in range(32) if warp[k] & 1)
        v ^= (all(w > -100 for w in warp)) << 3
        v ^= (any(w == 5 for w in warp)) << 4
        v += sum(1 << k for k in range(32) if (warp[k] & 7) == (x[i] & 7))
        bits = {(w >> 30) == 0 for w in warp}
        v += M32 + 1 if len(bits) == 1 else 0
        if lane < 20:
            part = warp[:20]
            v += sum(part)
            v ^= max(part) ^ min(p & M32 for p in part)
            word = 0
            for p in part:
                word ^= p
            v += word
            v += sum(1 << k for k in range(20) if k & 2)
        voted.append(v)
        eq, lt = 1 << lane, (1 << lane) - 1
        gt = M32 & ~(lt | eq)
        masks.append((eq ^ lt) + 3 * (lt | eq) + 5 * (gt ^ (gt | eq)) + lane)
    suite.file("warps", "Shuffles of all widths, votes, matches and reductions of a warp, also of a part of one.",
               launch(1, 64, ["in:i32[64]=random:2", "out:i64[64]"], kernel="shuffles", compare={"out": ints(shuffled, "i8")}),
               launch(1, 64, ["in:i32[64]=random:2", "out:u32[64]"], kernel="votes", compare={"out": ints(voted, "u4")}),
               launch(1, 64, ["out:u32[64]"], kernel="lanes", compare={"out": ints(masks, "u4")}))


def barriers(suite):
    x = mod("i4", 23, 96)
    counted = np.full(96, int((x & 1).sum()) * 100 + 10 * int((x > -1).all()) + int((x == 17).any()), "i4")
    y = iota("i4", 6 * 64).reshape(6, 64) * 2
    lanes = [((12 - 1 - (k + 1) % 12)) * 10 if k < 12 else -k for k in range(32)]
    suite.file("barriers", "Barriers that count, two pairs of named barriers, parts of a warp.",
               launch(1, 96, ["in:i32[96]=mod:23", "out:i32[96]"], kernel="counting", compare={"out": counted}),
               launch(1, 128, ["in:i32[384]=iota", "out:i32[384]", "rounds:i32=6"], kernel="producers", compare={"out": y[:, ::-1] + 1}),
               launch(1, 32, ["out:i32[32]"], kernel="parts_of_a_warp", compare={"out": ints(lanes)}))


def integers(suite):
    def wide(x, y):
        y |= 1
        u, v = x & M64, y & M64
        r = quotient(x, y) + remainder(x, y)
        r ^= u // v + u % v
        r += ((x * y) >> 64) ^ ((u * v) >> 64)
        p = u * v + u
        r ^= (p >> 64) + (p >> 17)
        r += (x >> (y & 63)) ^ (u >> (v & 31)) ^ (x << (v & 7))
        low = (x & -x).bit_length()
        r ^= (64 - u.bit_length()) + 64 * bin(u).count("1") + 128 * low + int(f"{u:064b}"[::-1], 2)
        return r

    def narrow(x, y):
        u, v = x & M32, y & M32
        sx, sy = [signed(b, 8) for b in halves(u, 1)], [signed(b, 8) for b in halves(v, 1)]
        r = (sum(a * b for a, b in zip(sx, sy)) + 5) ^ (sum(a * b for a, b in zip(halves(u, 1), halves(v, 1))) + 7)
        hx = [signed(h, 16) for h in halves(u, 2)]
        r += (hx[0] * sy[0] + hx[1] * sy[1] + 1) ^ (hx[0] * sy[2] + hx[1] * sy[3] + 2)
        pool = halves(u, 1) + halves(v, 1)
        r ^= word([pool[k] for k in (5, 1, 7, 3)])
        both = v << 32 | u
        r += ((both << (x & 31)) >> 32) ^ (both >> min(y & 63, 32))
        r ^= ((x * y) >> 32) + ((u * v) >> 32)
        r += (signed(x, 24) * signed(y, 24)) ^ ((u & 0xFFFFFF) * (v & 0xFFFFFF))
        r ^= abs(x - y) + 9 + abs(u - v) + 3
        r += ((x + y) >> 1) ^ ((x + y + 1) >> 1) ^ ((u + v) >> 1)
        r ^= signed(x, 16) * signed(y, 16) + quotient(signed(x, 8), signed(y, 8) | 1)
        r += ((u & 0xFFFF) >> (y & 15)) + quotient(x, (y >> 16) | 1) + u % (v | 1)
        r ^= max(x, y) - min(u, v) + abs(x >> 1)
        return r

    def simd(x, y):
        def each(size, f):
            return word([f(a, b) for a, b in zip(halves(x, size), halves(y, size))])

        def pairs(f):
            return word([f(signed(a, 16), signed(b, 16)) for a, b in zip(halves(x, 2), halves(y, 2))])

        clamp = lambda v, low, high: max(low, min(high, v))
        r = each(1, lambda a, b: a + b) ^ each(2, lambda a, b: a - b)
        r += each(1, lambda a, b: abs(a - b)) ^ pairs(max) ^ each(1, min)
        r ^= pairs(lambda a, b: clamp(a + b, -32768, 32767)) + each(1, lambda a, b: min(a + b, 255)) + each(1, lambda a, b: max(a - b, 0))
        r += each(1, lambda a, b: 255 * (a > b)) ^ each(2, lambda a, b: 65535 * (a == b)) ^ each(1, lambda a, b: (a + b + 1) >> 1) ^ sum(
            abs(signed(a, 8) - signed(b, 8)) for a, b in zip(halves(x, 1), halves(y, 1)))
        r ^= pairs(lambda a, b: min(-a, 32767)) + each(1, lambda a, b: abs(signed(b, 8))) + each(2, lambda a, b: (a + b) >> 1)
        return r

    a, b = random("i8", 3, 128), random("i8", 4, 128) >> iota("i8", 128) % 50
    c, d = random("i4", 5, 128), random("i4", 6, 128)
    suite.file("integers", "64-bit and 128-bit arithmetic, dot products of bytes, permutations, words of four bytes.",
               launch(1, 128, ["a:i64[128]=random:3", f"b:i64[128]={suite.data('integers_b', b)}", "out:i64[128]"], kernel="wide",
                      compare={"out": ints([wide(int(x), int(y)) for x, y in zip(a, b)], "i8")}),
               launch(1, 128, ["a:i32[128]=random:5", "b:i32[128]=random:6", "out:i32[128]"], kernel="narrow",
                      compare={"out": ints([narrow(int(x), int(y)) for x, y in zip(c, d)])}),
               launch(1, 128, ["a:u32[128]=random:5", "b:u32[128]=random:6", "out:u32[128]"], kernel="simd_words",
                      compare={"out": ints([simd(int(x), int(y)) for x, y in zip(c.view("u4"), d.view("u4"))], "u4")}))


def rounded(exact, dtype, up=None):
    """The number of a type that is nearest to a fraction, or the next one up or down; zero is meant by None."""
    near = dtype(float(exact)) if dtype is np.float64 else np.float32(float(exact))
    if dtype is np.float32:
        # Rounding twice may miss; look at the neighbours.
        near = min((np.nextafter(near, dtype(-np.inf)), near, np.nextafter(near, dtype(np.inf))), key=lambda v: abs(Fraction(float(v)) - exact))
    if up is None:
        return near
    value = Fraction(float(near))
    if up == "zero":
        up = exact < 0
    if up and value < exact:
        return np.nextafter(near, dtype(np.inf))
    if not up and value > exact:
        return np.nextafter(near, dtype(-np.inf))
    return near


def root(exact, dtype, up):
    """A square root rounded up or down."""
    guess = dtype(math.sqrt(float(exact)))
    while Fraction(float(guess)) ** 2 > exact:
        guess = np.nextafter(guess, dtype(-np.inf))
    while Fraction(float(np.nextafter(guess, dtype(np.inf)))) ** 2 <= exact:
        guess = np.nextafter(guess, dtype(np.inf))
    return guess if not up or Fraction(float(guess)) ** 2 == exact else np.nextafter(guess, dtype(np.inf))


def doubles(suite):
    n = 100
    a, b = random("f8", 7, n), random("f8", 8, n)
    F = lambda v: Fraction(float(v))
    T = np.float64
    rows = [
        [rounded(F(x) + F(y), T, True) - rounded(F(x) + F(y), T, False) for x, y in zip(a, b)],
        [rounded(F(x) * F(y), T, "zero") for x, y in zip(a, b)],
        [rounded(F(x) * F(y) + 1, T, False) for x, y in zip(a, b)],
        [rounded(F(x) / F(y), T, True) for x, y in zip(a, b)],
        [root(F(rounded(F(x) * F(x) + 1, T)), T, False) for x in a],
        a / b,
        1 / b,
        [math.floor(x * 1e6) + int(y * 1e12) + float(np.float32(x)) for x, y in zip(a, b)],
    ]
    x = random("f8", 9, n)
    v = [float(t) for t in x]
    functions = [
        np.sin(x) + np.cos(x * 100),
        np.exp(x * 5),
        np.log(np.abs(x) + 0.25),
        (np.abs(x) + 0.5) ** (x * 3),
        np.tanh(x) + np.arctan(x * 4),
        [math.erf(t) + math.gamma(abs(t) + 1) for t in v],
        (np.abs(x) + 0.1) ** -0.5 + np.cbrt(x),
        np.floor(x * 10) + np.rint(x * 7) + np.trunc(x * 3) + np.fmod(x, 0.125),
        [math.ldexp(t, 5) + math.frexp(t + 2)[1] - 1 + math.copysign(1, t) + max(t, 0.0) + math.remainder(t, 0.3) for t in v],
    ]
    suite.file("doubles", "Directed rounding is exact; functions are within a few units of the last place.",
               launch(1, 128, [f"a:f64[{n}]=random:7", f"b:f64[{n}]=random:8", f"out:f64[{8 * n}]", f"n:i32={n}"], kernel="rounding",
                      compare={"out": (np.array(rows, "f8"), 1e-15)}),
               launch(1, 128, [f"a:f64[{n}]=random:9", f"out:f64[{9 * n}]", f"n:i32={n}"], kernel="functions",
                      compare={"out": (np.array(functions, "f8"), 1e-13)}))


def floats(suite):
    n = 100
    x32 = random("f4", 10, n)
    x = x32.astype("f8")
    f = np.float32
    m = lambda scale: (x32 * f(scale)).astype("f8")  # the product as single precision has it
    v = [float(t) for t in x]
    a5 = (np.abs(x32) + f(0.1)).astype("f8")
    exact = [
        np.sin(m(20)),
        np.exp(x) + 2**x + 10**x,
        np.log(np.abs(x) + 0.5) + np.log2(np.abs(x) + 1) + np.log1p(x * 0.5),
        a5**2.5,
        np.tanh(x) + np.arctan2(x, float(f(0.3))) + np.arcsin(x),
        x / float(f(3.7)) + np.sqrt(np.abs(x)) + (np.abs(x) + float(f(0.2))) ** -0.5,
        [math.erf(t) + math.copysign(abs(t) ** (1 / 3), t) + math.hypot(t, 2) for t in v],
        np.sin(m(1e6)),
        [math.copysign(math.floor(abs(p) + 0.5), p) + math.ceil(q) + float(np.rint(r)) + math.fmod(t, float(f(0.3)))
         for t, p, q, r in zip(v, m(10), m(3), m(5))],
    ]
    fast = [
        np.sin(x) + np.cos(x),
        np.exp(x) + 10**x,
        np.log(np.abs(x) + 0.5) + np.log2(np.abs(x) + 2),
        x / 3.7 + a5**2.5,
        np.clip(x * 2, 0, 1) + np.tan(x),
    ]
    a, b = random("f4", 11, n), random("f4", 12, n)
    F = lambda t: Fraction(float(t))
    T = np.float32
    tenth = F(T(0.1))
    directed = [
        [rounded(F(p) + F(q), T, True) - rounded(F(p) + F(q), T, False) for p, q in zip(a, b)],
        [rounded(F(p) * F(q), T, "zero") for p, q in zip(a, b)],
        [rounded(F(p) * F(q) + tenth, T, True) for p, q in zip(a, b)],
        [rounded(F(p) / F(q), T, False) for p, q in zip(a, b)],
        [root(F(rounded(F(p) * F(p) + F(rounded(F(q) * F(q), T)), T)), T, True) for p, q in zip(a, b)],
        [rounded(1 / F(q), T) for q in b],
    ]
    whole = [math.ceil(float(p * T(1000))) + 7 * math.floor(float(q * T(1000))) + int(np.rint(abs(p) * T(100))) for p, q in zip(a, b)]
    bits = lambda t: struct.unpack("<i", struct.pack("<f", t))[0]
    second = [bits(p) ^ bits(rounded(Fraction(signed(w * 12345)), T, "zero")) for p, w in zip(a, whole)]
    suite.file("floats", "Library functions within their bounds, fast ones within theirs, directed rounding exactly.",
               launch(1, 128, [f"a:f32[{n}]=random:10", f"out:f32[{9 * n}]", f"n:i32={n}"], kernel="exact", compare={"out": (np.array(exact, "f8").astype("f4"), 4e-6)}),
               launch(1, 128, [f"a:f32[{n}]=random:10", f"out:f32[{5 * n}]", f"n:i32={n}"], kernel="fast", compare={"out": (np.array(fast, "f8").astype("f4"), 1e-4)}),
               launch(1, 128, [f"a:f32[{n}]=random:11", f"b:f32[{n}]=random:12", f"out:f32[{6 * n}]", f"whole:i32[{2 * n}]", f"n:i32={n}"], kernel="directed",
                      compare={"out": np.array(directed, "f4"), "whole": ints(whole + second)}))


def structures(suite):
    factors, more = [3, -1, 4, 1, 5], [10, 20, 30]
    by_value = []
    for i in range(32):
        changed = list(factors)
        r = ord("A") + factors[i % 5] * i + int(2.5 * i) + more[i % 3] - (-7)
        changed[i % 5] = -i
        by_value.append(r + changed[(i + 1) % 5] + changed[i % 5])
    x = [int(v) for v in random("u4", 13, 64)]
    union, fields = [], []
    for v in x:
        r, g, b, a = halves(v, 1)
        again = struct.unpack("<I", struct.pack("<f", (v & 0xFFFF) * 0.25))[0]
        union.append((r + 2 * g + 3 * b + 4 * a) * 7 + (v ^ 0x55AA0000) + again)
        low, middle, high, sign = v & 7, (v >> 5) & 2047, (v >> 9) & 0x3FFFF, signed(v >> 3, 5)
        fields.append(low + ((middle + low) & 2047) * 3 + high * 5 + signed(-sign, 5))
    # position 3 x f32 at 0, mass f32 at 12, spin 2 x f64 at 16: 32 bytes.
    kind = np.dtype({"names": ["position", "mass", "spin"], "formats": [("f4", 3), "f4", ("f8", 2)], "offsets": [0, 12, 16], "itemsize": 32})
    before = np.zeros(40, kind)
    before["position"][:20] = mod("f4", 11, 60).reshape(20, 3)
    before["mass"][:20] = mod("f4", 7, 20)
    before["spin"][:20] = mod("f8", 13, 40).reshape(20, 2)
    after = before.copy()
    q = before[:20].copy()
    q["position"][:, 0] += q["mass"]
    q["position"][:, 2] -= q["position"][:, 1]
    q["spin"] = np.stack([before["spin"][:20, 1], -before["spin"][:20, 0]], axis=1)
    after[20:] = q[::-1]
    settings = f"struct(i8={ord('A')},{','.join(f'i32={v}' for v in factors)},f64=2.5,more:i32[3]={suite.data('structures_more', np.array(more, 'i4'))},i16=-7,pad=6)"
    suite.file("structures", "A structure by value with a pointer in it and writes to a copy; unions, bit fields, 32-byte structures.",
               launch(1, 32, [settings, "out:i32[32]"], kernel="by_value", compare={"out": ints(by_value)}),
               launch(1, 64, ["in:u32[64]=random:13", "out:u32[64]"], kernel="unions", compare={"out": ints(union, "u4")}),
               launch(1, 64, ["in:u32[64]=random:13", "out:u32[64]"], kernel="bit_fields", compare={"out": ints(fields, "u4")}),
               launch(1, 32, [f"p:u8[1280]={suite.data('structures_particles', before.view('u1'))}", "n:i32=20"], kernel="particles",
                      compare={"p": after.view("u1")}, check=["l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum >= 2"]))


def shared_memory(suite):
    n = 96
    x = mod("f8", 29, n)
    t = np.arange(n)
    carved = (x * x)[t * 37 % n] + x[::-1]
    y = mod("i4", 31, 128)
    quads = iota("f4", 1024).reshape(16, 16, 4)
    suite.file("shared_memory", "Dynamic shared memory cut into three arrays; volatile; 16-byte elements by rows and by columns.",
               launch(1, n, [f"in:f64[{n}]=mod:29", f"out:f32[{n}]", f"n:i32={n}"], kernel="carved", shared=n * 13, compare={"out": carved.astype("f4")}),
               launch(1, 64, ["in:i32[128]=mod:31", "out:i32[1]"], kernel="volatile_sum", compare={"out": y.sum(keepdims=True, dtype="i4")}),
               launch(1, (16, 16), ["in:f32[1024]=iota", "out:f32[1024]"], kernel="quads", compare={"out": quads.transpose(1, 0, 2)},
                      # clang makes two 8-byte accesses of each.
                      check=[] if suite.tree.here.name == "clang" else
                      ["l1tex__data_pipe_lsu_wavefronts_mem_shared_op_st.sum == 32", "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum == 256"]))


def assembly(suite):
    def blocks(x, y):
        p = x > y
        q = signed(x) < signed(y) and p
        t = (x + y if p else x - y) & M32
        if q:
            t ^= 0x0F0F0F0F
        r = t ^ x ^ y
        pool = halves(x, 1) + halves(y, 1)
        s = word([pool[(5 & 3) + k] if (5 & 3) + k < 8 else 0 for k in range(4)])
        r = (r + s) & M32
        s = (y & ~(0xFFF << 7)) | (x & 0xFFF) << 7
        r ^= s
        s = signed(x >> 9, 11)
        r = (r + s) & M32
        s = ((y << 32 | x) >> 13) & M32
        r ^= s
        return abs(x - y) + r

    def carries(a, b):
        a96, b96 = a[0] | (a[1] & M32) << 64, b[0] | (b[1] & M32) << 64
        r, s = a96 + b96, a96 - b96
        r0, r1, r2 = r & M32, (r >> 32) & M32, (r >> 64) & M32
        # mad.lo.cc %0 = %1 * %2 + %0 where %1 and %2 are a0 and b0; madc.hi adds the high half and the carry to r1.
        product = (a[0] & M32) * (b[0] & M32)
        low = (product & M32) + r0
        r1 = (r1 + (product >> 32) + (low >> 32)) & M32
        return [(r1 << 32 | low & M32) ^ (s & M64), r2 << 32 | (s >> 64) & M32]

    x, y = [int(v) for v in random("u4", 14, 64)], [int(v) for v in random("u4", 15, 64)]
    a, b = [int(v) for v in random("u8", 16, 64)], [int(v) for v in random("u8", 17, 64)]
    wide = [w for k in range(32) for w in carries(a[2 * k : 2 * k + 2], b[2 * k : 2 * k + 2])]
    sums = []
    for i in range(48):
        k, n = i, 0
        while True:
            n += k
            k -= 3
            if k <= 0:
                break
        sums.append(n)
    suite.file("assembly", "Inline assembly: blocks with names of their own, permutations, fields, carries, a loop.",
               launch(1, 64, ["a:u32[64]=random:14", "b:u32[64]=random:15", "out:u32[64]"], kernel="blocks",
                      compare={"out": ints([blocks(p, q) for p, q in zip(x, y)], "u4")}),
               launch(1, 32, ["a:u64[64]=random:16", "b:u64[64]=random:17", "out:u64[64]"], kernel="carries", compare={"out": ints(wide, "u8")}),
               launch(1, 48, ["out:i32[48]"], kernel="loops", compare={"out": ints(sums)}))


def atomics(suite):
    n = 192
    x = [int(v) for v in random("i4", 18, n)]
    start = [1, 2, 2**31 - 1, -(2**31), -1, 0, 0, 0, 0, 0, 0]
    ors, ands, xors = 0, -1, 0
    for v in x:
        ors, ands, xors = ors | v & 0xFF, ands & (v | 0xF), xors ^ v
    down = 0
    for _ in range(n):
        down = 50 if down == 0 or down > 50 else down - 1
    out = [1 + sum(x), 2 - sum(x), min(x), max(x), ands, ors, xors, n % 101, down, n, 2 * n]
    wide_xor = 0
    for v in x:
        wide_xor ^= (v & M64) << 7
    wide = [sum(v & 0xFFFF for v in x), max((v & M32) << 20 for v in x), min(3 * v for v in x), wide_xor]
    i = np.arange(n)
    quarter = np.array([(0.25 * (i % 8))[i % 4 == k].sum() for k in range(4)], "f4")
    y = mod("i4", 97, 64)
    shared = [int((y & 1 == 0).sum()), int((y & 1).sum()), int(y.max()), 9, 32, 64]
    z = random("f4", 19, n)
    suite.file("atomics", "All integer atomics at one address each, floats and doubles, shared memory, compare-and-swap loops.",
               launch(3, 64, [f"in:i32[{n}]=random:18", f"out:i32[11]={suite.data('atomics_start', np.array(start, 'i4'))}",
                              f"wide:u64[4]={suite.data('atomics_wide', np.array([0, 0, M64 >> 1, 0], 'u8'))}"], kernel="integers",
                      compare={"out": ints(out), "wide": ints(wide, "u8")}),
               launch(3, 64, ["f:f32[4]", "d:f64[1]"], kernel="reals", compare={"f": quarter, "d": np.array([float(i.sum())])}),
               launch(1, 64, ["in:i32[64]=mod:97", "out:i32[6]"], kernel="in_shared", compare={"out": ints(shared)}),
               launch(3, 64, [f"in:f32[{n}]=random:19", "best:u32[1]", "head:i32[1]=fill:-1", f"next:i32[{n}]"], kernel="compare_and_swap",
                      compare={"best": z.max(keepdims=True).view("u4")}),
               launch(1, 1, ["ref=head", "ref=next", "counted:i32[2]"], kernel="count_stack", compare={"counted": np.array([n, n * (n - 1) // 2], "i4")}))


def printing(suite):
    x = mod("i4", 50, 64)
    suite.file("printing", "printf through a buffer in local memory, and an assertion that holds.",
               launch(1, 64, ["in:i32[64]=mod:50", "out:i32[64]"], compare={"out": x + 1}))


def fused(x, y, z, dtype):
    """x * y + z rounded once: products of 16-bit floats are exact in double precision, and so are these sums."""
    return (x.astype("f8") * y.astype("f8") + z.astype("f8")).astype(dtype)


def bfloat(x):
    """The nearest bfloat16 of a double: first to a float by truncation with a sticky bit, then to nearest even."""
    single = x.astype("f4")
    bits = single.view("u4").astype("u8")
    inexact = single.astype("f8") != x
    larger = np.abs(single.astype("f8")) > np.abs(x)
    bits = np.where(inexact & larger, bits - 1, bits) | inexact  # towards zero, odd
    return (((bits + 0x7FFF + (bits >> 16 & 1)) & 0xFFFF0000).astype("u4")).view("f4")


def bits16(x):
    return (x.view("u4") >> 16).astype("u2")


def half_precision(suite):
    n = 96
    x, y = random("f2", 20, n), random("f2", 21, n)
    half, one = np.full(n, 0.5, "f2"), np.ones(n, "f2")
    sum_, square = fused(x, one, y, "f2"), fused(x, x, 0 * x, "f2")
    rows = [
        fused(x, y, half, "f2"),
        fused(sum_, one, -square, "f2"),
        np.where(x > y, -x, np.abs(y)),
        np.maximum(x, y),
        (x.astype("f4") * np.float32(3)).astype("f2"),
        np.trunc(fused(x, 100 * one, 0 * x, "f2").astype("f4")).astype("f2"),
    ]
    p, q = x.reshape(-1, 2), y.reshape(-1, 2)
    r = fused(p, q, np.stack([q[:, 0], p[:, 1]], axis=1), "f2")
    pairs = np.minimum(fused(r, np.ones_like(r), p[:, ::-1], "f2"), np.float16(1.5))
    a, b = bfloat(random("f4", 22, n).astype("f8")), bfloat(random("f4", 23, n).astype("f8"))
    brains = [bfloat(a.astype("f8") * b + a), np.minimum(a, b), bfloat((a * np.float32(1.7)).astype("f8"))]
    suite.file("half_precision", "16-bit floats, in pairs too, and bfloat16.",
               launch(1, n, [f"a:f16[{n}]=random:20", f"b:f16[{n}]=random:21", f"out:f16[{6 * n}]", f"n:i32={n}"], kernel="halves", compare={"out": np.array(rows)}),
               launch(1, n // 2, [f"a:f16[{n}]=random:20", f"b:f16[{n}]=random:21", f"out:f16[{n}]"], kernel="pairs", compare={"out": pairs}),
               launch(1, n, [f"a:bf16[{n}]=random:22", f"b:bf16[{n}]=random:23", f"out:bf16[{3 * n}]", f"n:i32={n}"], kernel="brains",
                      compare={"out": bits16(np.array(brains, "f4"))}))


def groups(suite):
    x = mod("i4", 41, 64)
    sums = np.repeat(x.reshape(8, 8).sum(axis=1), 8)
    t = np.arange(64)
    y = mod("i4", 7, 256)
    taken = np.zeros(256, "i4")
    taken[: int((y % 3 == 0).sum())] = 1
    votes = []
    for i in range(64):
        tile = x[i // 16 * 16 : i // 16 * 16 + 16]
        ballot = sum(1 << k for k in range(16) if tile[k] & 1)
        match = sum(1 << k for k in range(16) if (tile[k] & 3) == (x[i] & 3))
        votes.append(ballot + (tile == 9).any() * 100000 + (tile < 1000).all() * 200000 + match % 1000)
    suite.file("groups", "Tiles of eight and sixteen threads; an append by the threads that came along.",
               launch(1, 64, ["in:i32[64]=mod:41", "out:i32[64]"], kernel="tiles", compare={"out": (sums * 100 + t // 8 + 10 * (t % 8)).astype("i4")}),
               launch(2, 128, ["in:i32[256]=mod:7", "out:i32[256]", "counter:i32[1]"], kernel="coalesced",
                      compare={"out": taken, "counter": taken.sum(keepdims=True, dtype="i4")}),
               launch(1, 64, ["in:i32[64]=mod:41", "out:i32[64]"], kernel="votes", compare={"out": ints([int(v) for v in votes])}))


def async_copies(suite):
    x = mod("f4", 37, 5 * 256).reshape(5, 64, 4)
    y = random("i4", 24, 128)
    suite.file("async_copies", "cp.async: a pipeline of two stages, and copies of no bytes, which give zeros.",
               launch(1, 64, ["in:f32[1280]=mod:37", "out:f32[64]", "tiles:i32=5"], kernel="two_stages",
                      compare={"out": (x[:, ::-1] * np.array([1, 2, 3, 4], "f4")).sum(axis=(0, 2))}),
               launch(1, 128, ["in:i32[128]=random:24", "out:i32[128]"], kernel="with_zeros", compare={"out": np.where(np.arange(128) % 3 == 0, 0, y)[::-1]}))


def loops(suite):
    def nested(i, limit):
        total = 0
        if i % 11 == 10:
            return -1
        for a in range(limit):
            if (a + i) % 4 == 3:
                continue
            for b in range(a, limit):
                if a * b > 20 + i:
                    break
                total += (a ^ b) + (2 if a & 1 and b % (1 + i % 3) == 0 else -1)
            if total > 200:
                return total
        return -total

    after = np.array([(k * 17 + 5) % 64 if k % 9 else -1 for k in range(64)], "i4")
    lengths = []
    for k in range(64):
        at, n = k, 0
        while at >= 0 and n < 100:
            at, n = after[at], n + 1
        lengths.append(n)
    primes = [next((d for d in range(2, k + 3) if d * d <= k + 2 and (k + 2) % d == 0), 1) for k in range(128)]
    suite.file("loops", "Loops in loops that lanes leave apart; a list; trial division.",
               launch(2, 64, ["out:i32[128]", "limit:i32=12"], kernel="nested", compare={"out": ints([nested(i, 12) for i in range(128)])}),
               launch(1, 64, [f"next:i32[64]={suite.data('loops_next', after)}", "start:i32[64]=iota", "out:i32[64]"], kernel="list", compare={"out": ints(lengths)}),
               launch(2, 64, ["out:i32[128]"], kernel="primes", compare={"out": ints(primes)}))


def libcudacxx(suite):
    cells = np.zeros(8, "i4")
    cells[0] = 256
    cells[1:5] = 63
    value = 0
    for _ in range(4):
        for t in range(64):
            value ^= t << 3
    cells[5], cells[6], cells[7] = value, 42, 1
    t = np.arange(64)
    x = mod("f4", 9, 96)
    z = (x + 1j) ** 2 + (0.5 - 0.25j)
    a = np.stack([z.real, z.imag, x])
    i = np.arange(96)
    suite.file("libcudacxx", "Atomic references of libcu++ with their scopes and orders; a flag between blocks; containers.",
               launch(4, 64, ["cells:i32[8]"], kernel="scopes", compare={"cells": cells}),
               launch(4, 64, ["data:i32[64]", "flag:i32[1]", "out:i32[192]"], kernel="message", compare={"out": (np.tile(t * 3, 3) + np.repeat([1, 2, 3], 64)).astype("i4")}),
               launch(1, 96, ["in:f32[96]=mod:9", "out:f32[96]"], kernel="containers", compare={"out": (a[i % 3, i] - 2 * a[(i + 1) % 3, i]).astype("f4")}))


CASES = [constants, switches, recursion, calls, warps, barriers, integers, doubles, floats, structures, shared_memory, assembly, atomics,
         printing, half_precision, groups, async_copies, loops, libcudacxx]


def write(suite):
    for case in CASES:
        case(suite)
