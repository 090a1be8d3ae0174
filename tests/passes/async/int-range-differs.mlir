// RUN: terrace opt %s --int-range-optimizations
// DIFFERS: upstream makes a constant of a value of async, and crashes

func.func @known(%x: i64) -> i64 {
  %c = arith.constant 41 : i64
  %d = arith.constant 1 : i64
  %t, %v = async.execute -> !async.value<i64> {
    %s = arith.addi %c, %d : i64
    async.yield %s : i64
  }
  %t2, %v2 = async.execute [%t] (%v as %y : !async.value<i64>) -> !async.value<i64> {
    %s = arith.addi %y, %d : i64
    async.yield %s : i64
  }
  %z = async.await %v2 : !async.value<i64>
  return %z : i64
}
