// Greets, and adds the squares of the numbers from 1 to 10.

func.func private @square(%x: i64) -> i64 {
  %y = arith.muli %x, %x : i64
  return %y : i64
}

func.func @main() -> i32 {
  %from = arith.constant 1 : index
  %to = arith.constant 11 : index
  %step = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %sum = scf.for %i = %from to %to step %step iter_args(%acc = %zero) -> (i64) {
    %x = arith.index_cast %i : index to i64
    %y = func.call @square(%x) : (i64) -> i64
    %next = arith.addi %acc, %y : i64
    scf.yield %next : i64
  }
  vector.print str "Hello! The sum is "
  vector.print %sum : i64
  %ok = arith.constant 0 : i32
  return %ok : i32
}
