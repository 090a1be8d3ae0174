// RUN: terrace opt %s --ownership-based-buffer-deallocation

// The block that a choice lives on in knows whether it owns it.
func.func @outside(%m: memref<?xf32>, %n: memref<?xf32>, %c: i1) -> memref<?xf32> {
  %0 = arith.select %c, %m, %n : memref<?xf32>
  cf.br ^bb1
^bb1:
  return %0 : memref<?xf32>
}

func.func @inside(%m: memref<?xf32>, %n: memref<?xf32>, %c: i1) -> memref<?xf32> {
  %0 = arith.select %c, %m, %n : memref<?xf32>
  return %0 : memref<?xf32>
}
