"""What XLA would do with the kernels that it compiles: read from its dumps, written to the head of PTX files, read again
by whoever writes launch files. Not a script; used here and by `../pallas`.

    // buffer NAME: BYTES bytes, TYPE[SHAPE]         pK is argument K, outK result K, tmpN temporary memory
    // launch KERNEL, grid X,Y,Z, block X,Y,Z, shared BYTES: NAME+OFFSET …
    // copy NAME from NAME, // zero NAME             what runs before the first launch and is no kernel
"""

import os
import pathlib
import re
import sys
import tempfile

import numpy as np

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
from producer import Suite, Tree, clean, launch, random  # noqa: E402

VERSION = "0.10.2"
FLAGS = "--xla_gpu_autotune_level=0 --xla_gpu_cublas_fallback=false --xla_gpu_enable_cublaslt=false --xla_gpu_triton_gemm_any=true --xla_gpu_enable_command_buffer="


def joined(texts):
    """XLA compiles each kernel to a module of its own; here the modules of a function become one, with one head."""
    head, _, body = texts[0].partition(".address_size 64\n")
    names = set(re.findall(r"^\.\w+.* (\w+)\[\d*\]", body, re.M))
    for number, text in enumerate(texts[1:]):
        more = text.partition(".address_size 64\n")[2]
        for name in set(re.findall(r"^\.\w+.* (\w+)\[\d*\]", more, re.M)) & names:
            more = re.sub(rf"\b{name}\b", f"{name}_{number}", more)
        names |= set(re.findall(r"^\.\w+.* (\w+)\[\d*\]", more, re.M))
        body += more
    return f"{head}.address_size 64\n{body}"


