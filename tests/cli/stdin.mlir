// RUN: terrace opt %s | terrace opt
// RUN: terrace opt %s | terrace opt -
// RUN: terrace opt %s | terrace opt - -o -
// RUN: terrace opt %s | terrace opt --mlir-print-debuginfo --mlir-print-local-scope
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt | terrace opt --mlir-print-op-generic

func.func @f(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
