// RUN: terrace compile %s
// What is folded is seen by the folders of its users, as upstream's later passes do.

func.func @f(%a: i64, %b: i64) -> i64 {
  %c0 = arith.constant 0 : i64
  %x = arith.muli %a, %c0 : i64
  %y = arith.xori %x, %b : i64
  %z = arith.addi %y, %x : i64
  %w = arith.muli %y, %x : i64
  %v = arith.addi %z, %w : i64
  %q = arith.divsi %v, %x : i64
  %q1 = arith.subi %v, %x : i64
  %q2 = arith.addi %q, %q1 : i64
  return %q2 : i64
}
