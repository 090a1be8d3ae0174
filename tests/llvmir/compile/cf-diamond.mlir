// RUN: terrace compile %s

func.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = arith.addi %a, %b : i32
  cf.br ^bb3(%0 : i32)
^bb2:
  %1 = arith.muli %a, %b : i32
  cf.br ^bb3(%1 : i32)
^bb3(%x: i32):
  return %x : i32
}
