// RUN: terrace opt %s --verify-diagnostics
// DIFFERS: mlir-opt calls the largest and smallest case values duplicates (its set reserves them).

func.func @f(%i: index) {
  scf.index_switch %i
  case 1 {
    scf.yield
  }
  case 9223372036854775807 {
    scf.yield
  }
  case -9223372036854775808 {
    scf.yield
  }
  default {
  }
  return
}
