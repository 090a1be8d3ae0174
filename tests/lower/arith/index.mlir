// RUN: terrace opt %s --convert-arith-to-llvm --allow-unregistered-dialect
// RUN: terrace opt %s --convert-arith-to-llvm=index-bitwidth=32 --allow-unregistered-dialect
// RUN: terrace opt %s --convert-to-llvm --allow-unregistered-dialect

func.func @chain(%a: index, %b: index) -> index {
  %0 = arith.addi %a, %b : index
  %1 = arith.muli %0, %b : index
  %2 = arith.subi %1, %a : index
  return %2 : index
}
func.func @unused(%a: index) {
  %0 = arith.addi %a, %a : index
  return
}
func.func @const() -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = arith.addi %c0, %c1 : index
  return %0, %c1 : index, index
}
func.func @foreign_user(%a: index, %b: i32) -> i32 {
  %0 = arith.addi %a, %a : index
  "test.use"(%0) : (index) -> ()
  %1 = arith.addi %0, %a : index
  %2 = "test.def"(%1, %0) : (index, index) -> index
  %3 = arith.index_cast %2 : index to i32
  %4 = arith.addi %3, %b : i32
  return %4 : i32
}
func.func @vec(%a: vector<4xindex>, %b: vector<2x4xindex>) -> (vector<4xindex>, vector<2x4xindex>) {
  %0 = arith.addi %a, %a : vector<4xindex>
  %1 = arith.addi %b, %b : vector<2x4xindex>
  return %0, %1 : vector<4xindex>, vector<2x4xindex>
}
func.func @blocks(%a: index, %c: i1) -> index {
  %0 = arith.addi %a, %a : index
  cf.cond_br %c, ^bb1(%0 : index), ^bb2
^bb1(%x: index):
  %1 = arith.addi %x, %0 : index
  cf.br ^bb3(%1 : index)
^bb2:
  %2 = arith.muli %a, %0 : index
  cf.br ^bb3(%2 : index)
^bb3(%r: index):
  %3 = arith.subi %r, %a : index
  return %3 : index
}
