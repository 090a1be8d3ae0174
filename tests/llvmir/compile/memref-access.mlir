// RUN: terrace compile %s

func.func @f(%a: memref<f32>, %b: memref<4x8xf32>, %c: memref<?x?xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.load %a[] : memref<f32>
  %1 = memref.load %b[%i, %j] : memref<4x8xf32>
  %2 = arith.addf %0, %1 : f32
  memref.store %2, %c[%j, %i] : memref<?x?xf32>
  memref.store %1, %a[] : memref<f32>
  return %2 : f32
}
func.func @constant_indices(%b: memref<4x8xf32>) -> f32 {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %0 = memref.load %b[%c3, %c1] : memref<4x8xf32>
  return %0 : f32
}
