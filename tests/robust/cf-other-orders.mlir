// Passes in orders that nobody would choose. (llvm-project#55028)
// RUN: terrace opt %s --convert-cf-to-llvm --convert-scf-to-cf --finalize-memref-to-llvm --convert-arith-to-llvm --convert-func-to-llvm
// RUN: terrace opt %s --convert-func-to-llvm --convert-scf-to-cf --convert-cf-to-llvm --finalize-memref-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// RUN: terrace opt %s --convert-arith-to-llvm --convert-func-to-llvm --finalize-memref-to-llvm --convert-scf-to-cf --convert-cf-to-llvm

func.func @sum(%m: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %n = memref.dim %m, %c0 : memref<?xi32>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> i32 {
    %v = memref.load %m[%i] : memref<?xi32>
    %t = arith.addi %s, %v : i32
    scf.yield %t : i32
  }
  return %sum : i32
}
