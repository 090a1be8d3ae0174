// RUN: terrace opt %s --pass-pipeline='builtin.module(convert-scf-to-cf,finalize-memref-to-llvm,convert-func-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,convert-ub-to-llvm,reconcile-unrealized-casts)' | terrace translate --mlir-to-llvmir

func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.muli %a, %b : i32
  %1 = arith.addi %a, %b : i32
  %2 = memref.alloca() : memref<4xi32>
  return %1 : i32
}
