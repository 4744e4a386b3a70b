"""What the folders of producers share: cleaning PTX, keeping files current, launch files beside their expected results.

Not a script. `kernels/PRODUCER/build.py` compiles with a `Tree` of this module; `kernels/PRODUCER/reference.py` writes
launch files and `expected/*.npy` with a `Suite`: what is launched and what must come out of it stand in one place.
"""

import io
import pathlib
import re
import sys

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from reference import iota, mod, random, random_bits  # noqa: E402,F401  (for the reference.py of each producer)


def clean(text):
    """PTX free of what depends on where it was made: directories and time stamps in `.file`, a final NUL, hashes of paths."""
    text = text.replace("\0", "")
    text = re.sub(r'^(\s*\.file\s+\d+\s+)(?:"[^"]*"\s+)?"(?:[^"]*/)?([^"/]+)".*$', r'\1"\2"', text, flags=re.M)
    text = re.sub(r"(_INTERNAL_)[0-9a-f]{8}(?=_)", r"\g<1>00000000", text)
    leak = re.search(r'"/[^"]*"', text)
    if leak:
        sys.exit(f"an absolute path is left in the PTX: {leak.group()}")
    return text.rstrip() + "\n"


class Tree:
    """Files below one folder that a script keeps current. With `--check` nothing is written, and being stale is failure."""

    def __init__(self, here):
        self.here = pathlib.Path(here)
        self.check = "--check" in sys.argv[1:]
        self.stems = [arg for arg in sys.argv[1:] if not arg.startswith("-")]
        self.wanted = set()
        self.stale = []

    def asked(self, stem):
        """Is this file to be made? All are, unless the command line names some."""
        return not self.stems or stem in self.stems

    def settle(self, name, content):
        """The file `name` shall hold `content`, text or bytes."""
        path = self.here / name
        content = content.encode() if isinstance(content, str) else content
        self.wanted.add(path)
        if path.exists() and path.read_bytes() == content:
            return
        self.stale.append(name)
        if not self.check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)

    def finish(self, *patterns):
        """Files that match a pattern and that nobody asked for go; then says what changed and ends the script."""
        if not self.stems:
            for pattern in patterns:
                for path in sorted(set(self.here.glob(pattern)) - self.wanted):
                    self.stale.append(str(path.relative_to(self.here)))
                    if not self.check:
                        path.unlink()
        for name in self.stale:
            print(f"{'out of date' if self.check else 'wrote'}: {name}")
        if not self.stale:
            print("everything is current")
        sys.exit(1 if self.check and self.stale else 0)


def strings(values, indent="    "):
    """A TOML list of strings, on one line where it fits."""
    quoted = ['"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"' for value in values]
    line = "[" + ", ".join(quoted) + "]"
    if len(line) <= 110:
        return line
    rows, row = [], ""
    for value in quoted:
        if row and len(row) + len(value) > 110:
            rows.append(row.rstrip())
            row = ""
        row += value + ", "
    rows.append(row.rstrip())
    return "[\n" + "".join(f"{indent}{row}\n" for row in rows) + "]"


class Suite:
    """Launch files and what their launches must leave in memory."""

    def __init__(self, here, arch="sm_80", gpu="a100", only=None, arrays=None, tree=None):
        """`only` names the files that are wanted of those that are asked for; `arrays` is another folder that has the
        arrays, relative to `here`; `tree` is shared with another suite."""
        self.tree = tree or Tree(here)
        self.arch = arch
        self.gpu = gpu
        self.only = only
        self.arrays = arrays

    def file(self, stem, says, *launches, ptx=None, gpu=None):
        """The launch file STEM.toml; `says` becomes its comment. `launches` come from `launch`."""
        if self.only is not None and stem not in self.only:
            return
        lines = [f"# {line}".rstrip() for line in says.strip().splitlines()]
        lines += [f'file = "{ptx or f"ptx/{self.arch}/{stem}.ptx"}"', f'gpu = "{gpu or self.gpu}"']
        compared = [(number, name) for number, one in enumerate(launches) for name in one["compare"]]
        for number, one in enumerate(launches):
            lines += ["", "[[launch]]"]
            for key in ("kernel", "grid", "block", "shared", "regs"):
                if one.get(key) is not None:
                    value = one[key]
                    value = ",".join(map(str, value)) if isinstance(value, tuple) else value
                    lines.append(f"{key} = {value}" if key in ("shared", "regs") else f'{key} = "{value}"')
            lines.append(f"args = {strings(one['args'])}")
            checks = []
            for name, want in one["compare"].items():
                tolerance = ""
                if isinstance(want, tuple):
                    want, tolerance = want[0], f":{want[1]:g}"
                parts = [stem]
                if len({n for n, _ in compared}) > 1:
                    parts.append(str(number))
                if len(one["compare"]) > 1:
                    parts.append(name)
                path = f"expected/{'_'.join(parts)}.npy"
                path = self.array(path, want)
                checks.append(f"{name}={path}{tolerance}")
            if checks:
                lines.append(f"compare = {strings(checks)}")
            if one["check"]:
                lines.append(f"assert = {strings(one['check'])}")
        self.tree.settle(f"{stem}.toml", "\n".join(lines) + "\n")

    def array(self, path, array):
        """An .npy file below the folder; gives its path from there."""
        if self.arrays is not None:
            return f"{self.arrays}/{path}"
        buffer = io.BytesIO()
        np.save(buffer, np.ascontiguousarray(array).ravel())
        if len(buffer.getvalue()) > 70_000:
            print(f"note: {path} has {len(buffer.getvalue())} bytes", file=sys.stderr)
        self.tree.settle(path, buffer.getvalue())
        return path

    def data(self, name, array):
        """An input that no initialiser can make; gives the `@data/NAME.npy` that names it."""
        return f"@{self.array(f'data/{name}.npy', array)}"

    def finish(self):
        """Removes what is left over, says what changed, ends the script."""
        self.tree.finish("*.toml", "expected/*.npy", "data/*.npy")


def launch(grid, block, args, compare=None, check=(), kernel=None, shared=None, regs=None):
    """One launch. `args` in the grammar of `--arg`; lists among them are flattened. `compare` maps a buffer to its
    expected array, or to (array, relative tolerance); `check` holds assertions."""
    flat = []
    for argument in args:
        flat.extend(argument if isinstance(argument, list) else [argument])
    return {
        "kernel": kernel,
        "grid": grid,
        "block": block,
        "shared": shared,
        "regs": regs,
        "args": flat,
        "compare": compare or {},
        "check": list(check),
    }
