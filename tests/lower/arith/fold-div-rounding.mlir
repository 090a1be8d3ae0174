// RUN: terrace opt %s --convert-arith-to-llvm --allow-unregistered-dialect

func.func @ceildivsi(%x: i8, %y: i8) {
  %z = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %m1 = arith.constant -1 : i8
  %two = arith.constant 2 : i8
  %min = arith.constant -128 : i8
  %max = arith.constant 127 : i8
  %k = arith.constant 100 : i8
  %0 = arith.ceildivsi %x, %one : i8
  %1 = arith.ceildivsi %z, %x : i8
  %2 = arith.ceildivsi %k, %max : i8
  %3 = arith.ceildivsi %m1, %two : i8
  %4 = arith.ceildivsi %min, %m1 : i8
  %5 = arith.ceildivsi %k, %z : i8
  %6 = arith.ceildivsi %z, %k : i8
  %7 = arith.ceildivsi %k, %m1 : i8
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (i8, i8, i8, i8, i8, i8, i8, i8) -> ()
  return
}
func.func @ceildivui(%x: i8, %y: i8) {
  %z = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %m1 = arith.constant -1 : i8
  %two = arith.constant 2 : i8
  %min = arith.constant -128 : i8
  %max = arith.constant 127 : i8
  %k = arith.constant 100 : i8
  %0 = arith.ceildivui %x, %one : i8
  %1 = arith.ceildivui %z, %x : i8
  %2 = arith.ceildivui %k, %max : i8
  %3 = arith.ceildivui %m1, %two : i8
  %4 = arith.ceildivui %min, %m1 : i8
  %5 = arith.ceildivui %k, %z : i8
  %6 = arith.ceildivui %z, %k : i8
  %7 = arith.ceildivui %k, %m1 : i8
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (i8, i8, i8, i8, i8, i8, i8, i8) -> ()
  return
}
func.func @floordivsi(%x: i8, %y: i8) {
  %z = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %m1 = arith.constant -1 : i8
  %two = arith.constant 2 : i8
  %min = arith.constant -128 : i8
  %max = arith.constant 127 : i8
  %k = arith.constant 100 : i8
  %0 = arith.floordivsi %x, %one : i8
  %1 = arith.floordivsi %z, %x : i8
  %2 = arith.floordivsi %k, %max : i8
  %3 = arith.floordivsi %m1, %two : i8
  %4 = arith.floordivsi %min, %m1 : i8
  %5 = arith.floordivsi %k, %z : i8
  %6 = arith.floordivsi %z, %k : i8
  %7 = arith.floordivsi %k, %m1 : i8
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (i8, i8, i8, i8, i8, i8, i8, i8) -> ()
  return
}
