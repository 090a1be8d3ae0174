// RUN: terrace opt %s --pass-pipeline='builtin.module(convert-arith-to-llvm,convert-func-to-llvm)'
// RUN: terrace opt %s --pass-pipeline='builtin.module(convert-func-to-llvm,convert-arith-to-llvm)'
// RUN: terrace opt %s --pass-pipeline='builtin.module(finalize-memref-to-llvm,convert-arith-to-llvm)'
// RUN: terrace opt %s --pass-pipeline='builtin.module(convert-arith-to-llvm,finalize-memref-to-llvm)'
// RUN: terrace opt %s --pass-pipeline='builtin.module(convert-arith-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm)'
// RUN: terrace opt %s --pass-pipeline='builtin.module(convert-arith-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)'
// RUN: terrace opt %s --pass-pipeline='builtin.module(convert-arith-to-llvm,reconcile-unrealized-casts,convert-func-to-llvm,reconcile-unrealized-casts)'

func.func @f(%m: memref<4x?xf32>, %i: index, %j: index) -> (index, f32) {
  %c1 = arith.constant 1 : index
  %d = memref.dim %m, %c1 : memref<4x?xf32>
  %k = arith.addi %i, %d : index
  %l = arith.muli %k, %j : index
  %v = memref.load %m[%l, %k] : memref<4x?xf32>
  memref.store %v, %m[%k, %i] : memref<4x?xf32>
  return %l, %v : index, f32
}
