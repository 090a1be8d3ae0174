// RUN: terrace opt %s --convert-arith-to-llvm

func.func @ceil() -> (i8, i8, i8, i8, i8) {
  %min = arith.constant -128 : i8
  %max = arith.constant 127 : i8
  %two = arith.constant 2 : i8
  %minus = arith.constant -1 : i8
  %0 = arith.ceildivsi %min, %two : i8
  %1 = arith.ceildivsi %max, %minus : i8
  %2 = arith.ceildivsi %min, %minus : i8
  %3 = arith.ceildivsi %min, %max : i8
  %4 = arith.ceildivsi %two, %min : i8
  return %0, %1, %2, %3, %4 : i8, i8, i8, i8, i8
}
func.func @floor() -> (i8, i8, i8, i8, i8) {
  %min = arith.constant -128 : i8
  %max = arith.constant 127 : i8
  %two = arith.constant 2 : i8
  %minus = arith.constant -1 : i8
  %0 = arith.floordivsi %min, %two : i8
  %1 = arith.floordivsi %max, %minus : i8
  %2 = arith.floordivsi %min, %minus : i8
  %3 = arith.floordivsi %min, %max : i8
  %4 = arith.floordivsi %two, %min : i8
  return %0, %1, %2, %3, %4 : i8, i8, i8, i8, i8
}
func.func @unsigned() -> (i8, i8) {
  %max = arith.constant -1 : i8
  %two = arith.constant 2 : i8
  %0 = arith.ceildivui %max, %two : i8
  %1 = arith.ceildivui %two, %max : i8
  return %0, %1 : i8, i8
}
