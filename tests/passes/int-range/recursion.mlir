// RUN: terrace opt %s --int-range-optimizations
// DIFFERS: upstream widens ranges in loops only, and takes a step for each number here

func.func private @count(%x: i32, %c: i1) -> i1 {
  %c1 = arith.constant 1 : i32
  %c0 = arith.constant 0 : i32
  %y = arith.addi %x, %c1 : i32
  %more = arith.cmpi sge, %x, %c0 : i32
  cf.cond_br %c, ^a, ^b
^a:
  %r = call @count(%y, %c) : (i32, i1) -> i1
  return %r : i1
^b:
  return %more : i1
}
func.func @main(%c: i1) -> i1 {
  %c0 = arith.constant 0 : i32
  %r = call @count(%c0, %c) : (i32, i1) -> i1
  return %r : i1
}
