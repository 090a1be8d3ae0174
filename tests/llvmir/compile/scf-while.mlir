// RUN: terrace opt %s --pass-pipeline='builtin.module(convert-scf-to-cf,finalize-memref-to-llvm,convert-func-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,convert-ub-to-llvm,reconcile-unrealized-casts)' | terrace translate --mlir-to-llvmir

func.func @collatz(%n: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c3 = arith.constant 3 : i64
  %r:2 = scf.while (%x = %n, %k = %c0) : (i64, i64) -> (i64, i64) {
    %go = arith.cmpi ugt, %x, %c1 : i64
    scf.condition(%go) %x, %k : i64, i64
  } do {
  ^bb0(%y: i64, %l: i64):
    %odd = arith.trunci %y : i64 to i1
    %next = scf.if %odd -> i64 {
      %t = arith.muli %y, %c3 : i64
      %u = arith.addi %t, %c1 : i64
      scf.yield %u : i64
    } else {
      %h = arith.divui %y, %c2 : i64
      scf.yield %h : i64
    }
    %m = arith.addi %l, %c1 : i64
    scf.yield %next, %m : i64, i64
  }
  return %r#1 : i64
}
