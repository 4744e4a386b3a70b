#!/usr/bin/env python3
"""Compiles the kernels of this folder to PTX and keeps the launch files' line numbers right.

    python3 kernels/build.py            compile everything, rewrite what changed
    python3 kernels/build.py --check    change nothing; exit 1 if something is out of date
    python3 kernels/build.py NAME …     only the sources with these stems

The compiler is $WARPMEM_NVCC or else `nvcc` on PATH; the committed files come from release 13.1.

  *.cu            ->  ptx/sm_80/*.ptx and ptx/sm_100/*.ptx   (nvcc's two PTX dialects: typed registers, and `.b32` for all)
  readings/*.cu   ->  readings/*.ptx   (sm_80)
  cases/*.cu      ->  cases/*.ptx      (sm_80)
  clusters/*.cu   ->  clusters/*.ptx   (sm_90)
  tensor/*.cu     ->  tensor/*.ptx     (sm_80)

PTX is compiled with -lineinfo. The directories that nvcc writes into `.file` are dropped, so that the result is the same
on every machine and the source is named as the launch files name it.

Line numbers: an assertion of a launch file that names a source line says in a comment what stands there, as
`# FUNCTION: TEXT`, and the line is the first one at or below FUNCTION's definition that contains TEXT:

    "src(transpose.cu:41).way == 32",  # transpose_tile: = tile[threadIdx.x]

A source that grows by a line then needs no hand work: this script finds the line again.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
RELEASE = "release 13.1"
FLAGS = ["-ptx", "-lineinfo", "-std=c++17", "-O3"]


def targets(stems):
    """Yields (source, architecture, PTX file) for each file to build."""
    for source in sorted(HERE.glob("*.cu")):
        for arch in ("sm_80", "sm_100"):
            yield source, arch, HERE / "ptx" / arch / f"{source.stem}.ptx"
    for folder, arch in (("readings", "sm_80"), ("cases", "sm_80"), ("clusters", "sm_90"), ("tensor", "sm_80")):
        for source in sorted((HERE / folder).glob("*.cu")):
            yield source, arch, source.with_suffix(".ptx")


def find_compiler():
    """The nvcc to use, or None."""
    return os.environ.get("WARPMEM_NVCC") or shutil.which("nvcc")


def compile_to_ptx(nvcc, source, arch):
    """The PTX text of one source, free of anything that depends on where it was compiled."""
    with tempfile.TemporaryDirectory() as scratch:
        out = pathlib.Path(scratch) / "out.ptx"
        command = [nvcc, *FLAGS, f"-arch={arch}", "-o", str(out), source.name]
        done = subprocess.run(command, cwd=source.parent, capture_output=True, text=True)
        if done.returncode != 0:
            sys.exit(f"{source.name} for {arch}:\n{done.stdout}{done.stderr}")
        text = out.read_text()
    # `.file 1 "/some/where/x.cu", 1700000000, 1234` -> `.file 1 "x.cu"`: no directory, no time stamp.
    text = re.sub(r'^(\s*\.file\s+\d+\s+)"(?:[^"]*/)?([^"/]+)".*$', r'\1"\2"', text, flags=re.M)
    # nvcc names a source by a hash of where it lies, in `_INTERNAL_4486dd33_9_scan_cu_…`: in symbols as text, in
    # .debug_str as a list of character codes that may run over several lines.
    text = re.sub(r"(_INTERNAL_)[0-9a-f]{8}(?=_)", r"\g<1>00000000", text)
    between = r"(?:,|\n\.b8 )"
    internal = between.join(str(ord(c)) for c in "_INTERNAL_")
    text = re.sub(
        rf"({internal}{between})((?:\d+{between}){{7}}\d+)",
        lambda match: match[1] + re.sub(r"\b\d+\b", "48", match[2].replace(".b8", ".b@")).replace(".b@", ".b8"),
        text,
    )
    leak = re.search(r'"/[^"]*"', text)
    if leak:
        sys.exit(f"{source.name} for {arch}: an absolute path is left in the PTX: {leak.group()}")
    return text


ASSERTION = re.compile(r"src\((?P<file>[\w.]+):(?P<line>\d+)\)(?P<rest>[^#\n]*#\s*(?P<function>\w+):\s*(?P<text>.*?)\s*)$")


def line_of(source, function, text):
    """The first line (from 1) at or below the definition of `function` that contains `text`; None if there is none."""
    lines = source.read_text().splitlines()
    definition = re.compile(rf"\b{re.escape(function)}\s*\(")
    for start, line in enumerate(lines):
        if definition.search(line) and not line.rstrip().endswith(";"):
            for number in range(start, len(lines)):
                if text in lines[number]:
                    return number + 1
            break
    return None


def with_lines(launch_file):
    """The text of a launch file with the line numbers that its comments ask for."""
    lines = launch_file.read_text().split("\n")
    for index, line in enumerate(lines):
        match = ASSERTION.search(line)
        if not match:
            continue
        # Launch files of readings/ may run a kernel of this folder.
        source = launch_file.parent / match["file"]
        if not source.exists():
            source = HERE / match["file"]
        number = line_of(source, match["function"], match["text"])
        if number is None:
            sys.exit(f"{launch_file.name}:{index + 1}: no line of {match['file']} below {match['function']} holds `{match['text']}`")
        # One comment serves every `src(FILE:LINE)` of its line of the launch file.
        lines[index] = re.sub(rf"src\({re.escape(match['file'])}:\d+\)", f"src({match['file']}:{number})", line)
    return "\n".join(lines)


def main():
    args = sys.argv[1:]
    check = "--check" in args
    stems = {arg for arg in args if not arg.startswith("-")}
    nvcc = find_compiler()
    if nvcc is None:
        sys.exit("no nvcc: set WARPMEM_NVCC, or bring one with `pip install nvidia-cuda-nvcc nvidia-cuda-crt nvidia-nvvm nvidia-cuda-runtime`")
    version = subprocess.run([nvcc, "--version"], capture_output=True, text=True).stdout
    if RELEASE not in version:
        print(f"note: the committed PTX comes from {RELEASE}; this compiler says {version.strip().splitlines()[-1]}", file=sys.stderr)

    stale = []

    def settle(path, text):
        if path.exists() and path.read_text() == text:
            return
        stale.append(path.relative_to(HERE))
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)

    for source, arch, out in targets(stems):
        if not stems or source.stem in stems:
            settle(out, compile_to_ptx(nvcc, source, arch))
    for launch_file in sorted(HERE.glob("**/*.toml")):
        if not stems or launch_file.stem in stems:
            settle(launch_file, with_lines(launch_file))
    # A PTX file whose source is gone is stale too.
    wanted = {out for _, _, out in targets(stems)}
    for left_over in sorted({*HERE.glob("ptx/*/*.ptx"), *HERE.glob("readings/*.ptx"), *HERE.glob("cases/*.ptx"), *HERE.glob("clusters/*.ptx"), *HERE.glob("tensor/*.ptx")} - wanted):
        stale.append(left_over.relative_to(HERE))
        if not check:
            left_over.unlink()

    for path in stale:
        print(f"{'out of date' if check else 'wrote'}: {path}")
    if not stale:
        print("everything is current")
    sys.exit(1 if check and stale else 0)


if __name__ == "__main__":
    main()
