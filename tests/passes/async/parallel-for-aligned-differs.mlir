// RUN: terrace opt %s --async-parallel-for
// RUN: terrace opt %s --async-parallel-for="async-dispatch=false num-workers=3 min-task-size=5"
// DIFFERS: blocks are made larger so that they have whole inner loops; upstream keeps their number, and the last ones run iterations again

func.func @two(%ub: index, %m: memref<?x10xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %k = arith.constant 1.0 : f32
  scf.parallel (%i, %j) = (%c0, %c0) to (%ub, %c10) step (%c1, %c1) {
    memref.store %k, %m[%i, %j] : memref<?x10xf32>
  }
  return
}

func.func @four(%m: memref<?x?x?x?xf32>, %k: f32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c20 = arith.constant 20 : index
  scf.parallel (%i, %j, %p, %q) = (%c0, %c0, %c3, %c0) to (%n, %c20, %c20, %c20) step (%c1, %c1, %c3, %c1) {
    memref.store %k, %m[%i, %j, %p, %q] : memref<?x?x?x?xf32>
  }
  return
}
