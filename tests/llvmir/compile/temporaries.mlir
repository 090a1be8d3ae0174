// RUN: terrace compile %s

func.func @reverse(%m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi32>
  %t = memref.alloc(%n) : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %m[%i] : memref<?xi32>
    %k = arith.subi %n, %i : index
    %l = arith.subi %k, %c1 : index
    memref.store %v, %t[%l] : memref<?xi32>
  }
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %t[%i] : memref<?xi32>
    memref.store %v, %m[%i] : memref<?xi32>
  }
  memref.dealloc %t : memref<?xi32>
  return
}
