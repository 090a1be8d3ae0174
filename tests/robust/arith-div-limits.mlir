// Rounding divisions of the least numbers. (llvm-project#89382, #106519, #115293)
// RUN: terrace opt %s --convert-arith-to-llvm
// RUN: terrace compile %s

func.func @ceil() -> (i8, i8, i8, i8) {
  %min = arith.constant -128 : i8
  %max = arith.constant 127 : i8
  %two = arith.constant 2 : i8
  %minus = arith.constant -1 : i8
  %0 = arith.divsi %min, %two : i8
  %1 = arith.divsi %max, %minus : i8
  %2 = arith.divsi %min, %minus : i8
  %3 = arith.remsi %min, %minus : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}
func.func @zero(%x: i32) -> (i32, i32, i32, i32) {
  %zero = arith.constant 0 : i32
  %0 = arith.divsi %x, %zero : i32
  %1 = arith.divui %x, %zero : i32
  %2 = arith.remsi %x, %zero : i32
  %3 = arith.remui %x, %zero : i32
  return %0, %1, %2, %3 : i32, i32, i32, i32
}
