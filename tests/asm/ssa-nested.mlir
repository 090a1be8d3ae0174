// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-unique-ssa-ids
// RUN: terrace opt %s --mlir-print-op-generic

// A nested region continues the numbers of its parent; sibling regions reuse them.
func.func @f(%lb: index, %ub: index, %step: index, %cond: i1) -> i32 {
  %0 = arith.addi %lb, %ub : index
  %c = arith.constant 5 : i32
  scf.for %i = %lb to %ub step %step {
    %1 = arith.addi %i, %0 : index
    %c1 = arith.constant 5 : i32
    scf.for %j = %lb to %ub step %step {
      %2 = arith.addi %j, %1 : index
      %c2 = arith.constant 5 : i32
    }
    %3 = arith.muli %1, %1 : index
  }
  %4 = scf.if %cond -> i32 {
    %5 = arith.addi %c, %c : i32
    scf.yield %5 : i32
  } else {
    %6 = arith.muli %c, %c : i32
    %c3 = arith.constant 5 : i32
    %7 = arith.subi %6, %c3 : i32
    scf.yield %7 : i32
  }
  %8 = arith.addi %4, %c : i32
  return %8 : i32
}
