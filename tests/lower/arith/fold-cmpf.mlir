// RUN: terrace opt %s --convert-arith-to-llvm --allow-unregistered-dialect

func.func @same(%x: f32, %y: f32) {
  %0 = arith.cmpf false, %x, %x : f32
  %1 = arith.cmpf oeq, %x, %x : f32
  %2 = arith.cmpf ogt, %x, %x : f32
  %3 = arith.cmpf oge, %x, %x : f32
  %4 = arith.cmpf olt, %x, %x : f32
  %5 = arith.cmpf ole, %x, %x : f32
  %6 = arith.cmpf one, %x, %x : f32
  %7 = arith.cmpf ord, %x, %x : f32
  %8 = arith.cmpf ueq, %x, %x : f32
  %9 = arith.cmpf ugt, %x, %x : f32
  %10 = arith.cmpf uge, %x, %x : f32
  %11 = arith.cmpf ult, %x, %x : f32
  %12 = arith.cmpf ule, %x, %x : f32
  %13 = arith.cmpf une, %x, %x : f32
  %14 = arith.cmpf uno, %x, %x : f32
  %15 = arith.cmpf true, %x, %x : f32
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
func.func @constants() {
  %a = arith.constant 1.0 : f32
  %b = arith.constant 2.0 : f32
  %0 = arith.cmpf false, %a, %b : f32
  %1 = arith.cmpf oeq, %a, %b : f32
  %2 = arith.cmpf ogt, %a, %b : f32
  %3 = arith.cmpf oge, %a, %b : f32
  %4 = arith.cmpf olt, %a, %b : f32
  %5 = arith.cmpf ole, %a, %b : f32
  %6 = arith.cmpf one, %a, %b : f32
  %7 = arith.cmpf ord, %a, %b : f32
  %8 = arith.cmpf ueq, %a, %b : f32
  %9 = arith.cmpf ugt, %a, %b : f32
  %10 = arith.cmpf uge, %a, %b : f32
  %11 = arith.cmpf ult, %a, %b : f32
  %12 = arith.cmpf ule, %a, %b : f32
  %13 = arith.cmpf une, %a, %b : f32
  %14 = arith.cmpf uno, %a, %b : f32
  %15 = arith.cmpf true, %a, %b : f32
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
func.func @nan(%x: f32, %y: f32) {
  %n = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf false, %x, %n : f32
  %1 = arith.cmpf oeq, %x, %n : f32
  %2 = arith.cmpf ogt, %x, %n : f32
  %3 = arith.cmpf oge, %x, %n : f32
  %4 = arith.cmpf olt, %x, %n : f32
  %5 = arith.cmpf ole, %x, %n : f32
  %6 = arith.cmpf one, %x, %n : f32
  %7 = arith.cmpf ord, %x, %n : f32
  %8 = arith.cmpf ueq, %x, %n : f32
  %9 = arith.cmpf ugt, %x, %n : f32
  %10 = arith.cmpf uge, %x, %n : f32
  %11 = arith.cmpf ult, %x, %n : f32
  %12 = arith.cmpf ule, %x, %n : f32
  %13 = arith.cmpf une, %x, %n : f32
  %14 = arith.cmpf uno, %x, %n : f32
  %15 = arith.cmpf true, %x, %n : f32
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
func.func @nan_left(%x: f32, %y: f32) {
  %n = arith.constant 0x7FC00000 : f32
  %a = arith.constant 1.0 : f32
  %0 = arith.cmpf false, %n, %x : f32
  %1 = arith.cmpf oeq, %n, %x : f32
  %2 = arith.cmpf ogt, %n, %x : f32
  %3 = arith.cmpf oge, %n, %x : f32
  %4 = arith.cmpf olt, %n, %x : f32
  %5 = arith.cmpf ole, %n, %x : f32
  %6 = arith.cmpf one, %n, %x : f32
  %7 = arith.cmpf ord, %n, %x : f32
  %8 = arith.cmpf ueq, %n, %x : f32
  %9 = arith.cmpf ugt, %n, %x : f32
  %10 = arith.cmpf uge, %n, %x : f32
  %11 = arith.cmpf ult, %n, %x : f32
  %12 = arith.cmpf ule, %n, %x : f32
  %13 = arith.cmpf une, %n, %x : f32
  %14 = arith.cmpf uno, %n, %x : f32
  %15 = arith.cmpf true, %n, %x : f32
  %16 = arith.cmpf oeq, %n, %a : f32
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
func.func @constant_left(%x: f32, %y: f32) {
  %a = arith.constant 1.0 : f32
  %0 = arith.cmpf false, %a, %x : f32
  %1 = arith.cmpf oeq, %a, %x : f32
  %2 = arith.cmpf ogt, %a, %x : f32
  %3 = arith.cmpf oge, %a, %x : f32
  %4 = arith.cmpf olt, %a, %x : f32
  %5 = arith.cmpf ole, %a, %x : f32
  %6 = arith.cmpf one, %a, %x : f32
  %7 = arith.cmpf ord, %a, %x : f32
  %8 = arith.cmpf ueq, %a, %x : f32
  %9 = arith.cmpf ugt, %a, %x : f32
  %10 = arith.cmpf uge, %a, %x : f32
  %11 = arith.cmpf ult, %a, %x : f32
  %12 = arith.cmpf ule, %a, %x : f32
  %13 = arith.cmpf une, %a, %x : f32
  %14 = arith.cmpf uno, %a, %x : f32
  %15 = arith.cmpf true, %a, %x : f32
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
