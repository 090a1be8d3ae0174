// RUN: terrace opt %s --convert-arith-to-llvm
// RUN: terrace opt %s --convert-to-llvm

// Operations made by an expansion are folded in their turn.
func.func @floordiv(%x: i32) -> i32 {
  %c4 = arith.constant 4 : i32
  %0 = arith.floordivsi %x, %c4 : i32
  return %0 : i32
}
func.func @ceildivsi(%x: index) -> index {
  %c4 = arith.constant 4 : index
  %0 = arith.ceildivsi %x, %c4 : index
  return %0 : index
}
func.func @ceildivui(%x: index) -> index {
  %c4 = arith.constant 4 : index
  %0 = arith.ceildivui %x, %c4 : index
  return %0 : index
}
func.func @floordiv_lhs(%x: i32) -> i32 {
  %c4 = arith.constant -4 : i32
  %0 = arith.floordivsi %c4, %x : i32
  return %0 : i32
}
func.func @both() -> (i32, i32, i32) {
  %a = arith.constant -7 : i32
  %b = arith.constant 2 : i32
  %0 = arith.floordivsi %a, %b : i32
  %1 = arith.ceildivsi %a, %b : i32
  %2 = arith.ceildivui %b, %b : i32
  return %0, %1, %2 : i32, i32, i32
}
