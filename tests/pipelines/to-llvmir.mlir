// RUN: terrace opt %s --pass-pipeline='builtin.module(convert-scf-to-cf,finalize-memref-to-llvm,convert-func-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)' | terrace translate --mlir-to-llvmir
// RUN: terrace opt %s --pass-pipeline='builtin.module(convert-arith-to-llvm,func.func(convert-scf-to-cf),finalize-memref-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,convert-arith-to-llvm,reconcile-unrealized-casts)' | terrace translate --mlir-to-llvmir
// RUN: terrace opt %s --convert-scf-to-cf --convert-to-llvm --reconcile-unrealized-casts | terrace translate --mlir-to-llvmir
// RUN: terrace compile %s

func.func @fill(%m: memref<?xi32>, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.index_cast %i : index to i32
    %y = arith.addi %x, %v : i32
    memref.store %y, %m[%i] : memref<?xi32>
  }
  return
}
