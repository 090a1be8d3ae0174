// RUN: terrace opt %s --convert-arith-to-llvm
// RUN: terrace opt %s --convert-to-llvm

func.func @binary(%a: i32, %b: i32) {
  %0 = arith.addi %a, %b : i32
  %1 = arith.subi %a, %b : i32
  %2 = arith.muli %a, %b : i32
  %3 = arith.divsi %a, %b : i32
  %4 = arith.divui %a, %b : i32
  %5 = arith.remsi %a, %b : i32
  %6 = arith.remui %a, %b : i32
  %7 = arith.andi %a, %b : i32
  %8 = arith.ori %a, %b : i32
  %9 = arith.xori %a, %b : i32
  %10 = arith.shli %a, %b : i32
  %11 = arith.shrsi %a, %b : i32
  %12 = arith.shrui %a, %b : i32
  %13 = arith.maxsi %a, %b : i32
  %14 = arith.maxui %a, %b : i32
  %15 = arith.minsi %a, %b : i32
  %16 = arith.minui %a, %b : i32
  return
}
func.func @flags(%a: i32, %b: i32, %v: vector<4xi32>) {
  %0 = arith.addi %a, %b overflow<nsw> : i32
  %1 = arith.subi %a, %b overflow<nuw> : i32
  %2 = arith.muli %a, %b overflow<nsw, nuw> : i32
  %3 = arith.shli %a, %b overflow<nsw, nuw> : i32
  %4 = arith.divsi %a, %b exact : i32
  %5 = arith.divui %a, %b exact : i32
  %6 = arith.shrsi %a, %b exact : i32
  %7 = arith.shrui %a, %b exact : i32
  %8 = arith.addi %v, %v overflow<nsw, nuw> : vector<4xi32>
  return
}
func.func @widths(%a: i1, %b: i7, %c: i128, %d: i7) {
  %0 = arith.addi %a, %a : i1
  %1 = arith.xori %b, %d : i7
  %2 = arith.muli %c, %c : i128
  return
}
func.func @ceil_floor(%a: i32, %b: i32, %i: index, %j: index) -> (i32, i32, i32, index) {
  %0 = arith.ceildivsi %a, %b : i32
  %1 = arith.ceildivui %a, %b : i32
  %2 = arith.floordivsi %a, %b : i32
  %3 = arith.floordivsi %i, %j : index
  return %0, %1, %2, %3 : i32, i32, i32, index
}
func.func @extended(%a: i32, %b: i32) -> (i32, i1, i32, i32, i32, i32) {
  %s, %c = arith.addui_extended %a, %b : i32, i1
  %l0, %h0 = arith.mulsi_extended %a, %b : i32
  %l1, %h1 = arith.mului_extended %a, %b : i32
  return %s, %c, %l0, %h0, %l1, %h1 : i32, i1, i32, i32, i32, i32
}
func.func @extended_vec(%a: vector<3xi32>) -> (vector<3xi32>, vector<3xi1>, vector<3xi32>, vector<3xi32>) {
  %s, %c = arith.addui_extended %a, %a : vector<3xi32>, vector<3xi1>
  %l0, %h0 = arith.mulsi_extended %a, %a : vector<3xi32>
  return %s, %c, %l0, %h0 : vector<3xi32>, vector<3xi1>, vector<3xi32>, vector<3xi32>
}
func.func @discardable(%a: i32) -> i32 {
  %0 = arith.addi %a, %a {foo = "kept", bar = 1 : i32} : i32
  return %0 : i32
}
