// RUN: terrace opt %s --convert-arith-to-llvm --allow-unregistered-dialect

func.func @same(%x: i8, %y: i8) {
  %0 = arith.cmpi eq, %x, %x : i8
  %1 = arith.cmpi ne, %x, %x : i8
  %2 = arith.cmpi slt, %x, %x : i8
  %3 = arith.cmpi sle, %x, %x : i8
  %4 = arith.cmpi sgt, %x, %x : i8
  %5 = arith.cmpi sge, %x, %x : i8
  %6 = arith.cmpi ult, %x, %x : i8
  %7 = arith.cmpi ule, %x, %x : i8
  %8 = arith.cmpi ugt, %x, %x : i8
  %9 = arith.cmpi uge, %x, %x : i8
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
func.func @constants() {
  %a = arith.constant -1 : i8
  %b = arith.constant 1 : i8
  %0 = arith.cmpi eq, %a, %b : i8
  %1 = arith.cmpi ne, %a, %b : i8
  %2 = arith.cmpi slt, %a, %b : i8
  %3 = arith.cmpi sle, %a, %b : i8
  %4 = arith.cmpi sgt, %a, %b : i8
  %5 = arith.cmpi sge, %a, %b : i8
  %6 = arith.cmpi ult, %a, %b : i8
  %7 = arith.cmpi ule, %a, %b : i8
  %8 = arith.cmpi ugt, %a, %b : i8
  %9 = arith.cmpi uge, %a, %b : i8
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
func.func @constant_left(%x: i8, %y: i8) {
  %b = arith.constant 1 : i8
  %0 = arith.cmpi eq, %b, %x : i8
  %1 = arith.cmpi ne, %b, %x : i8
  %2 = arith.cmpi slt, %b, %x : i8
  %3 = arith.cmpi sle, %b, %x : i8
  %4 = arith.cmpi sgt, %b, %x : i8
  %5 = arith.cmpi sge, %b, %x : i8
  %6 = arith.cmpi ult, %b, %x : i8
  %7 = arith.cmpi ule, %b, %x : i8
  %8 = arith.cmpi ugt, %b, %x : i8
  %9 = arith.cmpi uge, %b, %x : i8
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
func.func @constant_right(%x: i8, %y: i8) {
  %b = arith.constant 1 : i8
  %0 = arith.cmpi eq, %x, %b : i8
  %1 = arith.cmpi ne, %x, %b : i8
  %2 = arith.cmpi slt, %x, %b : i8
  %3 = arith.cmpi sle, %x, %b : i8
  %4 = arith.cmpi sgt, %x, %b : i8
  %5 = arith.cmpi sge, %x, %b : i8
  %6 = arith.cmpi ult, %x, %b : i8
  %7 = arith.cmpi ule, %x, %b : i8
  %8 = arith.cmpi ugt, %x, %b : i8
  %9 = arith.cmpi uge, %x, %b : i8
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
func.func @zero_right(%x: i8, %y: i8) {
  %b = arith.constant 0 : i8
  %0 = arith.cmpi eq, %x, %b : i8
  %1 = arith.cmpi ne, %x, %b : i8
  %2 = arith.cmpi slt, %x, %b : i8
  %3 = arith.cmpi sle, %x, %b : i8
  %4 = arith.cmpi sgt, %x, %b : i8
  %5 = arith.cmpi sge, %x, %b : i8
  %6 = arith.cmpi ult, %x, %b : i8
  %7 = arith.cmpi ule, %x, %b : i8
  %8 = arith.cmpi ugt, %x, %b : i8
  %9 = arith.cmpi uge, %x, %b : i8
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8, %9) : (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) -> ()
  return
}
func.func @boolean(%b: i1, %c: i1) {
  %f = arith.constant false
  %t = arith.constant true
  %0 = arith.cmpi ne, %b, %f : i1
  %1 = arith.cmpi eq, %b, %t : i1
  %2 = arith.cmpi eq, %b, %f : i1
  %3 = arith.cmpi ne, %b, %t : i1
  %4 = arith.cmpi ne, %f, %b : i1
  %5 = arith.cmpi ult, %b, %t : i1
  "test.use"(%0, %1, %2, %3, %4, %5) : (i1, i1, i1, i1, i1, i1) -> ()
  return
}
func.func @extension(%b: i1, %x: i8) {
  %z = arith.constant 0 : i32
  %o = arith.constant 1 : i32
  %u = arith.extui %b : i1 to i32
  %s = arith.extsi %b : i1 to i32
  %w = arith.extui %x : i8 to i32
  %0 = arith.cmpi ne, %u, %z : i32
  %1 = arith.cmpi ne, %s, %z : i32
  %2 = arith.cmpi eq, %u, %z : i32
  %3 = arith.cmpi eq, %u, %o : i32
  %4 = arith.cmpi ne, %w, %z : i32
  "test.use"(%0, %1, %2, %3, %4) : (i1, i1, i1, i1, i1) -> ()
  return
}
func.func @vectors(%v: vector<2xi8>, %b: vector<2xi1>) {
  %c = arith.constant dense<[1, 2]> : vector<2xi8>
  %d = arith.constant dense<2> : vector<2xi8>
  %f = arith.constant dense<false> : vector<2xi1>
  %0 = arith.cmpi slt, %c, %d : vector<2xi8>
  %1 = arith.cmpi eq, %v, %v : vector<2xi8>
  %2 = arith.cmpi slt, %d, %v : vector<2xi8>
  %3 = arith.cmpi ne, %b, %f : vector<2xi1>
  "test.use"(%0, %1, %2, %3) : (vector<2xi1>, vector<2xi1>, vector<2xi1>, vector<2xi1>) -> ()
  return
}
func.func @index(%i: index) {
  %a = arith.constant 1 : index
  %b = arith.constant 2 : index
  %0 = arith.cmpi ult, %a, %b : index
  %1 = arith.cmpi slt, %a, %i : index
  "test.use"(%0, %1) : (i1, i1) -> ()
  return
}
