// RUN: terrace opt %s --convert-arith-to-llvm --allow-unregistered-dialect

func.func @addi(%x: i8, %y: i8) {
  %z = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %m1 = arith.constant -1 : i8
  %two = arith.constant 2 : i8
  %min = arith.constant -128 : i8
  %max = arith.constant 127 : i8
  %k = arith.constant 100 : i8
  %0 = arith.addi %x, %z : i8
  %1 = arith.addi %z, %x : i8
  %2 = arith.addi %x, %one : i8
  %3 = arith.addi %one, %x : i8
  %4 = arith.addi %x, %m1 : i8
  %5 = arith.addi %x, %x : i8
  %6 = arith.addi %k, %k : i8
  %7 = arith.addi %min, %m1 : i8
  %8 = arith.addi %max, %one : i8
  %9 = arith.addi %k, %z : i8
  %10 = arith.addi %z, %k : i8
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10) : (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) -> ()
  return
}
func.func @subi(%x: i8, %y: i8) {
  %z = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %m1 = arith.constant -1 : i8
  %two = arith.constant 2 : i8
  %min = arith.constant -128 : i8
  %max = arith.constant 127 : i8
  %k = arith.constant 100 : i8
  %0 = arith.subi %x, %z : i8
  %1 = arith.subi %z, %x : i8
  %2 = arith.subi %x, %one : i8
  %3 = arith.subi %one, %x : i8
  %4 = arith.subi %x, %m1 : i8
  %5 = arith.subi %x, %x : i8
  %6 = arith.subi %k, %k : i8
  %7 = arith.subi %min, %m1 : i8
  %8 = arith.subi %max, %one : i8
  %9 = arith.subi %k, %z : i8
  %10 = arith.subi %z, %k : i8
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10) : (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) -> ()
  return
}
func.func @muli(%x: i8, %y: i8) {
  %z = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %m1 = arith.constant -1 : i8
  %two = arith.constant 2 : i8
  %min = arith.constant -128 : i8
  %max = arith.constant 127 : i8
  %k = arith.constant 100 : i8
  %0 = arith.muli %x, %z : i8
  %1 = arith.muli %z, %x : i8
  %2 = arith.muli %x, %one : i8
  %3 = arith.muli %one, %x : i8
  %4 = arith.muli %x, %m1 : i8
  %5 = arith.muli %x, %x : i8
  %6 = arith.muli %k, %k : i8
  %7 = arith.muli %min, %m1 : i8
  %8 = arith.muli %max, %one : i8
  %9 = arith.muli %k, %z : i8
  %10 = arith.muli %z, %k : i8
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10) : (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) -> ()
  return
}
func.func @andi(%x: i8, %y: i8) {
  %z = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %m1 = arith.constant -1 : i8
  %two = arith.constant 2 : i8
  %min = arith.constant -128 : i8
  %max = arith.constant 127 : i8
  %k = arith.constant 100 : i8
  %0 = arith.andi %x, %z : i8
  %1 = arith.andi %z, %x : i8
  %2 = arith.andi %x, %one : i8
  %3 = arith.andi %one, %x : i8
  %4 = arith.andi %x, %m1 : i8
  %5 = arith.andi %x, %x : i8
  %6 = arith.andi %k, %k : i8
  %7 = arith.andi %min, %m1 : i8
  %8 = arith.andi %max, %one : i8
  %9 = arith.andi %k, %z : i8
  %10 = arith.andi %z, %k : i8
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10) : (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) -> ()
  return
}
func.func @ori(%x: i8, %y: i8) {
  %z = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %m1 = arith.constant -1 : i8
  %two = arith.constant 2 : i8
  %min = arith.constant -128 : i8
  %max = arith.constant 127 : i8
  %k = arith.constant 100 : i8
  %0 = arith.ori %x, %z : i8
  %1 = arith.ori %z, %x : i8
  %2 = arith.ori %x, %one : i8
  %3 = arith.ori %one, %x : i8
  %4 = arith.ori %x, %m1 : i8
  %5 = arith.ori %x, %x : i8
  %6 = arith.ori %k, %k : i8
  %7 = arith.ori %min, %m1 : i8
  %8 = arith.ori %max, %one : i8
  %9 = arith.ori %k, %z : i8
  %10 = arith.ori %z, %k : i8
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10) : (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) -> ()
  return
}
func.func @xori(%x: i8, %y: i8) {
  %z = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %m1 = arith.constant -1 : i8
  %two = arith.constant 2 : i8
  %min = arith.constant -128 : i8
  %max = arith.constant 127 : i8
  %k = arith.constant 100 : i8
  %0 = arith.xori %x, %z : i8
  %1 = arith.xori %z, %x : i8
  %2 = arith.xori %x, %one : i8
  %3 = arith.xori %one, %x : i8
  %4 = arith.xori %x, %m1 : i8
  %5 = arith.xori %x, %x : i8
  %6 = arith.xori %k, %k : i8
  %7 = arith.xori %min, %m1 : i8
  %8 = arith.xori %max, %one : i8
  %9 = arith.xori %k, %z : i8
  %10 = arith.xori %z, %k : i8
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10) : (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) -> ()
  return
}
