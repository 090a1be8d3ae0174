// RUN: terrace compile %s

func.func @sieve(%n: index, %m: memref<?xi1>) {
  %t = arith.constant true
  %f = arith.constant false
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  scf.for %i = %c0 to %n step %c1 {
    memref.store %t, %m[%i] : memref<?xi1>
  }
  scf.for %i = %c2 to %n step %c1 {
    %p = memref.load %m[%i] : memref<?xi1>
    scf.if %p {
      %s = arith.muli %i, %i : index
      scf.for %j = %s to %n step %i {
        memref.store %f, %m[%j] : memref<?xi1>
      }
    }
  }
  return
}
