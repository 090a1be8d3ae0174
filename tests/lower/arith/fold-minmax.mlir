// RUN: terrace opt %s --convert-arith-to-llvm --allow-unregistered-dialect

func.func @maxsi(%x: i8, %y: i8) {
  %z = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %m1 = arith.constant -1 : i8
  %two = arith.constant 2 : i8
  %min = arith.constant -128 : i8
  %max = arith.constant 127 : i8
  %k = arith.constant 100 : i8
  %0 = arith.maxsi %x, %x : i8
  %1 = arith.maxsi %x, %min : i8
  %2 = arith.maxsi %min, %x : i8
  %3 = arith.maxsi %x, %max : i8
  %4 = arith.maxsi %x, %z : i8
  %5 = arith.maxsi %z, %x : i8
  %6 = arith.maxsi %x, %m1 : i8
  %7 = arith.maxsi %k, %m1 : i8
  %8 = arith.maxsi %min, %max : i8
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8) : (i8, i8, i8, i8, i8, i8, i8, i8, i8) -> ()
  return
}
func.func @maxui(%x: i8, %y: i8) {
  %z = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %m1 = arith.constant -1 : i8
  %two = arith.constant 2 : i8
  %min = arith.constant -128 : i8
  %max = arith.constant 127 : i8
  %k = arith.constant 100 : i8
  %0 = arith.maxui %x, %x : i8
  %1 = arith.maxui %x, %min : i8
  %2 = arith.maxui %min, %x : i8
  %3 = arith.maxui %x, %max : i8
  %4 = arith.maxui %x, %z : i8
  %5 = arith.maxui %z, %x : i8
  %6 = arith.maxui %x, %m1 : i8
  %7 = arith.maxui %k, %m1 : i8
  %8 = arith.maxui %min, %max : i8
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8) : (i8, i8, i8, i8, i8, i8, i8, i8, i8) -> ()
  return
}
func.func @minsi(%x: i8, %y: i8) {
  %z = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %m1 = arith.constant -1 : i8
  %two = arith.constant 2 : i8
  %min = arith.constant -128 : i8
  %max = arith.constant 127 : i8
  %k = arith.constant 100 : i8
  %0 = arith.minsi %x, %x : i8
  %1 = arith.minsi %x, %min : i8
  %2 = arith.minsi %min, %x : i8
  %3 = arith.minsi %x, %max : i8
  %4 = arith.minsi %x, %z : i8
  %5 = arith.minsi %z, %x : i8
  %6 = arith.minsi %x, %m1 : i8
  %7 = arith.minsi %k, %m1 : i8
  %8 = arith.minsi %min, %max : i8
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8) : (i8, i8, i8, i8, i8, i8, i8, i8, i8) -> ()
  return
}
func.func @minui(%x: i8, %y: i8) {
  %z = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %m1 = arith.constant -1 : i8
  %two = arith.constant 2 : i8
  %min = arith.constant -128 : i8
  %max = arith.constant 127 : i8
  %k = arith.constant 100 : i8
  %0 = arith.minui %x, %x : i8
  %1 = arith.minui %x, %min : i8
  %2 = arith.minui %min, %x : i8
  %3 = arith.minui %x, %max : i8
  %4 = arith.minui %x, %z : i8
  %5 = arith.minui %z, %x : i8
  %6 = arith.minui %x, %m1 : i8
  %7 = arith.minui %k, %m1 : i8
  %8 = arith.minui %min, %max : i8
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8) : (i8, i8, i8, i8, i8, i8, i8, i8, i8) -> ()
  return
}
