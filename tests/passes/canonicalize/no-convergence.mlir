// RUN: not terrace opt %s --canonicalize='max-iterations=1 test-convergence=true' 2>&1

// DIFFERS: upstream fails without a message.
func.func @sum(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %x, %c1 : i32
  %1 = arith.addi %0, %c1 : i32
  return %1 : i32
}
