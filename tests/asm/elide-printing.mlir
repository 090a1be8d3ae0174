// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Parts that the custom forms leave out when they have their default.
func.func @implicit_terminators(%n: index, %m: memref<?xi32>, %c: i1) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.yield
  }
  scf.if %c {
    scf.yield
  }
  scf.for unsigned %j = %c0 to %n step %c1 {
  }
  %0 = arith.addi %c0, %c1 overflow<none> : index
  %1 = memref.load %m[%c0] {nontemporal = false} : memref<?xi32>
  memref.store %1, %m[%0] {nontemporal = false} : memref<?xi32>
  return
}
