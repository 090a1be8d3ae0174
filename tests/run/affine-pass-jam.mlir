// PASSES: --pass-pipeline=builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=4}),lower-to-llvm)
// Reductions with initial values, unrolled and jammed, with remaining iterations; a loop that is none stays.

func.func @reduce(%a: i64, %b: i64, %c: i64, %d: i64) -> (i64, i64, i64, i64) {
  %r:4 = affine.for %i = 0 to 11 iter_args(%sum = %a, %product = %b, %bits = %c, %greatest = %d) -> (i64, i64, i64, i64) {
    %n = arith.index_cast %i : index to i64
    %one = arith.constant 1 : i64
    %m = affine.for %j = 0 to 3 iter_args(%k = %n) -> i64 {
      %l = arith.addi %k, %one : i64
      affine.yield %l : i64
    }
    %sum1 = arith.addi %sum, %m : i64
    %product1 = arith.muli %product, %m : i64
    %bits1 = arith.xori %bits, %m : i64
    %greatest1 = arith.maxsi %greatest, %m : i64
    affine.yield %sum1, %product1, %bits1, %greatest1 : i64, i64, i64, i64
  }
  return %r#0, %r#1, %r#2, %r#3 : i64, i64, i64, i64
}

func.func @alternating(%a: i64) -> i64 {
  %r = affine.for %i = 0 to 11 iter_args(%x = %a) -> i64 {
    %n = arith.index_cast %i : index to i64
    %y = arith.subi %n, %x : i64
    affine.yield %y : i64
  }
  return %r : i64
}

func.func @main() -> i32 {
  %a = arith.constant 100 : i64
  %b = arith.constant 7 : i64
  %c = arith.constant 64 : i64
  %d = arith.constant 5 : i64
  %r:4 = call @reduce(%a, %b, %c, %d) : (i64, i64, i64, i64) -> (i64, i64, i64, i64)
  %x = call @alternating(%a) : (i64) -> i64
  vector.print %r#0 : i64
  vector.print %r#1 : i64
  vector.print %r#2 : i64
  vector.print %r#3 : i64
  vector.print %x : i64
  %zero = arith.constant 0 : i32
  return %zero : i32
}
