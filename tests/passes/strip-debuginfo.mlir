// RUN: terrace opt %s --strip-debuginfo --mlir-print-debuginfo
// RUN: terrace opt %s --pass-pipeline="builtin.module(func.func(strip-debuginfo))" --mlir-print-debuginfo

func.func @f(%a: i32 loc("arg"), %c: i1) -> i32 {
  %0 = scf.if %c -> i32 {
    %1 = arith.addi %a, %a : i32 loc("add")
    scf.yield %1 : i32
  } else {
    scf.yield %a : i32
  }
  cf.br ^bb1(%0 : i32)
^bb1(%x: i32 loc(fused["a", "b"])):
  return %x : i32 loc(callsite("c" at "d":1:2))
} loc("f")
module @m {
  func.func private @g(i32 loc("p")) loc("g")
} loc("m")
