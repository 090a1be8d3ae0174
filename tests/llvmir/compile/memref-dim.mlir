// RUN: terrace compile %s

func.func @f(%m: memref<?x?x4xf32>, %i: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = memref.dim %m, %c0 : memref<?x?x4xf32>
  %1 = memref.dim %m, %c1 : memref<?x?x4xf32>
  %2 = memref.dim %m, %i : memref<?x?x4xf32>
  return %0, %1, %2 : index, index, index
}
