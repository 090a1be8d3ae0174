// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// scf.forall with the tensor and gpu dialects: parallel insertions and device mappings.

func.func @forall(%n: index, %t: tensor<?xf32>, %s: tensor<4xf32>) -> tensor<?xf32> {
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [4] [1] : tensor<4xf32> into tensor<?xf32>
    }
  }
  %1:2 = scf.forall (%i, %j) in (%n, 8) shared_outs(%o = %t, %p = %s) -> (tensor<?xf32>, tensor<4xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%i] [4] [1] : tensor<4xf32> into tensor<?xf32>
      tensor.parallel_insert_slice %s into %p[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
    }
  } {my.attr}
  scf.forall (%i, %j) in (%n, %n) {
  } {mapping = [#gpu.block<x>, #gpu.block<y>]}
  scf.forall (%i) in (1) {
  } {mapping = [#gpu.thread<linear_dim_0>], my.other = 2 : i32}
  return %0 : tensor<?xf32>
}
