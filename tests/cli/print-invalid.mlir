// RUN: terrace opt %s --mlir-very-unsafe-disable-verifier-on-parsing
// RUN: terrace opt %s --mlir-very-unsafe-disable-verifier-on-parsing --mlir-print-assume-verified

// Printing falls back to the generic form when the operation does not verify, unless told that it does.
func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return
}
