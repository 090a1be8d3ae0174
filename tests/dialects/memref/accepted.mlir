// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Unusual, and accepted.

func.func @f(%n: memref<4xf32>, %m: memref<?xf32>, %nn: memref<4x5x6xf32>, %z: memref<f32>, %ti: memref<1xi32>, %i: index, %a: i32) {
  %0 = memref.alloc()[] : memref<4xf32>
  %1 = memref.realloc %n() : memref<4xf32> to memref<4xf32>
  %c = arith.constant 5 : index
  %2 = memref.dim %m, %c : memref<?xf32>
  %3 = memref.collapse_shape %nn [[0], [1], [2]] : memref<4x5x6xf32> into memref<4x5x6xf32>
  %4 = memref.expand_shape %m [[0, 1]] output_shape [%i, %i] : memref<?xf32> into memref<?x?xf32>
  %5 = memref.expand_shape %n [[0]] output_shape [4] : memref<4xf32> into memref<4xf32>
  %6 = memref.expand_shape %z [] output_shape [] : memref<f32> into memref<f32>
  %7 = memref.reshape %n(%ti) : (memref<4xf32>, memref<1xi32>) -> memref<4xf32, 1>
  %8 = memref.atomic_rmw minnumf %a, %ti[%i] : (i32, memref<1xi32>) -> i32
  return
}
