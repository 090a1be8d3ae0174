// RUN: terrace compile %s

func.func @fib(%n: i32) -> i32 {
  %c2 = arith.constant 2 : i32
  %c1 = arith.constant 1 : i32
  %0 = arith.cmpi slt, %n, %c2 : i32
  cf.cond_br %0, ^bb1, ^bb2
^bb1:
  return %n : i32
^bb2:
  %1 = arith.subi %n, %c1 : i32
  %2 = call @fib(%1) : (i32) -> i32
  %3 = arith.subi %n, %c2 : i32
  %4 = call @fib(%3) : (i32) -> i32
  %5 = arith.addi %2, %4 : i32
  return %5 : i32
}
