// RUN: terrace opt %s --canonicalize
// DIFFERS: upstream folds the first cast, and the accesses become invalid

// Only the type of the cast says that the elements follow each other.
func.func @cast(%m: memref<8xi32, strided<[?], offset: ?>>, %i: index, %v: vector<2xi32>) -> vector<2xi32> {
  %cast = memref.cast %m : memref<8xi32, strided<[?], offset: ?>> to memref<8xi32, strided<[1], offset: ?>>
  %0 = vector.load %cast[%i] : memref<8xi32, strided<[1], offset: ?>>, vector<2xi32>
  vector.store %v, %cast[%i] : memref<8xi32, strided<[1], offset: ?>>, vector<2xi32>
  return %0 : vector<2xi32>
}

// One element needs no stride.
func.func @element(%m: memref<8xi32, strided<[?], offset: ?>>, %i: index) -> vector<1xi32> {
  %cast = memref.cast %m : memref<8xi32, strided<[?], offset: ?>> to memref<8xi32, strided<[1], offset: ?>>
  %0 = vector.load %cast[%i] : memref<8xi32, strided<[1], offset: ?>>, vector<1xi32>
  return %0 : vector<1xi32>
}

func.func @extent(%m: memref<8xi32>, %i: index) -> vector<2xi32> {
  %cast = memref.cast %m : memref<8xi32> to memref<?xi32>
  %0 = vector.load %cast[%i] : memref<?xi32>, vector<2xi32>
  return %0 : vector<2xi32>
}
