// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// DIFFERS: mlir-opt prints the attributes of memref.prefetch and memref.dma_start and cannot read them back.

func.func @f(%m: memref<?xf32>, %t: memref<1xi32>, %i: index) {
  memref.prefetch %m[%i], write, locality<3>, data {my.tag} : memref<?xf32>
  memref.dma_start %m[%i], %m[%i], %i, %t[%i] {my.tag} : memref<?xf32>, memref<?xf32>, memref<1xi32>
  return
}
