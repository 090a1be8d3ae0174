// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

func.func @forall(%n: index, %lb: index, %step: index, %t: tensor<?xf32>, %s: tensor<4xf32>) -> tensor<?xf32> {
  scf.forall (%i) in (%n) {
  }
  scf.forall (%i, %j) in (4, %n) {
    scf.forall.in_parallel {
    }
  }
  scf.forall (%i) = (%lb) to (%n) step (%step) {
  }
  scf.forall (%i, %j) = (0, %lb) to (%n, 16) step (1, 2) {
    %sum = arith.addi %i, %j : index
  }
  scf.forall (%i, %j) = (0, 0) to (%n, 16) step (1, 1) {
  }
  scf.forall (%i) = (-4) to (9223372036854775807) step (3) {
  }
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<?xf32>) {
    scf.forall.in_parallel {
    }
  }
  %1:2 = scf.forall (%i, %j) in (%n, 8) shared_outs(%o = %t, %p = %s) -> (tensor<?xf32>, tensor<4xf32>) {
  } {my.attr}
  scf.forall (%i) in (1) {
    scf.forall.in_parallel {
    }
  } {my.attr = "x"}
  scf.forall (%i) in (1) {
  } {mapping = []}
  scf.forall () in () {
  }
  scf.forall (%i, %j) = (%lb, %lb) to (%n, %n) step (%step, %step) shared_outs(%o = %t) -> (tensor<?xf32>) {
    scf.forall (%k) in (%j) {
    }
  }
  return %0 : tensor<?xf32>
}
