// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Unusual, and accepted.

func.func @f(%c: i1, %i: index, %a: i32) {
  scf.while () : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  scf.forall (%x) = (0) to (4) step (0) {
  }
  scf.forall (%x) = (4) to (0) step (-1) {
  }
  return
}
