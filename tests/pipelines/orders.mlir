// RUN: terrace opt %s --pass-pipeline='builtin.module(convert-scf-to-cf,finalize-memref-to-llvm,convert-func-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)'
// RUN: terrace opt %s --pass-pipeline='builtin.module(convert-scf-to-cf,convert-arith-to-llvm,convert-cf-to-llvm,finalize-memref-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)'
// RUN: terrace opt %s --pass-pipeline='builtin.module(convert-scf-to-cf,convert-func-to-llvm,convert-cf-to-llvm,convert-arith-to-llvm,finalize-memref-to-llvm,reconcile-unrealized-casts)'
// RUN: terrace opt %s --convert-scf-to-cf --convert-cf-to-llvm --convert-func-to-llvm --finalize-memref-to-llvm --convert-arith-to-llvm --reconcile-unrealized-casts
// RUN: terrace opt %s --convert-scf-to-cf --convert-to-llvm
// RUN: terrace opt %s --convert-scf-to-cf --convert-to-llvm --reconcile-unrealized-casts
// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(convert-scf-to-cf,convert-arith-to-llvm),finalize-memref-to-llvm,convert-func-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts)'

func.func @sum(%m: memref<?xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %z) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    %p = arith.cmpf ogt, %v, %z : f32
    %s = scf.if %p -> f32 {
      %t = arith.addf %acc, %v : f32
      scf.yield %t : f32
    } else {
      scf.yield %acc : f32
    }
    scf.yield %s : f32
  }
  return %r : f32
}
