// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --scf-forall-to-parallel --scf-forall-to-for
// RUN: terrace opt %s --canonicalize

func.func @f(%n: index, %m: memref<?x?xf32>, %c: f32) {
  scf.forall (%i, %j) in (%n, %n) {
    memref.store %c, %m[%i, %j] : memref<?x?xf32>
  } {mapping = [#gpu.thread<x>, #gpu.thread<y>]}
  // Whether dimensions agree is not verified.
  scf.forall (%i, %j) in (%n, %n) {
    memref.store %c, %m[%i, %j] : memref<?x?xf32>
  } {mapping = [#gpu.thread<linear_dim_9>, #gpu.warp<x>]}
  scf.forall (%i, %j) in (%n, %n) {
    memref.store %c, %m[%i, %j] : memref<?x?xf32>
  } {mapping = [#gpu.block<z>, #gpu.block<z>], t.a}
  scf.forall (%i, %j) in (%n, %n) {
    memref.store %c, %m[%i, %j] : memref<?x?xf32>
  } {mapping = [#gpu.warpgroup<linear_dim_0>, #gpu.mask<0x7>, #gpu.lane<linear_dim_1>]}
  scf.forall (%i, %j) in (%n, %n) {
    memref.store %c, %m[%i, %j] : memref<?x?xf32>
  } {mapping = [#gpu.memory_space<global>, #gpu.memory_space<private>]}
  return
}
