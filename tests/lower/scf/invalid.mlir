// RUN: not terrace opt %s --convert-scf-to-cf --split-input-file 2>&1

func.func @tensor_forall(%t: tensor<4xf32>) -> tensor<4xf32> {
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<4xf32> {
    scf.forall.in_parallel {
    }
  }
  return %r : tensor<4xf32>
}
// -----
func.func @multi_block(%c: i1) {
  scf.if %c {
    scf.execute_region {
      cf.br ^bb1
    ^bb1:
      scf.yield
    }
  }
  return
}
