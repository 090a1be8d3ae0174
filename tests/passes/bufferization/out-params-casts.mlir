// RUN: terrace opt %s --buffer-results-to-out-params

// Casts of an argument that have no cast in common: the caller goes on with a copy.
func.func private @f(%a: memref<4xf32>) -> memref<8xf32> {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %0 : memref<?xf32> to memref<8xf32>
  return %1 : memref<8xf32>
}
func.func @g(%a: memref<4xf32>) -> f32 {
  %c = arith.constant 0 : index
  %r = call @f(%a) : (memref<4xf32>) -> memref<8xf32>
  %v = memref.load %r[%c] : memref<8xf32>
  return %v : f32
}
