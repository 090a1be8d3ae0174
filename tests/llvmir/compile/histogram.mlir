// RUN: terrace compile %s

func.func @histogram(%data: memref<?xi8>, %bins: memref<256xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %n = memref.dim %data, %c0 : memref<?xi8>
  scf.for %i = %c0 to %n step %c1 {
    %v = memref.load %data[%i] : memref<?xi8>
    %k = arith.index_castui %v : i8 to index
    %o = memref.load %bins[%k] : memref<256xi32>
    %s = arith.addi %o, %one : i32
    memref.store %s, %bins[%k] : memref<256xi32>
  }
  return
}
