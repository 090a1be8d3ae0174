// DIFFERS: upstream says that the operand is unlinked
// RUN: not terrace opt %s 2>&1

// The region of an operation defines its operand.
func.func @parallel(%n: index) {
  scf.parallel (%i) = (%n) to (%n) step (%0) {
    %0 = arith.addi %i, %i : index
  }
  return
}
