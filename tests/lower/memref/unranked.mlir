// RUN: terrace opt %s --finalize-memref-to-llvm
// RUN: terrace opt %s --convert-to-llvm

func.func @unranked(%m: memref<*xf32>) {
  memref.dealloc %m : memref<*xf32>
  return
}
func.func @unranked_dim(%m: memref<*xf32>, %i: index) -> index {
  %0 = memref.dim %m, %i : memref<*xf32>
  return %0 : index
}
func.func @rank(%m: memref<*xf32>, %n: memref<4x4xf32>) -> (index, index) {
  %0 = memref.rank %m : memref<*xf32>
  %1 = memref.rank %n : memref<4x4xf32>
  return %0, %1 : index, index
}
func.func @to_unranked(%m: memref<4x?xf32>) -> memref<*xf32> {
  %0 = memref.cast %m : memref<4x?xf32> to memref<*xf32>
  return %0 : memref<*xf32>
}
func.func @from_unranked(%m: memref<*xf32>) -> memref<?xf32> {
  %0 = memref.cast %m : memref<*xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}
