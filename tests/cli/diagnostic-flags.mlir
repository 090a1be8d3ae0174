// RUN: not terrace opt %s --mlir-print-op-on-diagnostic=false 2>&1
// RUN: not terrace opt %s --mlir-print-op-on-diagnostic=true 2>&1
// RUN: not terrace opt %s --mlir-diagnostic-verbosity-level=errors 2>&1
// RUN: not terrace opt %s --mlir-diagnostic-verbosity-level=warnings 2>&1
// RUN: not terrace opt %s --mlir-diagnostic-verbosity-level=remarks 2>&1
// RUN: not terrace opt %s --mlir-print-debuginfo 2>&1
// RUN: not terrace opt %s --mlir-print-op-generic --mlir-print-local-scope 2>&1

func.func @f(%c: i1) -> i32 {
  cf.cond_br %c, ^a, ^b
^a:
  %0 = arith.constant 1 : i32
  cf.br ^b
^b:
  return %0 : i32
}
