// Subviews that drop dimensions and have steps, at constant and unknown positions.
// DIFFERS: upstream's expand-strided-metadata crashes on them

func.func private @id(%x: index) -> index attributes {no_inline} {
  return %x : index
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %n = func.call @id(%c5) : (index) -> index
  %one = func.call @id(%c1) : (index) -> index
  %m = memref.alloc(%n) : memref<4x?xindex>
  scf.for %i = %c0 to %c4 step %c1 {
    scf.for %j = %c0 to %c5 step %c1 {
      %k = affine.apply affine_map<(i, j) -> (i * 10 + j)>(%i, %j)
      memref.store %k, %m[%i, %j] : memref<4x?xindex>
    }
  }
  // The column behind the first one has a step that the result's stride shows: 1 and 1.
  %a = memref.subview %m[0, 1] [2, 1] [%c1, 1] : memref<4x?xindex> to memref<2x1xindex, strided<[?, 1], offset: 1>>
  %b = memref.subview %a[%one, 0] [1, 1] [1, 2] : memref<2x1xindex, strided<[?, 1], offset: 1>> to memref<1xindex, strided<[2], offset: ?>>
  %0 = memref.load %b[%c0] : memref<1xindex, strided<[2], offset: ?>>
  vector.print %0 : index
  // A column: 3, 23.
  %c = memref.subview %m[0, 3] [2, 1] [2, 1] : memref<4x?xindex> to memref<2xindex, strided<[?], offset: 3>>
  %1 = memref.load %c[%c0] : memref<2xindex, strided<[?], offset: 3>>
  %2 = memref.load %c[%c1] : memref<2xindex, strided<[?], offset: 3>>
  vector.print %1 : index
  vector.print %2 : index
  // One element by steps that are constants: 32.
  %d = memref.subview %m[3, 2] [1, 1] [%c3, %c2] : memref<4x?xindex> to memref<1xindex, strided<[?], offset: ?>>
  %3 = memref.load %d[%c0] : memref<1xindex, strided<[?], offset: ?>>
  vector.print %3 : index
  // Two dimensions of one element, of which the second has the stride of the row: 20, 21, 22.
  %e = memref.subview %m[2, 0] [1, 3] [4, 1] : memref<4x?xindex> to memref<3xindex, strided<[1], offset: ?>>
  scf.for %i = %c0 to %c3 step %c1 {
    %x = memref.load %e[%i] : memref<3xindex, strided<[1], offset: ?>>
    vector.print %x : index
  }
  memref.dealloc %m : memref<4x?xindex>
  return
}
