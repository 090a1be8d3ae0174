// RUN: terrace opt %s --finalize-memref-to-llvm
// RUN: terrace opt %s --convert-to-llvm

func.func @static(%m: memref<4x?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0 = memref.dim %m, %c0 : memref<4x?xf32>
  return %0 : index
}
func.func @dynamic(%m: memref<4x?xf32>) -> index {
  %c1 = arith.constant 1 : index
  %0 = memref.dim %m, %c1 : memref<4x?xf32>
  return %0 : index
}
func.func @variable(%m: memref<4x?xf32>, %i: index) -> index {
  %0 = memref.dim %m, %i : memref<4x?xf32>
  return %0 : index
}
func.func @out_of_range(%m: memref<4x?xf32>) -> index {
  %c7 = arith.constant 7 : index
  %0 = memref.dim %m, %c7 : memref<4x?xf32>
  return %0 : index
}
func.func @of_alloc(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %m = memref.alloc(%n) : memref<?xf32>
  %0 = memref.dim %m, %c0 : memref<?xf32>
  return %0 : index
}
