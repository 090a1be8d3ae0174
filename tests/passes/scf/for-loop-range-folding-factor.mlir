// RUN: terrace opt %s --scf-for-loop-range-folding
// DIFFERS: upstream multiplies the step by zero and by negative numbers; the new loops never end or never run.

func.func @factors(%a: memref<?xindex>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %minus = arith.constant -1 : index
  scf.for %i = %c0 to %n step %c1 {
    %p = arith.muli %c0, %i : index
    memref.store %n, %a[%p] : memref<?xindex>
  }
  scf.for %i = %c0 to %n step %c1 {
    %p = arith.muli %i, %minus : index
    %q = arith.addi %p, %n : index
    memref.store %n, %a[%q] : memref<?xindex>
  }
  return
}
