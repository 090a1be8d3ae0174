// RUN: terrace opt %s --scf-for-loop-range-folding

func.func @fold(%a: memref<?xi32>, %n: index, %x: i32, %k: i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0 : i64
  %o = arith.constant 1 : i64
  scf.for %i = %c0 to %n step %c1 {
    %p = arith.addi %n, %i : index
    %q = arith.muli %p, %c4 : index
    memref.store %x, %a[%q] : memref<?xi32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %p = arith.muli %n, %i : index
    memref.store %x, %a[%p] : memref<?xi32>
  }
  // The outer variable is the lower bound of the inner loop.
  scf.for %i = %c0 to %n step %c1 {
    %p = arith.addi %n, %i : index
    scf.for %j = %p to %n step %c1 {
      %q = arith.muli %j, %c4 overflow<nsw> : index
      memref.store %x, %a[%q] : memref<?xi32>
    }
  }
  scf.for %i = %z to %k step %o : i64 {
    %p = arith.addi %k, %i : i64
    %q = arith.index_cast %p : i64 to index
    memref.store %x, %a[%q] : memref<?xi32>
  }
  return
}

// These stay as they are.
func.func @keep(%a: memref<?xi32>, %n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %p = arith.addi %i, %i : index
    memref.store %x, %a[%p] : memref<?xi32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %p = arith.addi %i, %c1 : index
    memref.store %x, %a[%p] : memref<?xi32>
    memref.store %x, %a[%i] : memref<?xi32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %p = arith.subi %i, %c1 : index
    memref.store %x, %a[%p] : memref<?xi32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %j = memref.dim %a, %c0 : memref<?xi32>
    %p = arith.addi %i, %j : index
    memref.store %x, %a[%p] : memref<?xi32>
  }
  return
}
