// DIFFERS: upstream does not lower unreachable blocks and then cannot read them
// RUN: terrace compile %s

func.func @f(%a: i32) -> i32 {
  return %a : i32
^dead(%x: i32):
  %y = arith.addi %y, %x : i32
  cf.br ^dead(%y : i32)
}
