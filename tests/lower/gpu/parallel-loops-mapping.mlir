// RUN: terrace opt %s --convert-parallel-loops-to-gpu 2>&1

// The error says the operation with its operands, and the loop stays.

func.func @mapping(%n: index, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 1.0 : f32
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %f, %m[%i] : memref<?xf32>
    scf.reduce
  } {mapping = [1 : i32]}
  return
}
