// RUN: terrace opt %s --convert-to-llvm
// RUN: terrace compile %s

func.func @wide(%x: i1000) -> (i1000, i8388607) {
  %0 = arith.constant 1234567890123456789012345678901234567890 : i1000
  %1 = arith.addi %x, %0 : i1000
  %2 = arith.extui %1 : i1000 to i8388607
  return %1, %2 : i1000, i8388607
}
func.func @folded() -> i1000 {
  %0 = arith.constant 1234567890123456789012345678901234567890 : i1000
  %1 = arith.muli %0, %0 : i1000
  return %1 : i1000
}