class Plan:
    """What one compiled module does, from XLA's dumps."""

    def __init__(self, dump, stem):
        def text(end):
            found = [path for path in dump.glob(f"{stem}.*{end}")]
            if len(found) != 1:
                raise LookupError(f"{stem}: {len(found)} files end in {end}")
            return found[0].read_text()

        self.values = {}  # value -> (allocation, offset)
        self.sizes = {}
        self.parameters = {}
        allocation = None
        for line in text("gpu_after_optimizations-buffer-assignment.txt").splitlines():
            if match := re.match(r"allocation (\d+): size (\d+)(.*)", line):
                allocation = int(match[1])
                self.sizes[allocation] = int(match[2])
                if parameter := re.search(r"parameter (\d+),", match[3]):
                    self.parameters[allocation] = int(parameter[1])
            elif match := re.match(r" value: <\d+ (\S+?)(\{[\d,]*\})? @\d+> \(size=(\d+),offset=(\d+)\)", line):
                self.values.setdefault(match[1] + (match[2] or ""), (allocation, int(match[4])))
        self.instructions = {}
        entry = text("gpu_after_optimizations.txt").split("\nENTRY ", 1)[1]
        for line in entry.splitlines():
            if match := re.match(r"\s+(ROOT )?%?(\S+) = (.*?) ([\w\-]+)\((.*?)\)(.*)", line):
                operands = re.findall(r"%([\w.\-]+)", match[5])
                index = re.search(r"index=(\d+)", match[6])
                self.instructions[match[2]] = (match[4], operands, match[3], int(index[1]) if index else None)
                if match[1]:
                    self.root = match[2]
        self.names = {}
        for metadata in re.findall(r"thunk_info \{(.*?)\}", text("thunk_metadata.txt"), re.S):
            note, number = re.search(r'profile_annotation: "(.*?)"', metadata), re.search(r"thunk_id: (\d+)", metadata)
            if note and number:
                self.names[int(number[1])] = note[1]
        self.sequence = text("thunk_sequence.txt")

    def places(self, name):
        """Allocation and offset of each buffer that a value has."""
        operation, operands, shape, index = self.instructions[name]
        if operation == "get-tuple-element":
            return [self.places(operands[0])[index]]
        if operation == "tuple":
            return [place for operand in operands for place in self.places(operand)]
        if operation == "bitcast" and name not in self.values:
            return self.places(operands[0])
        if name + "{0}" in self.values:
            count = sum(1 for value in self.values if re.fullmatch(re.escape(name) + r"\{\d+\}", value))
            return [self.values[f"{name}{{{i}}}"] for i in range(count)]
        return [self.values[name] if name in self.values else self.values[name + "{}"]]

    def shapes(self, name):
        """The element type and shape of each buffer of a value."""
        return re.findall(r"(\w+\[[\d,]*\])", self.instructions[name][2])

    def header(self, ptx):
        """The comments."""
        outputs = {}
        for number, (allocation, offset) in enumerate(self.places(self.root)):
            if allocation in self.parameters or allocation in outputs or offset:
                raise LookupError(f"result {number} shares its memory")
            outputs[allocation] = number

        def buffer(allocation):
            if allocation in self.parameters:
                return f"p{self.parameters[allocation]}"
            return f"out{outputs[allocation]}" if allocation in outputs else f"tmp{allocation}"

        def spelled(place):
            return buffer(place[0]) + (f"+{place[1]}" if place[1] else "")

        shapes = {f"out{i}": shape for i, shape in enumerate(self.shapes(self.root))}
        for name, (operation, _, shape, _) in self.instructions.items():
            if operation == "parameter":
                shapes[buffer(self.places(name)[0][0])] = self.shapes(name)[0]
        lines, used, launched, copies = [], set(), False, {}
        for line in self.sequence.splitlines():
            match = re.match(r"(\d+):\s+(\w+)\s*(?:\[.*?\])?\s*(.*)", line)
            if not match:
                continue
            number, kind, rest = int(match[1]), match[2], match[3]
            name = self.names.get(number, "")
            if kind in ("kKernel", "kCustomKernel"):
                kernel = re.search(r"(\S+)\s+grid: \[(.*?)\] threads: \[(.*?)\]\s+shared_memory: (\d+)", rest)
                if not kernel:
                    kernel = re.search(r"kernel: (\S+), launch_dimensions.*?\[(.*?)\].*?\[(.*?)\].*?(\d+)", rest)
                places = [place for operand in self.instructions[name][1] for place in self.places(operand)] + self.places(name)
                # XLA passes some buffers twice that are read and written, others once.
                parameters = re.search(rf"\.entry {re.escape(kernel[1])}\((.*?)\)", ptx, re.S)[1].count(".param")
                if parameters != len(places):
                    places = list(dict.fromkeys(places))
                if parameters != len(places):
                    raise LookupError(f"{kernel[1]} has {parameters} parameters for {len(places)} buffers")
                grid, block = (field.replace(" ", "") for field in (kernel[2], kernel[3]))
                arguments = " ".join(map(spelled, places))
                lines.append(f"// launch {kernel[1]}, grid {grid}, block {block}, shared {kernel[4]}: {arguments}")
                used |= {place[0] for place in places}
                launched = True
            elif kind == "kCopy" and not launched:
                # A sort works in place: its first copy is of the first operand, its second of the second.
                turn = copies.get(name, 0)
                copies[name] = turn + 1
                source, target = self.places(self.instructions[name][1][turn])[0], self.places(name)[turn]
                lines.append(f"// copy {spelled(target)} from {spelled(source)}")
                used |= {source[0], target[0]}
            elif kind in ("kMemzero", "kMemset32BitValue") and not launched:
                lines.append(f"// zero {spelled(self.places(name)[0])}")
            elif kind not in ("kSequential",):
                raise LookupError(f"a launch file cannot say {line.strip()}")
        for allocation in sorted(used, key=buffer):
            name = buffer(allocation)
            lines.insert(0, f"// buffer {name}: {self.sizes[allocation]} bytes, {shapes.get(name, 'scratch')}")
        return "\n".join(sorted(lines[: len(used)]) + lines[len(used) :])


