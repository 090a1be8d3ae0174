// RUN: terrace opt %s --convert-vector-to-scf --mlir-print-debuginfo --mlir-print-local-scope

// Constants of other blocks lose their locations.

func.func @f(%a: index, %b: memref<?xindex>) {
  scf.for %i = %a to %a step %a {
    %c = arith.constant 16 : index
    memref.store %c, %b[%i] : memref<?xindex>
    scf.for %j = %a to %a step %a {
      %d = arith.constant 17 : index
      memref.store %d, %b[%i] : memref<?xindex>
    }
  }
  cf.br ^bb1
^bb1:
  %d = arith.constant 18 : index
  memref.store %d, %b[%a] : memref<?xindex>
  return
}

// Those of the same block keep them.

func.func @g(%a: index, %b: memref<?xindex>) {
  memref.store %a, %b[%a] : memref<?xindex>
  %c = arith.constant 16 : index
  memref.store %c, %b[%c] : memref<?xindex>
  memref.store %c, %b[%c] : memref<?xindex>
  %d = arith.constant 17 : index
  memref.store %d, %b[%c] : memref<?xindex>
  return
}
