// RUN: terrace opt %s --convert-arith-to-llvm --mlir-print-debuginfo
// RUN: terrace opt %s --convert-func-to-llvm --mlir-print-debuginfo
// RUN: terrace opt %s --finalize-memref-to-llvm --mlir-print-debuginfo
// RUN: terrace opt %s --convert-cf-to-llvm --mlir-print-debuginfo
// RUN: terrace opt %s --convert-scf-to-cf --mlir-print-debuginfo
// RUN: terrace opt %s --convert-scf-to-cf --convert-to-llvm --mlir-print-debuginfo

func.func private @callee(index) -> (i32, index) loc("callee")
func.func @f(%i: index loc("i"), %m: memref<?xf32> loc("m"), %c: i1 loc("c")) -> index {
  %0 = arith.addi %i, %i : index loc("add")
  %k = arith.constant 2 : index loc("k")
  %1 = arith.floordivsi %0, %k : index loc("div")
  %2:2 = call @callee(%1) : (index) -> (i32, index) loc("call")
  %3 = memref.load %m[%2#1] : memref<?xf32> loc("load")
  %4 = memref.alloc() : memref<f32> loc("alloc")
  memref.store %3, %4[] : memref<f32> loc("store")
  cf.assert %c, "msg" loc("assert")
  %5 = scf.if %c -> index {
    scf.yield %i : index loc("yield1")
  } else {
    scf.yield %2#1 : index loc("yield2")
  } loc("if")
  %k1 = arith.constant 1 : index loc("k1")
  %6 = scf.for %j = %k1 to %5 step %k iter_args(%a = %k) -> index {
    scf.yield %j : index loc("yield3")
  } loc("for")
  cf.br ^bb1(%6 : index) loc("br")
^bb1(%x: index loc("x")):
  return %x : index loc("return")
} loc("f")
