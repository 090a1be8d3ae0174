// RUN: terrace compile %s

func.func @f(%m: memref<?x?xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %h = memref.dim %m, %c0 : memref<?x?xf32>
  %w = memref.dim %m, %c1 : memref<?x?xf32>
  scf.for %i = %c0 to %h step %c1 {
    scf.for %j = %c0 to %w step %c1 {
      memref.store %v, %m[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
