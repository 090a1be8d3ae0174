// RUN: terrace compile %s

func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.muli %0, %a : i32
  %2 = arith.subi %1, %b : i32
  %3 = arith.divsi %2, %b : i32
  %4 = arith.remui %3, %a : i32
  %5 = arith.andi %4, %b : i32
  %6 = arith.ori %5, %a : i32
  %7 = arith.xori %6, %b : i32
  %8 = arith.shli %7, %a : i32
  %9 = arith.shrsi %8, %b : i32
  %10 = arith.shrui %9, %a : i32
  return %10 : i32
}
func.func @flags(%a: i64, %b: i64) -> i64 {
  %0 = arith.addi %a, %b overflow<nsw> : i64
  %1 = arith.muli %0, %b overflow<nsw, nuw> : i64
  %2 = arith.divui %1, %a exact : i64
  return %2 : i64
}
