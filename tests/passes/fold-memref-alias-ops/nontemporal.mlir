// RUN: terrace opt %s --fold-memref-alias-ops

func.func @vectors(%m: memref<6x4xi16>, %i: index, %v: vector<4xi16>) -> (vector<4xi16>, vector<4xi16>, vector<4xi16>) {
  %c = memref.collapse_shape %m [[0, 1]] : memref<6x4xi16> into memref<24xi16>
  %0 = vector.load %c[%i] {nontemporal = true, alignment = 16 : i64} : memref<24xi16>, vector<4xi16>
  vector.store %v, %c[%i] {nontemporal = true} : memref<24xi16>, vector<4xi16>
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xi16> into memref<2x3x4xi16>
  %1 = vector.load %e[%i, %i, %i] {nontemporal = true} : memref<2x3x4xi16>, vector<4xi16>
  vector.store %v, %e[%i, %i, %i] {nontemporal = true} : memref<2x3x4xi16>, vector<4xi16>
  %s = memref.subview %m[%i, 0] [2, 4] [1, 1] : memref<6x4xi16> to memref<2x4xi16, strided<[4, 1], offset: ?>>
  %2 = vector.load %s[%i, %i] {nontemporal = true} : memref<2x4xi16, strided<[4, 1], offset: ?>>, vector<4xi16>
  vector.store %v, %s[%i, %i] {nontemporal = true} : memref<2x4xi16, strided<[4, 1], offset: ?>>, vector<4xi16>
  return %0, %1, %2 : vector<4xi16>, vector<4xi16>, vector<4xi16>
}
func.func @elements(%m: memref<6x4xi16>, %i: index) -> i16 {
  %s = memref.subview %m[%i, 0] [2, 4] [1, 1] : memref<6x4xi16> to memref<2x4xi16, strided<[4, 1], offset: ?>>
  %0 = memref.load %s[%i, %i] {nontemporal = true} : memref<2x4xi16, strided<[4, 1], offset: ?>>
  memref.store %0, %s[%i, %i] {nontemporal = true} : memref<2x4xi16, strided<[4, 1], offset: ?>>
  return %0 : i16
}
