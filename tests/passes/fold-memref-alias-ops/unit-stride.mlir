// RUN: terrace opt %s --fold-memref-alias-ops
// DIFFERS: upstream reads along the last dimension of the source, and the access becomes invalid

// The row lies in the middle dimension of the source.
func.func @middle(%m: memref<2x4x3xi8, strided<[12, 1, 4]>>, %i: index, %n: index) -> vector<4xi8> {
  %row = memref.subview %m[0, 0, 1] [%n, 4, 1] [1, 1, 1]
      : memref<2x4x3xi8, strided<[12, 1, 4]>> to memref<?x4xi8, strided<[12, 1], offset: 4>>
  %c0 = arith.constant 0 : index
  %0 = vector.load %row[%i, %c0] : memref<?x4xi8, strided<[12, 1], offset: 4>>, vector<4xi8>
  return %0 : vector<4xi8>
}

func.func @last(%m: memref<2x3x4xi8>, %i: index, %n: index) -> vector<4xi8> {
  %row = memref.subview %m[0, 1, 0] [%n, 1, 4] [1, 1, 1]
      : memref<2x3x4xi8> to memref<?x4xi8, strided<[12, 1], offset: 4>>
  %c0 = arith.constant 0 : index
  %0 = vector.load %row[%i, %c0] : memref<?x4xi8, strided<[12, 1], offset: 4>>, vector<4xi8>
  return %0 : vector<4xi8>
}

func.func @masked(%m: memref<2x4x3xi8, strided<[12, 1, 4]>>, %i: index, %mask: vector<4xi1>, %v: vector<4xi8>) -> vector<4xi8> {
  %row = memref.subview %m[0, 0, 1] [2, 4, 1] [1, 1, 1]
      : memref<2x4x3xi8, strided<[12, 1, 4]>> to memref<2x4xi8, strided<[12, 1], offset: 4>>
  %c0 = arith.constant 0 : index
  %0 = vector.maskedload %row[%i, %c0], %mask, %v : memref<2x4xi8, strided<[12, 1], offset: 4>>, vector<4xi1>, vector<4xi8> into vector<4xi8>
  return %0 : vector<4xi8>
}
