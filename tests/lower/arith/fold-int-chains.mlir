// RUN: terrace opt %s --convert-arith-to-llvm --allow-unregistered-dialect

func.func @addi(%x: i8, %y: i8) {
  %c1 = arith.constant 1 : i8
  %c2 = arith.constant 2 : i8
  %s = arith.subi %x, %y : i8
  %0 = arith.addi %s, %y : i8
  %1 = arith.addi %y, %s : i8
  %a = arith.addi %x, %c1 : i8
  %2 = arith.addi %a, %c2 : i8
  %3 = arith.subi %a, %c2 : i8
  "test.use"(%0, %1, %2, %3) : (i8, i8, i8, i8) -> ()
  return
}
func.func @subi(%x: i8, %y: i8) {
  %a = arith.addi %x, %y : i8
  %0 = arith.subi %a, %y : i8
  %1 = arith.subi %a, %x : i8
  %2 = arith.subi %x, %a : i8
  "test.use"(%0, %1, %2) : (i8, i8, i8) -> ()
  return
}
func.func @xori(%x: i8, %y: i8) {
  %m1 = arith.constant -1 : i8
  %a = arith.xori %x, %y : i8
  %0 = arith.xori %a, %y : i8
  %1 = arith.xori %a, %x : i8
  %2 = arith.xori %y, %a : i8
  %n = arith.xori %x, %m1 : i8
  %3 = arith.xori %n, %m1 : i8
  "test.use"(%0, %1, %2, %3) : (i8, i8, i8, i8) -> ()
  return
}
func.func @and_or(%x: i8, %y: i8) {
  %c3 = arith.constant 3 : i8
  %c5 = arith.constant 5 : i8
  %m1 = arith.constant -1 : i8
  %a = arith.andi %x, %c3 : i8
  %0 = arith.andi %a, %c5 : i8
  %1 = arith.andi %a, %c3 : i8
  %n = arith.xori %x, %m1 : i8
  %2 = arith.andi %x, %n : i8
  %3 = arith.andi %n, %x : i8
  %4 = arith.ori %x, %n : i8
  %5 = arith.ori %n, %x : i8
  %b = arith.andi %x, %y : i8
  %6 = arith.andi %b, %x : i8
  %7 = arith.ori %b, %x : i8
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7) : (i8, i8, i8, i8, i8, i8, i8, i8) -> ()
  return
}
func.func @muli_div(%x: i8, %y: i8) {
  %m = arith.muli %x, %y : i8
  %0 = arith.divsi %m, %y : i8
  %n = arith.muli %x, %y overflow<nsw> : i8
  %1 = arith.divsi %n, %y : i8
  %2 = arith.divsi %n, %x : i8
  %u = arith.muli %x, %y overflow<nuw> : i8
  %3 = arith.divui %u, %y : i8
  %4 = arith.divui %u, %x : i8
  "test.use"(%0, %1, %2, %3, %4) : (i8, i8, i8, i8, i8) -> ()
  return
}
func.func @remainder_of_remainder(%x: i8) {
  %c3 = arith.constant 3 : i8
  %a = arith.remui %x, %c3 : i8
  %0 = arith.remui %a, %c3 : i8
  %1 = arith.remsi %a, %c3 : i8
  "test.use"(%0, %1) : (i8, i8) -> ()
  return
}
func.func @sub_of_zero(%x: i8) {
  %z = arith.constant 0 : i8
  %a = arith.subi %z, %x : i8
  %0 = arith.subi %z, %a : i8
  %1 = arith.addi %x, %a : i8
  "test.use"(%0, %1) : (i8, i8) -> ()
  return
}
