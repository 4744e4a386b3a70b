"""Tensor programs for tinygrad. Each function takes no argument and gives its inputs by name and its output.

`build.py` realizes the output and keeps the kernels that this takes.
"""

from tinygrad import Tensor, dtypes

PROGRAMS = {}


def program(function):
    PROGRAMS[function.__name__] = function
    return function


def inputs(**shapes):
    """Tensors without contents; a shape may end in a type."""
    made = {}
    for name, shape in shapes.items():
        dtype = dtypes.float32
        if not isinstance(shape[-1], int):
            *shape, dtype = shape
        made[name] = Tensor.empty(*shape, dtype=dtype).realize()
    return made


@program
def elementwise():
    t = inputs(a=(1000,), b=(1000,))
    return t, (t["a"] * 2 + t["b"]).relu() - 0.5


@program
def matmul():
    t = inputs(a=(64, 48), b=(48, 64))
    return t, t["a"] @ t["b"]


@program
def matmul_half():
    t = inputs(a=(64, 64, dtypes.half), b=(64, 64, dtypes.half))
    return t, t["a"].matmul(t["b"], dtype=dtypes.float32)


@program
def softmax():
    t = inputs(x=(32, 100))
    return t, t["x"].softmax()


@program
def layernorm():
    t = inputs(x=(32, 128))
    return t, t["x"].layernorm()


@program
def conv2d():
    t = inputs(x=(1, 3, 20, 20), w=(8, 3, 3, 3))
    return t, t["x"].conv2d(t["w"], padding=1)


@program
def reduce_sum():
    t = inputs(x=(64, 256))
    return t, t["x"].sum(axis=1)


@program
def reduce_all():
    t = inputs(x=(20000, dtypes.int32))
    return t, t["x"].sum()


@program
def reduce_max():
    t = inputs(x=(100, 60))
    return t, t["x"].max(axis=0)


@program
def cumsum():
    t = inputs(x=(8, 300, dtypes.int32))
    return t, t["x"].cumsum(axis=1)


@program
def argmax():
    t = inputs(x=(20, 150))
    return t, t["x"].argmax(axis=1)


@program
def attention():
    t = inputs(q=(1, 2, 32, 16), k=(1, 2, 32, 16), v=(1, 2, 32, 16))
    return t, t["q"].scaled_dot_product_attention(t["k"], t["v"])


@program
def gelu_half():
    t = inputs(x=(500, dtypes.half))
    return t, t["x"].gelu()


@program
def scale_bfloat():
    t = inputs(x=(500, dtypes.bfloat16), y=(500, dtypes.bfloat16))
    return t, t["x"] * t["y"] + 1


@program
def transcendental():
    t = inputs(x=(400,))
    return t, t["x"].sin() + t["x"].exp2() * (t["x"].abs() + 1).log2() + (t["x"].abs() + 2).rsqrt()


@program
def gather():
    t = inputs(x=(50, 16), i=(40, dtypes.int32))
    return t, t["x"][t["i"]]


@program
def where_bytes():
    t = inputs(a=(700, dtypes.uint8), b=(700, dtypes.int8))
    return t, (t["a"] > 100).where(t["a"].cast(dtypes.int32), t["b"].cast(dtypes.int32) * 3)


@program
def integers():
    t = inputs(a=(300, dtypes.int64), b=(300, dtypes.int64))
    return t, (t["a"] // t["b"]) * 5 + (t["a"] % t["b"]) ^ (t["a"] << 3)


@program
def transpose_pad():
    t = inputs(x=(30, 50))
    return t, t["x"].T.pad(((1, 2), (3, 1))).contiguous()


@program
def doubles():
    t = inputs(a=(40, 30, dtypes.float64), b=(30, 20, dtypes.float64))
    return t, (t["a"] @ t["b"]) * 0.5 - 3


@program
def max_pool():
    t = inputs(x=(2, 4, 16, 16))
    return t, t["x"].max_pool2d(2)


@program
def sort():
    t = inputs(x=(64, dtypes.int32))
    return t, t["x"].sort()[0]
