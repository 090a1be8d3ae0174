// RUN: not terrace opt %s --scf-forall-to-for 2>&1
// RUN: not terrace opt %s --scf-forall-to-parallel 2>&1
// DIFFERS: upstream makes invalid operations of the first one, and fails without a message for the second one.

func.func @outputs(%t: tensor<4xf32>) -> tensor<4xf32> {
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4xf32> {
  }
  return %r : tensor<4xf32>
}
