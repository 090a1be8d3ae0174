// RUN: terrace opt %s --normalize-memrefs
// DIFFERS: upstream changes one of the types of a cast, whose elements are then at other places

// The layout of the source stays, so that of the result does.
func.func @to_known(%m: memref<1x8xi8>, %i: index) -> i8 {
  %c0 = arith.constant 0 : index
  %s = memref.subview %m[%i, 7] [1, %i] [2, 1] : memref<1x8xi8> to memref<?xi8, strided<[1], offset: ?>>
  %c = memref.cast %s : memref<?xi8, strided<[1], offset: ?>> to memref<1xi8, strided<[1], offset: 7>>
  %x = memref.load %c[%c0] : memref<1xi8, strided<[1], offset: 7>>
  return %x : i8
}

// The layout of the result stays, so that of the source does.
func.func @to_unknown(%m: memref<?xi8, strided<[1], offset: 7>>, %i: index) -> i8 {
  %c = memref.cast %m : memref<?xi8, strided<[1], offset: 7>> to memref<?xi8, strided<[?], offset: ?>>
  %x = memref.load %c[%i] : memref<?xi8, strided<[?], offset: ?>>
  return %x : i8
}

// Elements that follow each other from the start do so with either type.
func.func @same_places(%i: index) -> i8 {
  %m = memref.alloc() : memref<4xi8, strided<[1]>>
  %c = memref.cast %m : memref<4xi8, strided<[1]>> to memref<?xi8, strided<[?], offset: ?>>
  %x = memref.load %c[%i] : memref<?xi8, strided<[?], offset: ?>>
  return %x : i8
}
