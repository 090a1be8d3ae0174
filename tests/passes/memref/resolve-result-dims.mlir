// RUN: terrace opt %s --resolve-ranked-shaped-type-result-dims
// RUN: terrace opt %s --resolve-shaped-type-result-dims=error-on-pattern-iteration-limit=false

func.func @dims(%m: memref<4x?xf32>, %n: index, %a: memref<?x8xf32>) -> (index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %r = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [2, 2, %n, 3] : memref<4x?xf32> into memref<2x2x?x3xf32>
  %d = memref.dim %r, %c2 : memref<2x2x?x3xf32>
  %e = memref.dim %r, %c1 : memref<2x2x?x3xf32>
  %f = memref.dim %r, %n : memref<2x2x?x3xf32>
  %x = memref.assume_alignment %a, 16 : memref<?x8xf32>
  %h = memref.dim %x, %c0 : memref<?x8xf32>
  %sv = memref.subview %m[%n, 2] [2, %n] [1, 1] : memref<4x?xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
  %i = memref.dim %sv, %c1 : memref<2x?xf32, strided<[?, 1], offset: ?>>
  return %d, %e, %f, %h, %i : index, index, index, index, index
}

func.func @loops(%m: memref<?x?xf32>, %n: index, %u: memref<?xindex>) -> index {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %al = memref.alloc(%n) : memref<4x?xf32>
  %ca = memref.collapse_shape %m [[0, 1]] : memref<?x?xf32> into memref<?xf32>
  %e = memref.dim %ca, %c0 : memref<?xf32>
  %f = memref.dim %al, %c1 : memref<4x?xf32>
  %r = scf.for %i = %c0 to %n step %f iter_args(%a = %m) -> memref<?x?xf32> {
    %d = memref.dim %a, %c0 : memref<?x?xf32>
    memref.store %d, %u[%e] : memref<?xindex>
    scf.yield %a : memref<?x?xf32>
  }
  %d = memref.dim %r, %c0 : memref<?x?xf32>
  return %d : index
}
