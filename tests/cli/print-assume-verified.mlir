// RUN: terrace opt %s --mlir-print-assume-verified
// RUN: terrace opt %s --mlir-print-assume-verified --mlir-print-op-generic

func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