def build(tree, functions):
    """Compiles functions to ptx/sm_80/NAME.ptx; `functions` gives name -> (function, arguments) once JAX can be imported."""
    home = os.environ.get("CUDA_HOME")
    if not home:
        sys.exit("say in CUDA_HOME where CUDA 13.1 is")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["XLA_FLAGS"] = f"--xla_gpu_cuda_data_dir={home} --xla_dump_to={folder} {FLAGS}"
        os.environ["JAX_PLATFORMS"] = "cpu"
        import jax
        from jax.experimental import topologies

        jax.config.update("jax_enable_x64", True)
        if jax.__version__ != VERSION:
            print(f"note: the committed PTX comes from JAX {VERSION}; this is {jax.__version__}", file=sys.stderr)
        config = (HERE / "a100.txtpb").read_text()
        topology = topologies.get_topology_desc("a100", "cuda", target_config=config, topology="1x1x1")
        sharding = jax.sharding.SingleDeviceSharding(topology.devices[0])
        for name, (function, arguments) in functions().items():
            if not tree.asked(name):
                continue
            shapes = []
            for argument in arguments:
                kind, sizes = argument.rstrip("]").split("[")
                shapes.append(jax.ShapeDtypeStruct(tuple(map(int, sizes.split(","))), kind, sharding=sharding))
            try:
                jax.jit(function).lower(*shapes).compile()
                dump = pathlib.Path(folder)
                stem = next(path.name.split(".")[0] for path in dump.glob(f"*.jit_{name}.thunk_sequence.txt")) + f".jit_{name}"
                texts = [path.read_text() for path in sorted(dump.glob(f"{stem}*.ptx"))]
                texts = [text for text in texts if ".entry" in text]
                text = joined(sorted(texts, key=lambda text: re.search(r"\.entry (\w+)", text)[1]))
                header = Plan(dump, stem).header(text)
            except Exception as error:
                print(f"{name}: {type(error).__name__}: {str(error)[:300]}", file=sys.stderr)
                continue
            tree.settle(f"ptx/sm_80/{name}.ptx", header + "\n" + clean(text))
    tree.finish("ptx/*/*.ptx")



# ---- launch files ----

TYPES = {
    "f32": ("f32", 4), "f16": ("f16", 2), "bf16": ("bf16", 2), "f64": ("f64", 8), "s32": ("i32", 4), "s64": ("i64", 8),
    "u32": ("u32", 4), "u64": ("u64", 8), "s8": ("i8", 1), "u8": ("u8", 1), "pred": ("u8", 1), "c64": ("f32", 4),
    "f8e5m2": ("u8", 1), "f8e4m3fn": ("u8", 1), "scratch": ("u8", 1),
}  # fmt: skip


def padded(suite, shape, init, size):
    """Declares a buffer of `size` bytes that begins with what another declares by `random`."""
    kind, count = shape.rstrip("]").split("[")
    seed = int(init.removeprefix("=random:"))
    values = np.zeros(size // np.dtype(f"{kind[0]}{int(kind[1:]) // 8}").itemsize, f"{kind[0]}{int(kind[1:]) // 8}")
    values[: int(count)] = random(values.dtype, seed, int(count))
    return f"{kind}[{len(values)}]", "=" + suite.data(f"padded_{seed}", values)


class Cases:
    """The launch files of a folder whose PTX says at its head what is to be done."""

    def __init__(self, here):
        self.here = pathlib.Path(here)
        self.suite = Suite(here)

    def case(self, name, says, inits, results, check=()):
        """A launch file. `inits` are the INIT of each argument; a result is an array, (array, tolerance) or None; `check` holds
        assertions of the last launch."""
        text = (self.here / f"ptx/sm_80/{name}.ptx").read_text()
        declared = {}
        for buffer, size, shape in re.findall(r"^// buffer (\w+): (\d+) bytes, (\w+)", text, re.M):
            kind, width = TYPES[shape]
            init = f"={inits[int(buffer[1:])]}" if re.fullmatch(r"p\d+", buffer) else ""
            declared[buffer] = (f"{kind}[{int(size) // width}]", init)
        for target, source in re.findall(r"^// copy (\w+) from (\w+)$", text, re.M):
            shape, init = declared[source]
            if declared[target][0] != shape:  # longer than its source
                shape, init = padded(self.suite, *declared[source], size=int(declared[target][0][3:-1]))
            declared[target] = (shape, init)
        compare = {f"out{i}": result for i, result in enumerate(results) if result is not None}
        launches, known = [], set()
        steps = re.findall(r"^// launch (\S+), grid (\S+), block (\S+), shared (\d+): (.*)$", text, re.M)
        for number, (kernel, grid, block, shared, buffers) in enumerate(steps):
            arguments = []
            for buffer in buffers.split():
                base, _, offset = buffer.partition("+")
                if base in known:
                    arguments.append(f"ref={buffer}")
                elif offset:
                    sys.exit(f"{name}: {base} is first used from byte {offset} on")
                else:
                    known.add(base)
                    arguments.append(f"{base}:{''.join(declared[base])}")
            last = number + 1 == len(steps)
            launches.append(launch(grid.removesuffix(",1").removesuffix(",1"), block.removesuffix(",1").removesuffix(",1"), arguments,
                                   compare=compare if last else None, check=check if last else (), kernel=kernel, shared=int(shared) or None))
        self.suite.file(name, says, *launches)
