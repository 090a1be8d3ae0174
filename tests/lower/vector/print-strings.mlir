// RUN: terrace opt %s --convert-vector-to-llvm
// RUN: terrace opt %s --convert-vector-to-llvm --mlir-print-debuginfo --mlir-print-local-scope

// Constants and strings.

func.func @constants(%b: i8) {
  vector.print %b : i8
  vector.print str "a"
  vector.print str ""
  vector.print str "aaa\00"
  %c = arith.constant 3 : i16
  vector.print %c : i16
  %d = arith.constant 3 : index
  vector.print %d : index
  %e = arith.addi %c, %c : i16
  vector.print %e : i16
  return
}
