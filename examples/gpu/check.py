#!/usr/bin/env python3
"""Runs the kernels of kernels.mlir on a GPU of NVIDIA and compares them with what the CPU computes.

    terrace compile examples/gpu/kernels.mlir --gpu=sm_90 --bare-pointers --emit=ptx \
        --gpu-toolkit=/usr/local/cuda -o kernels.ptx
    python3 examples/gpu/check.py kernels.ptx

The second command needs the driver (libcuda.so.1) and nothing else, so that it can run on another machine than the first;
machine code of `--emit=cubin` does as well. Without a driver or a GPU it says so and ends with status 0.
"""

import ctypes
import math
import random
import struct
import sys
import time


class Driver:
    """The CUDA driver. Failing calls raise RuntimeError."""

    def __init__(self):
        self.cuda = ctypes.CDLL("libcuda.so.1")
        self.call("cuInit", 0)
        device, context = ctypes.c_int(), ctypes.c_void_p()
        self.call("cuDeviceGet", ctypes.byref(device), 0)
        self.call("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)
        self.call("cuCtxSetCurrent", context)
        name = ctypes.create_string_buffer(100)
        self.call("cuDeviceGetName", name, len(name), device)
        self.name = name.value.decode()

    def call(self, function, *args):
        status = getattr(self.cuda, function)(*args)
        if status != 0:
            text = ctypes.c_char_p()
            self.cuda.cuGetErrorString(status, ctypes.byref(text))
            raise RuntimeError(f"{function}: {(text.value or b'').decode() or status}")

    def load(self, code):
        """Loads PTX or machine code."""
        self.module = ctypes.c_void_p()
        # PTX is a text that ends with a zero.
        self.call("cuModuleLoadData", ctypes.byref(self.module), ctypes.create_string_buffer(code))

    def upload(self, data):
        """Copies bytes to memory of the device, and returns its address."""
        address = ctypes.c_uint64()
        self.call("cuMemAlloc_v2", ctypes.byref(address), ctypes.c_size_t(len(data)))
        self.call("cuMemcpyHtoD_v2", address, data, ctypes.c_size_t(len(data)))
        return address

    def download(self, address, n):
        """Copies floats from the device."""
        data = ctypes.create_string_buffer(4 * n)
        self.call("cuMemcpyDtoH_v2", data, address, ctypes.c_size_t(len(data)))
        return struct.unpack(f"{n}f", data.raw)

    def launch(self, kernel, grid, block, *args):
        """Runs a kernel, whose arguments are addresses, and waits for it."""
        function = ctypes.c_void_p()
        self.call("cuModuleGetFunction", ctypes.byref(function), self.module, kernel.encode())
        pointers = (ctypes.c_void_p * len(args))(*(ctypes.addressof(arg) for arg in args))
        sizes = [ctypes.c_uint(n) for n in (*grid, *block)]
        self.call("cuLaunchKernel", function, *sizes, ctypes.c_uint(0), None, pointers, None)
        self.call("cuCtxSynchronize")


def floats(values):
    return struct.pack(f"{len(values)}f", *values)


def singles(n):
    """Random numbers that are floats of 32 bits."""
    values = [random.uniform(-1, 1) for _ in range(n)]
    return list(struct.unpack(f"{n}f", floats(values)))


def compare(kernel, actual, expected, tolerance):
    """Whether all numbers are within a tolerance, relative to the larger of 1 and the number."""
    worst = max(abs(a - e) / max(1.0, abs(e)) if a == a else math.inf for a, e in zip(actual, expected))
    good = worst <= tolerance
    print(f"{kernel}: {'ok' if good else 'WRONG'}, {len(expected)} numbers, greatest error {worst:.2e}")
    return good


def vector_add(gpu):
    n = 65536
    a, b = singles(n), singles(n)
    result = gpu.upload(bytes(4 * n))
    gpu.launch("vector_add", (n // 256, 1, 1), (256, 1, 1), gpu.upload(floats(a)), gpu.upload(floats(b)), result)
    return compare("vector_add", gpu.download(result, n), [x + y for x, y in zip(a, b)], 1e-7)


def matmul(gpu):
    n = 256
    halves = [struct.pack(f"{n * n}e", *singles(n * n)) for _ in range(2)]
    a, b = (struct.unpack(f"{n * n}e", data) for data in halves)
    result = gpu.upload(bytes(4 * n * n))
    gpu.launch("matmul", (n // 16, n // 16, 1), (32, 1, 1), *map(gpu.upload, halves), result)
    columns = [b[j::n] for j in range(n)]
    rows = [a[i * n : (i + 1) * n] for i in range(n)]
    expected = [sum(x * y for x, y in zip(row, column)) for row in rows for column in columns]
    return compare("matmul", gpu.download(result, n * n), expected, 1e-4)


def row_sums(gpu):
    rows, n = 64, 1024
    a = singles(rows * n)
    result = gpu.upload(bytes(4 * rows))
    gpu.launch("row_sums", (rows, 1, 1), (256, 1, 1), gpu.upload(floats(a)), result)
    expected = [math.fsum(a[i * n : (i + 1) * n]) for i in range(rows)]
    return compare("row_sums", gpu.download(result, rows), expected, 1e-5)


def softmax(gpu):
    rows, n = 64, 1024
    a = [8 * x for x in singles(rows * n)]
    result = gpu.upload(bytes(4 * rows * n))
    gpu.launch("softmax", (rows, 1, 1), (256, 1, 1), gpu.upload(floats(a)), result)
    expected = []
    for i in range(rows):
        row = a[i * n : (i + 1) * n]
        greatest = max(row)
        exponentials = [math.exp(x - greatest) for x in row]
        total = math.fsum(exponentials)
        expected += [x / total for x in exponentials]
    # Probabilities are small: the error is relative to their mean.
    actual = [x * n for x in gpu.download(result, rows * n)]
    return compare("softmax", actual, [x * n for x in expected], 1e-5)


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with open(sys.argv[1], "rb") as file:
        code = file.read()
    try:
        gpu = Driver()
    except (OSError, RuntimeError) as error:
        print(f"skipped: there is no GPU of NVIDIA with a driver ({error})")
        return
    print(gpu.name)
    gpu.load(code)
    random.seed(1)
    start = time.monotonic()
    results = [check(gpu) for check in (vector_add, matmul, row_sums, softmax)]
    print(f"{sum(results)} of {len(results)} kernels are right, {time.monotonic() - start:.1f} s")
    sys.exit(0 if all(results) else 1)


if __name__ == "__main__":
    main()
