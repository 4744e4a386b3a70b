#!/usr/bin/env python3
"""Compiles the Triton kernels of this folder to PTX. No GPU is needed.

    pip install triton==3.9.0 numpy
    python3 kernels/triton/build.py            compile everything, rewrite what changed
    python3 kernels/triton/build.py --check    change nothing; exit 1 if something is out of date
    python3 kernels/triton/build.py NAME …     only the files with these stems

Every row of BUILDS gives ptx/sm_XX/NAME.ptx for each of its architectures. A signature is written as for Triton's own
compiler: types in order, `:16` behind an argument that is a multiple of 16, and bare values for `constexpr` arguments.
sm_90a and sm_100a are what Triton makes for those GPUs with their own instructions.

Sources are compiled by their bare names, so that nothing of the machine gets into the PTX. The second line of each file
says what a launch has to know beside the parameters: warps in a block and bytes of dynamic shared memory.
"""

import os
import pathlib
import re
import sys
import tempfile
import types

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
from producer import Tree, clean  # noqa: E402

VERSION = "3.9.0"

F = "*fp32:16"
H = "*fp16:16"
I = "*i32:16"
E = "elementwise"
R = "reductions"
S = "scans"
M = "matmul"
A = "attention"
X = "features"

# Names with tma, async, wgmma or descriptor hold instructions of sm_90a and sm_100a that no older GPU has.
# (file's stem, source, kernel, signature, options, architectures)
BUILDS = [
    ("vector_add", E, "vector_add", f"{F}, {F}, {F}, i32:16, 1024", {}, (80, 90, 100)),
    ("vector_add_odd", E, "vector_add", f"{F}, {F}, {F}, i32, 1024", {}, (80,)),
    ("dropout", E, "dropout", f"{F}, {F}, i32, fp32, i32, 512", {}, (80, 100)),
    ("philox_bits", E, "philox_bits", f"{I}, i32, 256", {}, (80,)),
    ("normals", E, "normals", f"{F}, i32, 256", {}, (80,)),
    ("swiglu", E, "swiglu", f"{H}, {H}, {H}, i32:16, 512", {}, (80, 90)),
    ("rotary", E, "rotary", f"{F}, {F}, {F}, {F}, i32, 32", {"num_warps": 1}, (80,)),
    ("gelu", E, "gelu", f"{F}, {F}, i32:16, 512", {}, (80, 100)),
    ("math", E, "math", f"{F}, {F}, i32:16, 512", {}, (80,)),
    ("mandelbrot", E, "mandelbrot", f"{I}, i32, i32, 16, 128", {}, (80,)),
    ("narrow_types", E, "narrow_types", f"{F}, {H}, *bf16:16, *fp8e5:16, *i8:16, i32:16, 1024", {}, (80, 90)),
    ("wide_types", E, "wide_types", f"{H}, *bf16:16, *fp8e5:16, {F}, i32:16, 512", {}, (80,)),
    ("integers", E, "integers", f"{I}, {I}, {I}, i32:16, 512", {}, (80,)),
    ("packed_inline", E, "packed_inline", "*u8:16, *u8:16, *u8:16, i32:16, 1024", {}, (80,)),
    ("black_scholes", E, "black_scholes", f"{F}, {F}, {F}, {F}, {F}, fp32, fp32, i32, 256", {}, (80,)),
    ("double_precision", E, "double_precision", "*fp64:16, *fp64:16, i32:16, 256", {}, (80,)),
    ("softmax", R, "softmax", f"{F}, {F}, i32, 256", {}, (80, 90, 100)),
    ("softmax_online", R, "softmax_online", f"{H}, {H}, i32, i32:16, 256, 2", {}, (80,)),
    ("layer_norm_forward", R, "layer_norm_forward", f"{H}, {F}, {F}, {H}, {F}, {F}, i32:16, fp32, 256", {}, (80, 90)),
    ("layer_norm_backward_input", R, "layer_norm_backward_input",
     f"{F}, {F}, {F}, {F}, {F}, {F}, {F}, {F}, {I}, i32:16, 4, 256", {}, (80, 90)),
    ("layer_norm_backward_weights", R, "layer_norm_backward_weights", f"{F}, {F}, {F}, {F}, i32, i32:16, 8, 64", {}, (80,)),
    ("rms_norm", R, "rms_norm", "*bf16:16, *bf16:16, *bf16:16, i32:16, fp32, 256", {}, (80, 100)),
    ("row_arguments", R, "row_arguments", f"{F}, {F}, {I}, {F}, {I}, i32, 256", {}, (80,)),
    ("column_sums", R, "column_sums", f"{F}, {F}, i32, i32:16, 32, 64", {}, (80, 90)),
    ("moments", R, "moments", f"{F}, {F}, {F}, i32, 256", {}, (80,)),
    ("cross_entropy", R, "cross_entropy", f"{F}, {I}, {F}, {F}, i32, 256", {}, (80,)),
    ("dot_product", R, "dot_product", f"{F}, {F}, *fp64:16, i32, 256", {}, (80,)),
    ("bits", R, "bits", f"{I}, {I}, i32:16, 256", {}, (80,)),
    ("quantize_rows", R, "quantize_rows", f"{H}, *i8:16, {F}, i32:16, 256", {}, (80,)),
    ("cumsum", S, "cumsum", f"{I}, {I}, i32:16, 256", {}, (80, 90)),
    ("cumulative", S, "cumulative", f"{F}, {F}, {F}, i32:16, 16, 64", {}, (80,)),
    ("recurrence", S, "recurrence", f"{F}, {F}, {F}, i32:16, 256", {}, (80,)),
    ("sort_rows", S, "sort_rows", f"{I}, {I}, {I}, 8, 128", {}, (80,)),
    ("largest", S, "largest", f"{F}, {F}, 256, 8", {}, (80,)),
    ("histogram", S, "histogram", f"{I}, {I}, i32, 64, 512", {}, (80,)),
    ("transpose", S, "transpose", f"{F}, {F}, i32:16, i32:16, 32", {}, (80, 90)),
    ("embedding", S, "embedding", f"{H}, {I}, {H}, i32:16, 128", {}, (80,)),
    ("embedding_gradient", S, "embedding_gradient", f"{F}, {I}, {F}, i32:16, 128", {}, (80, 90)),
    ("permute", S, "permute", f"{F}, {I}, {F}, 64", {}, (80,)),
    ("interleave", S, "interleave", f"{H}, {H}, {H}, 256", {}, (80,)),
    ("block_copy", S, "block_copy", f"{F}, {F}, i32:16, i32:16, 32", {}, (80,)),
    ("block_copy_tma", S, "block_copy", f"{F}, {F}, i32:16, i32:16, 32", {}, (90, 100)),
    ("convolution", S, "convolution", f"{F}, {F}, {F}, i32, 5, 256", {}, (80,)),
    ("max_pool", S, "max_pool", f"{F}, {F}, i32, i32:16, 64", {}, (80,)),
    ("atomics", S, "atomics", f"{I}, {F}, {I}, 128", {}, (80,)),
    ("half_atomics", S, "half_atomics", f"{H}, {H}, i32:16, 128", {}, (80,)),
    ("tickets", S, "tickets", f"{I}, {I}, {I}, 128", {}, (80,)),
    ("greeting", S, "greeting", f"{I}, 32", {"num_warps": 1, "debug": True}, (80,)),
    ("matmul_fp16", M, "matmul", f"{H}, {H}, {H}, i32, i32, i32, i32:16, i32:16, i32:16, 64, 64, 32, 4, fp16",
     {"num_stages": 3}, (80,)),
    ("matmul_bf16", M, "matmul", "*bf16:16, *bf16:16, *bf16:16, i32, i32, i32, i32:16, i32:16, i32:16, 64, 32, 32, 8, bf16",
     {"num_stages": 4}, (80,)),
    ("matmul_tf32", M, "matmul", f"{F}, {F}, {F}, i32, i32, i32, i32:16, i32:16, i32:16, 32, 64, 16, 8, tf32",
     {"num_stages": 3}, (80,)),
    ("matmul_ieee", M, "matmul", f"{F}, {F}, {F}, i32, i32, i32, i32:16, i32:16, i32:16, 32, 32, 16, 8, ieee",
     {"num_stages": 2}, (80,)),
    ("matmul_int8", M, "matmul", f"*i8:16, *i8:16, {I}, i32, i32, i32, i32:16, i32:16, i32:16, 64, 64, 64, 8, int8",
     {"num_stages": 3}, (80,)),
    ("matmul_fp64", M, "matmul", "*fp64:16, *fp64:16, *fp64:16, i32, i32, i32, i32:16, i32:16, i32:16, 32, 32, 16, 8, fp64",
     {"num_stages": 2}, (80,)),
    ("matmul_fp8", M, "matmul", f"*fp8e4nv:16, *fp8e4nv:16, {F}, i32, i32, i32, i32:16, i32:16, i32:16, 64, 64, 64, 8, fp8",
     {"num_stages": 3}, (89,)),
    ("matmul_whole", M, "matmul_whole", f"{H}, {H}, {H}, i32:16, i32:16, 128, 64, 32", {"num_stages": 4}, (80,)),
    ("matmul_async", M, "matmul_whole", f"{H}, {H}, {H}, i32:16, i32:16, 128, 64, 32", {"num_stages": 4}, (90, 100)),
    ("matmul_transposed", M, "matmul_transposed", f"{H}, {H}, {H}, i32:16, i32:16, 64, 64, 32", {"num_stages": 3}, (80,)),
    ("matmul_split", M, "matmul_split", f"{H}, {H}, {F}, i32:16, i32:16, 32, 32, 32, 4", {"num_stages": 2}, (80, 90)),
    ("matmul_persistent", M, "matmul_persistent", f"{H}, {H}, {F}, i32:16, i32:16, i32:16, 64, 64, 32", {"num_stages": 3}, (80,)),
    ("matmul_batched", M, "matmul_batched", f"{H}, {H}, {F}, 16, 4", {}, (80,)),
    ("matmul_int4", M, "matmul_int4", f"{H}, *u8:16, {F}, {F}, i32:16, i32:16, 32, 64, 32", {"num_stages": 3}, (80,)),
    ("matmul_scaled", M, "matmul_scaled", f"*fp8e5:16, *u8:16, *fp8e5:16, *u8:16, {F}, 32, 64", {}, (80,)),
    ("matmul_descriptor", M, "matmul_descriptor", f"{H}, {H}, {H}, i32:16, i32:16, i32:16, 64, 64, 64", {"num_stages": 3}, (90, 100)),
    ("attention", A, "attention", f"{H}, {H}, {H}, {H}, {F}, fp32, i32:16, False, 64, 64, 64", {"num_stages": 3}, (80,)),
    ("attention_wgmma", A, "attention", f"{H}, {H}, {H}, {H}, {F}, fp32, i32:16, False, 64, 64, 64", {"num_stages": 3}, (90,)),
    ("attention_causal", A, "attention", f"{H}, {H}, {H}, {H}, {F}, fp32, i32:16, True, 64, 64, 32", {"num_stages": 3}, (80,)),
    ("attention_bf16", A, "attention", f"*bf16:16, *bf16:16, *bf16:16, *bf16:16, {F}, fp32, i32:16, True, 32, 32, 32",
     {"num_stages": 2}, (80, 100)),
    ("attention_keys", A, "attention_keys", f"{H}, {H}, {H}, {H}, {F}, {F}, {F}, {F}, fp32, i32:16, 32, 32, 32",
     {"num_stages": 2}, (80,)),
    ("attention_decode", A, "attention_decode", f"{H}, {H}, {H}, {F}, {F}, fp32, i32:16, 2, 64, 32", {}, (80,)),
    ("calls", X, "calls", f"{F}, {F}, i32, 256", {}, (80, 90)),
    ("cache_hints", X, "cache_hints", f"{F}, {F}, i32:16, 256", {}, (80, 90)),
    ("device_library", X, "device_library", f"{F}, {F}, {F}, i32:16, 256", {}, (80,)),
    ("registers", X, "registers", f"{I}, {I}, 64", {"num_warps": 2}, (80,)),
    ("wide_atomics", X, "wide_atomics", "*i64:16, *i64:16, 128", {}, (80,)),
    ("early_return", X, "early_return", f"{I}, {I}, i32:16, 128", {}, (80,)),
    ("stencil", X, "stencil", f"{F}, {F}, i32, i32, 2, 8, 32", {}, (80,)),
    ("long_rows", X, "long_rows", f"{F}, {F}, i32, i64:16, 1024", {"num_warps": 8}, (80, 100)),
    ("matmul_half_sums", X, "matmul_half_sums", f"{H}, {H}, {F}, 64, 64, 64", {}, (80,)),
    ("gluon_copy", X, "gluon_copy", f"{F}, {F}, i32:16, blocked, padded, 64", {}, (80,)),
    ("attention_join", A, "attention_join", f"{F}, {F}, {F}, 2, 64", {}, (80,)),
]  # fmt: skip


