// Calls through pointers: virtual methods of objects made on the device, tables of functions, a pointer as argument.

struct Shape {
    int id;
    __device__ Shape(int id) : id(id) {}
    __device__ virtual int area() const = 0;
    __device__ virtual int scaled(int by) const { return area() * by + id; }
};
struct Square : Shape {
    int side;
    __device__ Square(int id, int side) : Shape(id), side(side) {}
    __device__ int area() const override { return side * side; }
};
struct Rectangle : Shape {
    int a, b;
    __device__ Rectangle(int id, int a, int b) : Shape(id), a(a), b(b) {}
    __device__ int area() const override { return a * b; }
    __device__ int scaled(int by) const override { return Shape::scaled(by) - 1; }
};

extern "C" __global__ void virtual_methods(int* out) {
    int i = threadIdx.x;
    Square square(i, i % 7);
    Rectangle rectangle(i, i % 5, 3);
    const Shape* shape = i % 3 == 0 ? static_cast<const Shape*>(&square) : &rectangle;
    out[i] = shape->scaled(i % 4) + shape->area();
}

typedef int (*Function)(int);
__device__ __noinline__ int twice(int x) { return 2 * x; }
__device__ __noinline__ int square(int x) { return x * x; }
__device__ __noinline__ int negate(int x) { return -x; }
__device__ Function table[3] = {twice, square, negate};
__device__ __noinline__ int apply(Function f, int x, int times) {
    for (int k = 0; k < times; ++k) x = f(x);
    return x;
}

extern "C" __global__ void pointers(int* out) {
    int i = threadIdx.x;
    out[i] = apply(table[i % 3], i % 9, 1 + i % 2);
}
