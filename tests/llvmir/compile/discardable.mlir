// RUN: terrace compile %s

func.func @f(%a: i32, %b: i32) -> i32 attributes {my.attr = "x"} {
  %0 = arith.addi %a, %b {foo = 1 : i32} : i32
  return %0 : i32
}
