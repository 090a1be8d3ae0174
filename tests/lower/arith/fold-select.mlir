// RUN: terrace opt %s --convert-arith-to-llvm --allow-unregistered-dialect

func.func @select(%x: i8, %y: i8, %c: i1, %d: i1) {
  %t = arith.constant true
  %f = arith.constant false
  %a = arith.constant 5 : i8
  %b = arith.constant 6 : i8
  %0 = arith.select %t, %x, %y : i8
  %1 = arith.select %f, %x, %y : i8
  %2 = arith.select %c, %x, %x : i8
  %3 = arith.select %c, %a, %b : i8
  %4 = arith.select %t, %a, %b : i8
  %5 = arith.select %c, %a, %a : i8
  "test.use"(%0, %1, %2, %3, %4, %5) : (i8, i8, i8, i8, i8, i8) -> ()
  return
}
func.func @boolean(%c: i1, %d: i1) {
  %t = arith.constant true
  %f = arith.constant false
  %0 = arith.select %c, %t, %f : i1
  %1 = arith.select %c, %f, %t : i1
  %2 = arith.select %c, %d, %f : i1
  %3 = arith.select %c, %t, %d : i1
  %4 = arith.select %c, %t, %t : i1
  %5 = arith.select %c, %c, %d : i1
  "test.use"(%0, %1, %2, %3, %4, %5) : (i1, i1, i1, i1, i1, i1) -> ()
  return
}
func.func @on_compare(%x: i8, %y: i8) {
  %e = arith.cmpi eq, %x, %y : i8
  %n = arith.cmpi ne, %x, %y : i8
  %l = arith.cmpi slt, %x, %y : i8
  %0 = arith.select %e, %x, %y : i8
  %1 = arith.select %e, %y, %x : i8
  %2 = arith.select %n, %x, %y : i8
  %3 = arith.select %n, %y, %x : i8
  %4 = arith.select %l, %x, %y : i8
  "test.use"(%0, %1, %2, %3, %4) : (i8, i8, i8, i8, i8) -> ()
  return
}
func.func @nested(%c: i1, %d: i1, %x: i8, %y: i8, %z: i8) {
  %a = arith.select %c, %x, %y : i8
  %0 = arith.select %c, %a, %z : i8
  %1 = arith.select %c, %z, %a : i8
  %m1 = arith.constant true
  %n = arith.xori %c, %m1 : i1
  %2 = arith.select %n, %x, %y : i8
  "test.use"(%0, %1, %2) : (i8, i8, i8) -> ()
  return
}
func.func @vectors(%v: vector<2xi8>, %w: vector<2xi8>, %c: i1, %m: vector<2xi1>) {
  %t = arith.constant dense<true> : vector<2xi1>
  %p = arith.constant dense<[true, false]> : vector<2xi1>
  %a = arith.constant dense<[1, 2]> : vector<2xi8>
  %b = arith.constant dense<[3, 4]> : vector<2xi8>
  %0 = arith.select %t, %v, %w : vector<2xi1>, vector<2xi8>
  %1 = arith.select %p, %v, %w : vector<2xi1>, vector<2xi8>
  %2 = arith.select %p, %a, %b : vector<2xi1>, vector<2xi8>
  %3 = arith.select %m, %v, %v : vector<2xi1>, vector<2xi8>
  "test.use"(%0, %1, %2, %3) : (vector<2xi8>, vector<2xi8>, vector<2xi8>, vector<2xi8>) -> ()
  return
}
func.func @poison(%x: i8, %c: i1) {
  %p = ub.poison : i8
  %q = ub.poison : i1
  %0 = arith.select %c, %p, %x : i8
  %1 = arith.select %c, %x, %p : i8
  %2 = arith.select %q, %x, %x : i8
  %3 = arith.addi %x, %p : i8
  %4 = arith.cmpi eq, %x, %p : i8
  %5 = arith.extsi %p : i8 to i16
  "test.use"(%0, %1, %2, %3, %4, %5) : (i8, i8, i8, i8, i1, i16) -> ()
  return
}
