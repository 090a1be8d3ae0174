// RUN: terrace compile %s

func.func @f(%a: i32, %x: i64, %y: i64) -> i64 {
  cf.switch %a : i32, [
    default: ^bb1(%x : i64),
    0: ^bb2,
    7: ^bb1(%y : i64)
  ]
^bb1(%0: i64):
  return %0 : i64
^bb2:
  %1 = arith.addi %x, %y : i64
  return %1 : i64
}
