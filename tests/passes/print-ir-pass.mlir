// RUN: terrace opt %s --print-ir 2>&1
// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(print-ir{label=functions}),cse,print-ir{label=after})' --mlir-disable-threading 2>&1
// RUN: terrace opt %s --print-ir --mlir-print-debuginfo 2>&1
// RUN: terrace opt %s --print-ir --mlir-print-op-generic 2>&1
// RUN: terrace opt %s --print-ir --verify-diagnostics 2>&1

// The pass prints the operation without aliases, by the flags of the command line.

#map = affine_map<(d0) -> (d0 + 1)>
module @m {
  func.func @f(%x: i32, %i: index) -> (i32, i32, index) {
    %0 = arith.addi %x, %x : i32
    %1 = arith.addi %x, %x : i32
    %2 = affine.apply #map(%i)
    return %0, %1, %2 : i32, i32, index
  }
  func.func private @g(i32) -> i32
}
