// RUN: terrace opt %s --int-range-optimizations
// DIFFERS: upstream takes the results of scf.parallel for unreachable, and the value that a loop carries for its first one

func.func @reduction(%n: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %sum = scf.for %r = %c0 to %n step %c1 iter_args(%acc = %zero) -> (i64) {
    %outer = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%acc) -> i64 {
      scf.reduce(%one : i64) {
      ^bb0(%a: i64, %b: i64):
        %c = arith.addi %a, %b : i64
        scf.reduce.return %c : i64
      }
    }
    scf.yield %outer : i64
  }
  return %sum : i64
}
