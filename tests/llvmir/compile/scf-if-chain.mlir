// RUN: terrace opt %s --pass-pipeline='builtin.module(convert-scf-to-cf,finalize-memref-to-llvm,convert-func-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,convert-ub-to-llvm,reconcile-unrealized-casts)' | terrace translate --mlir-to-llvmir

func.func @sign(%x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %m1 = arith.constant -1 : i32
  %p = arith.cmpi sgt, %x, %c0 : i32
  %r = scf.if %p -> i32 {
    scf.yield %c1 : i32
  } else {
    %n = arith.cmpi slt, %x, %c0 : i32
    %s = scf.if %n -> i32 {
      scf.yield %m1 : i32
    } else {
      scf.yield %c0 : i32
    }
    scf.yield %s : i32
  }
  return %r : i32
}
