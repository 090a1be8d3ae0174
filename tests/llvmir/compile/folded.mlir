// RUN: terrace compile %s

func.func @f(%a: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %0 = arith.addi %a, %c0 : i32
  %1 = arith.muli %c2, %c3 : i32
  %2 = arith.addi %c3, %a : i32
  return %0, %1, %2 : i32, i32, i32
}
