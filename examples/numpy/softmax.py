"""A kernel in MLIR, called with arrays of numpy: softmax of each row, in place."""

import numpy as np
import terrace

KERNEL = """
func.func @softmax(%m: memref<?x?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %low = arith.constant 0xFFF0000000000000 : f64
  %rows = memref.dim %m, %c0 : memref<?x?xf64>
  %columns = memref.dim %m, %c1 : memref<?x?xf64>
  scf.for %i = %c0 to %rows step %c1 {
    %max = scf.for %j = %c0 to %columns step %c1 iter_args(%max = %low) -> (f64) {
      %x = memref.load %m[%i, %j] : memref<?x?xf64>
      %next = arith.maximumf %max, %x : f64
      scf.yield %next : f64
    }
    %sum = scf.for %j = %c0 to %columns step %c1 iter_args(%sum = %zero) -> (f64) {
      %x = memref.load %m[%i, %j] : memref<?x?xf64>
      %d = arith.subf %x, %max : f64
      %e = math.exp %d : f64
      memref.store %e, %m[%i, %j] : memref<?x?xf64>
      %next = arith.addf %sum, %e : f64
      scf.yield %next : f64
    }
    scf.for %j = %c0 to %columns step %c1 {
      %e = memref.load %m[%i, %j] : memref<?x?xf64>
      %q = arith.divf %e, %sum : f64
      memref.store %q, %m[%i, %j] : memref<?x?xf64>
    }
  }
  return
}
"""


def main():
    softmax = terrace.Jit(KERNEL, level=2)["softmax"]
    array = np.random.default_rng(0).normal(size=(4, 1000))
    expected = np.exp(array) / np.exp(array).sum(axis=1, keepdims=True)
    softmax(array)
    assert np.allclose(array, expected)
    print("rows add up to", array.sum(axis=1))


if __name__ == "__main__":
    main()
