// RUN: not terrace opt %s --mlir-very-unsafe-disable-verifier-on-parsing --convert-scf-to-cf 2>&1
// RUN: terrace opt %s --mlir-very-unsafe-disable-verifier-on-parsing --verify-each=false
// RUN: not terrace opt %s 2>&1
// RUN: terrace opt %s --mlir-very-unsafe-disable-verifier-on-parsing --verify-each=false --mlir-print-assume-verified

func.func @f() -> i32 {
  return
}
