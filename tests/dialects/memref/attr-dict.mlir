// RUN: not terrace opt %s --split-input-file 2>&1

// An attribute that the form of an operation says must not be in its dictionary again.

func.func @f(%m: memref<?x?xf32>) {
  %0 = memref.transpose %m (i, j) -> (j, i) {permutation = affine_map<(i, j) -> (i, j)>} : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
  return
}

// -----

func.func @f(%m: memref<?x?xf32>) {
  %0 = memref.transpose %m (i, j) -> (j, i) {permutation = 3} : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
  return
}
