// RUN: terrace opt %s --finalize-memref-to-llvm
// RUN: terrace opt %s --convert-to-llvm

func.func @to_dynamic(%m: memref<4x8xf32>) -> memref<?x?xf32> {
  %0 = memref.cast %m : memref<4x8xf32> to memref<?x?xf32>
  return %0 : memref<?x?xf32>
}
func.func @to_static(%m: memref<?xf32>) -> memref<4xf32> {
  %0 = memref.cast %m : memref<?xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}
func.func @layout(%m: memref<4xf32>) -> memref<4xf32, strided<[?], offset: ?>> {
  %0 = memref.cast %m : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  return %0 : memref<4xf32, strided<[?], offset: ?>>
}
func.func @into_access(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.load %0[%i] : memref<?xf32>
  memref.store %1, %0[%i] : memref<?xf32>
  return %1 : f32
}
func.func @chain(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %0 : memref<?xf32> to memref<4xf32>
  return %1 : memref<4xf32>
}
func.func @same(%m: memref<4xf32>) -> memref<4xf32> {
  %0 = memref.cast %m : memref<4xf32> to memref<4xf32>
  return %0 : memref<4xf32>
}
