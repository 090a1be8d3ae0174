// RUN: terrace opt %s --convert-arith-to-llvm --allow-unregistered-dialect

func.func @shli(%x: i8, %y: i8) {
  %z = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %m1 = arith.constant -1 : i8
  %two = arith.constant 2 : i8
  %min = arith.constant -128 : i8
  %max = arith.constant 127 : i8
  %k = arith.constant 100 : i8
  %0 = arith.shli %x, %z : i8
  %1 = arith.shli %z, %x : i8
  %2 = arith.shli %m1, %x : i8
  %3 = arith.shli %k, %one : i8
  %4 = arith.shli %min, %one : i8
  %5 = arith.shli %k, %k : i8
  %6 = arith.shli %k, %two : i8
  %7 = arith.shli %x, %one : i8
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (i8, i8, i8, i8, i8, i8, i8, i8) -> ()
  return
}
func.func @shrsi(%x: i8, %y: i8) {
  %z = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %m1 = arith.constant -1 : i8
  %two = arith.constant 2 : i8
  %min = arith.constant -128 : i8
  %max = arith.constant 127 : i8
  %k = arith.constant 100 : i8
  %0 = arith.shrsi %x, %z : i8
  %1 = arith.shrsi %z, %x : i8
  %2 = arith.shrsi %m1, %x : i8
  %3 = arith.shrsi %k, %one : i8
  %4 = arith.shrsi %min, %one : i8
  %5 = arith.shrsi %k, %k : i8
  %6 = arith.shrsi %k, %two : i8
  %7 = arith.shrsi %x, %one : i8
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (i8, i8, i8, i8, i8, i8, i8, i8) -> ()
  return
}
func.func @shrui(%x: i8, %y: i8) {
  %z = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %m1 = arith.constant -1 : i8
  %two = arith.constant 2 : i8
  %min = arith.constant -128 : i8
  %max = arith.constant 127 : i8
  %k = arith.constant 100 : i8
  %0 = arith.shrui %x, %z : i8
  %1 = arith.shrui %z, %x : i8
  %2 = arith.shrui %m1, %x : i8
  %3 = arith.shrui %k, %one : i8
  %4 = arith.shrui %min, %one : i8
  %5 = arith.shrui %k, %k : i8
  %6 = arith.shrui %k, %two : i8
  %7 = arith.shrui %x, %one : i8
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (i8, i8, i8, i8, i8, i8, i8, i8) -> ()
  return
}
