// RUN: terrace opt %s --convert-arith-to-llvm --allow-unregistered-dialect

func.func @addui(%x: i8, %y: i8) {
  %z = arith.constant 0 : i8
  %k = arith.constant 100 : i8
  %m = arith.constant -1 : i8
  %0:2 = arith.addui_extended %x, %z : i8, i1
  %1:2 = arith.addui_extended %z, %x : i8, i1
  %2:2 = arith.addui_extended %k, %k : i8, i1
  %3:2 = arith.addui_extended %m, %k : i8, i1
  %4:2 = arith.addui_extended %k, %x : i8, i1
  "test.use"(%0#0, %0#1, %1#0, %1#1, %2#0, %2#1, %3#0, %3#1, %4#0, %4#1) : (i8, i1, i8, i1, i8, i1, i8, i1, i8, i1) -> ()
  return
}
func.func @mulsi(%x: i8) {
  %z = arith.constant 0 : i8
  %o = arith.constant 1 : i8
  %k = arith.constant 100 : i8
  %m = arith.constant -1 : i8
  %0:2 = arith.mulsi_extended %x, %z : i8
  %1:2 = arith.mulsi_extended %z, %x : i8
  %2:2 = arith.mulsi_extended %k, %m : i8
  %3:2 = arith.mulsi_extended %x, %o : i8
  %4:2 = arith.mulsi_extended %k, %x : i8
  "test.use"(%0#0, %0#1, %1#0, %1#1, %2#0, %2#1, %3#0, %3#1, %4#0, %4#1) : (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) -> ()
  return
}
func.func @mului(%x: i8) {
  %z = arith.constant 0 : i8
  %o = arith.constant 1 : i8
  %k = arith.constant 100 : i8
  %m = arith.constant -1 : i8
  %0:2 = arith.mului_extended %x, %z : i8
  %1:2 = arith.mului_extended %o, %x : i8
  %2:2 = arith.mului_extended %k, %m : i8
  %3:2 = arith.mului_extended %x, %o : i8
  %4:2 = arith.mului_extended %k, %x : i8
  "test.use"(%0#0, %0#1, %1#0, %1#1, %2#0, %2#1, %3#0, %3#1, %4#0, %4#1) : (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) -> ()
  return
}
func.func @dead_result(%x: i8) {
  %0:2 = arith.addui_extended %x, %x : i8, i1
  %1:2 = arith.mulsi_extended %x, %x : i8
  "test.use"(%0#0, %1#0) : (i8, i8) -> ()
  return
}
