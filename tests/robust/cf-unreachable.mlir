// Blocks that nothing reaches, with values that use themselves.
// RUN: terrace opt %s
// RUN: terrace opt %s --convert-to-llvm

func.func @f(%a: i32) -> i32 {
  return %a : i32
^dead(%x: i32):
  %y = arith.addi %y, %x : i32
  cf.br ^dead(%y : i32)
}
