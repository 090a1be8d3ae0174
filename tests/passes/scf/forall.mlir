// RUN: terrace opt %s --scf-forall-to-for
// RUN: terrace opt %s --scf-forall-to-parallel
// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(scf-forall-to-parallel,scf-parallel-for-to-nested-fors))'
// RUN: terrace opt %s --scf-forall-to-for --mlir-print-debuginfo

func.func @forall(%a: memref<?x?xi32>, %n: index, %x: i32) {
  scf.forall (%i, %j) = (0, %n) to (%n, 8) step (1, 2) {
    memref.store %x, %a[%i, %j] : memref<?x?xi32>
  } {mapping = [], bar}
  scf.forall (%i) in (%n) {
    scf.forall (%j) in (%i) {
      memref.store %x, %a[%i, %j] : memref<?x?xi32>
    }
    memref.store %x, %a[%i, %i] : memref<?x?xi32>
  }
  return
}
