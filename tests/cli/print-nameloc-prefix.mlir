// RUN: terrace opt %s --mlir-use-nameloc-as-prefix --allow-unregistered-dialect
// RUN: terrace opt %s --mlir-use-nameloc-as-prefix --mlir-print-debuginfo --allow-unregistered-dialect
// RUN: terrace opt %s --mlir-use-nameloc-as-prefix --mlir-print-op-generic --allow-unregistered-dialect

#n = loc("alias")
func.func @f(%a: i32 loc("left"), %b: i32 loc("right"("f.c":1:1)), %c: i32 loc("f.c":2:2)) -> i32 {
  %0 = arith.addi %a, %b : i32 loc("sum")
  %1 = arith.addi %0, %c : i32 loc("sum")
  %2 = arith.constant 7 : i32 loc("seven")
  %3 = arith.constant 8 : i32
  %4 = arith.muli %1, %2 : i32 loc("with space")
  %5 = arith.muli %4, %3 : i32 loc("1digit")
  %6 = arith.muli %5, %3 : i32 loc("")
  %7:2 = "x.two"() : () -> (i32, i32) loc("pair")
  %8 = arith.muli %6, %7#1 : i32 loc("a.b-c$d/e")
  %9 = arith.muli %8, %7#0 : i32 loc(fused["fused", "f.c":1:1])
  %10 = arith.muli %9, %9 : i32 loc(callsite("callee" at "caller"))
  %11 = arith.muli %10, %10 : i32 loc(#n)
  cf.br ^bb1(%11 : i32)
^bb1(%x: i32 loc("block_arg")):
  return %x : i32
}
