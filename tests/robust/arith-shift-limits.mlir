// Shifts by nothing, by the width, and by more. (llvm-project#154259)
// RUN: terrace opt %s --convert-arith-to-llvm

func.func @shifts(%x: i8) -> (i8, i8, i8, i8, i8, i8) {
  %zero = arith.constant 0 : i8
  %width = arith.constant 8 : i8
  %minus = arith.constant -1 : i8
  %0 = arith.shli %x, %zero : i8
  %1 = arith.shrsi %x, %zero : i8
  %2 = arith.shrui %x, %zero : i8
  %3 = arith.shli %minus, %width : i8
  %4 = arith.shrsi %minus, %minus : i8
  %5 = arith.shrui %minus, %width : i8
  return %0, %1, %2, %3, %4, %5 : i8, i8, i8, i8, i8, i8
}