def load(stem):
    """The module of a source, compiled under its bare name."""
    module = types.ModuleType(stem)
    exec(compile((HERE / f"{stem}.py").read_text(), f"{stem}.py", "exec"), module.__dict__)
    return module


def constant(text):
    """A `constexpr` argument from the text of a signature, or None for a type."""
    if text in ("True", "False"):
        return text == "True"
    if re.fullmatch(r"-?\d+", text):
        return int(text)
    return None


KINDS = {"fp16", "bf16", "tf32", "ieee", "int8", "fp64", "fp8"}
LAYOUTS = {
    "blocked": lambda gl: gl.BlockedLayout([1, 4], [2, 16], [4, 1], [1, 0]),
    "padded": lambda gl: gl.PaddedSharedLayout.with_identity_for([[64, 4]], [64, 64], [1, 0]),
}


def compile_to_ptx(function, signature, options, arch):
    """PTX and the compiler's metadata."""
    import triton
    from triton.backends.compiler import GPUTarget
    from triton.compiler import ASTSource
    from triton.experimental.gluon._runtime import GluonASTSource

    kinds, values, attributes = {}, {}, {}
    parts = [part.strip() for part in signature.split(",")]
    for index, (name, part) in enumerate(zip(function.arg_names, parts, strict=True)):
        if function.params[index].is_constexpr:
            kinds[name] = "constexpr"
            values[name] = part if part in KINDS else constant(part)
            if part in LAYOUTS:
                from triton.experimental.gluon import language

                values[name] = LAYOUTS[part](language)
            continue
        kinds[name], _, multiple = part.partition(":")
        if multiple:
            attributes[(index,)] = [["tt.divisibility", int(multiple)]]
    options = {"ptx_version": 88 if arch < 90 else 91, **options}  # what CUDA 13.1 takes
    source = (GluonASTSource if function.is_gluon() else ASTSource)(fn=function, signature=kinds, constexprs=values, attrs=attributes)
    made = triton.compile(source, target=GPUTarget("cuda", arch, 32), options=options)
    return made.asm["ptx"], made.metadata


