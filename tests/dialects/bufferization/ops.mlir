// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

func.func @ops(%m: memref<2xf32>, %n: memref<*xi32>, %c: i1, %r: memref<?xf32>, %s: memref<f64>) -> (i1, i1) {
  %0 = bufferization.clone %m : memref<2xf32> to memref<2xf32>
  %1 = bufferization.clone %m {a} : memref<2xf32> to memref<?xf32>
  bufferization.dealloc
  bufferization.dealloc {b}
  bufferization.dealloc (%m : memref<2xf32>) if (%c)
  bufferization.dealloc (%m, %n : memref<2xf32>, memref<*xi32>) if (%c, %c) {c}
  %2 = bufferization.dealloc retain (%r : memref<?xf32>)
  %3:2 = bufferization.dealloc (%m, %n : memref<2xf32>, memref<*xi32>) if (%c, %c) retain (%r, %s : memref<?xf32>, memref<f64>) {d}
  return %3#0, %2 : i1, i1
}
