// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(remove-dead-values))'
// DIFFERS: upstream takes the results of the function that the pass runs on for dead, and erases them while they are used

func.func @f(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  %1 = arith.muli %x, %x : i32
  return %0 : i32
}
