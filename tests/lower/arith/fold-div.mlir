// RUN: terrace opt %s --convert-arith-to-llvm --allow-unregistered-dialect

func.func @divsi(%x: i8, %y: i8) {
  %z = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %m1 = arith.constant -1 : i8
  %two = arith.constant 2 : i8
  %min = arith.constant -128 : i8
  %max = arith.constant 127 : i8
  %k = arith.constant 100 : i8
  %0 = arith.divsi %x, %one : i8
  %1 = arith.divsi %x, %x : i8
  %2 = arith.divsi %z, %x : i8
  %3 = arith.divsi %x, %z : i8
  %4 = arith.divsi %x, %m1 : i8
  %5 = arith.divsi %k, %two : i8
  %6 = arith.divsi %m1, %two : i8
  %7 = arith.divsi %min, %m1 : i8
  %8 = arith.divsi %k, %z : i8
  %9 = arith.divsi %z, %k : i8
  %10 = arith.divsi %k, %max : i8
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10) : (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) -> ()
  return
}
func.func @divui(%x: i8, %y: i8) {
  %z = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %m1 = arith.constant -1 : i8
  %two = arith.constant 2 : i8
  %min = arith.constant -128 : i8
  %max = arith.constant 127 : i8
  %k = arith.constant 100 : i8
  %0 = arith.divui %x, %one : i8
  %1 = arith.divui %x, %x : i8
  %2 = arith.divui %z, %x : i8
  %3 = arith.divui %x, %z : i8
  %4 = arith.divui %x, %m1 : i8
  %5 = arith.divui %k, %two : i8
  %6 = arith.divui %m1, %two : i8
  %7 = arith.divui %min, %m1 : i8
  %8 = arith.divui %k, %z : i8
  %9 = arith.divui %z, %k : i8
  %10 = arith.divui %k, %max : i8
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10) : (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) -> ()
  return
}
func.func @remsi(%x: i8, %y: i8) {
  %z = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %m1 = arith.constant -1 : i8
  %two = arith.constant 2 : i8
  %min = arith.constant -128 : i8
  %max = arith.constant 127 : i8
  %k = arith.constant 100 : i8
  %0 = arith.remsi %x, %one : i8
  %1 = arith.remsi %x, %x : i8
  %2 = arith.remsi %z, %x : i8
  %3 = arith.remsi %x, %z : i8
  %4 = arith.remsi %x, %m1 : i8
  %5 = arith.remsi %k, %two : i8
  %6 = arith.remsi %m1, %two : i8
  %7 = arith.remsi %min, %m1 : i8
  %8 = arith.remsi %k, %z : i8
  %9 = arith.remsi %z, %k : i8
  %10 = arith.remsi %k, %max : i8
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10) : (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) -> ()
  return
}
func.func @remui(%x: i8, %y: i8) {
  %z = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %m1 = arith.constant -1 : i8
  %two = arith.constant 2 : i8
  %min = arith.constant -128 : i8
  %max = arith.constant 127 : i8
  %k = arith.constant 100 : i8
  %0 = arith.remui %x, %one : i8
  %1 = arith.remui %x, %x : i8
  %2 = arith.remui %z, %x : i8
  %3 = arith.remui %x, %z : i8
  %4 = arith.remui %x, %m1 : i8
  %5 = arith.remui %k, %two : i8
  %6 = arith.remui %m1, %two : i8
  %7 = arith.remui %min, %m1 : i8
  %8 = arith.remui %k, %z : i8
  %9 = arith.remui %z, %k : i8
  %10 = arith.remui %k, %max : i8
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10) : (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) -> ()
  return
}
