// RUN: terrace opt %s --mlir-print-skip-regions --no-implicit-module
// RUN: terrace opt %s --mlir-print-skip-regions
// RUN: terrace opt %s --mlir-print-skip-regions --mlir-print-op-generic

func.func @f(%n: index, %c: i1) -> i32 {
  %r = scf.if %c -> i32 {
    %0 = arith.constant 1 : i32
    scf.yield %0 : i32
  } else {
    %1 = arith.constant 2 : i32
    scf.yield %1 : i32
  }
  return %r : i32
}