def with_launch(text, metadata):
    """The text with a second line that says block and shared memory, and scratch memory where a program needs some."""
    first, rest = text.split("\n", 1)
    line = f"// warps: {metadata.num_warps}, dynamic shared memory: {metadata.shared} bytes"
    if metadata.global_scratch_size:
        line += f", scratch memory a program: {metadata.global_scratch_size} bytes"
    return f"{first}\n{line}\n{rest}"


def main():
    tree = Tree(HERE)
    os.chdir(HERE)  # sources are found by their bare names
    os.environ.setdefault("TRITON_DEFAULT_FP_FUSION", "1")
    with tempfile.TemporaryDirectory() as cache:
        os.environ["TRITON_CACHE_DIR"] = cache
        import triton
        from triton.backends.nvidia.compiler import CUDABackend

        if triton.__version__ != VERSION:
            print(f"note: the committed PTX comes from Triton {VERSION}; this is {triton.__version__}", file=sys.stderr)
        stages = CUDABackend.add_stages

        def without_assembling(self, table, *rest):
            stages(self, table, *rest)
            table["cubin"] = lambda source, metadata: b"none"

        CUDABackend.add_stages = without_assembling
        modules = {stem: load(stem) for stem in (E, R, S, M, A, X)}
        for name, source, kernel, signature, options, archs in BUILDS:
            for arch in archs:
                if tree.asked(name):
                    text, metadata = compile_to_ptx(getattr(modules[source], kernel), signature, options, arch)
                    target = re.search(r"^\.target\s+(\w+)", text, re.M)[1]
                    tree.settle(f"ptx/{target}/{name}.ptx", with_launch(clean(text), metadata))
    tree.finish("ptx/*/*.ptx")


if __name__ == "__main__":
    main()
