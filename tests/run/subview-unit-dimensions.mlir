// Subviews that drop some of several dimensions of one element, with steps that are unknown.
// DIFFERS: upstream takes the first dimensions of unknown strides for those that are dropped

func.func private @id(%x: index) -> index attributes {no_inline} {
  return %x : index
}
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %one = func.call @id(%c1) : (index) -> index
  %two = func.call @id(%c2) : (index) -> index
  %m = memref.alloc(%two) : memref<2x?x2x3xindex>
  scf.for %i = %c0 to %c2 step %c1 {
    scf.for %j = %c0 to %c2 step %c1 {
      scf.for %k = %c0 to %c2 step %c1 {
        scf.for %l = %c0 to %c3 step %c1 {
          %x = affine.apply affine_map<(i, j, k, l) -> (i * 1000 + j * 100 + k * 10 + l)>(%i, %j, %k, %l)
          memref.store %x, %m[%i, %j, %k, %l] : memref<2x?x2x3xindex>
        }
      }
    }
  }
  // Sizes and steps that are constants: 1102, 1112.
  %a = memref.subview %m[%c1, 1, 0, 2] [%c1, %c1, 2, 1] [%c1, %c2, %c1, %c2] : memref<2x?x2x3xindex> to memref<?x?x2xindex, strided<[?, ?, ?], offset: ?>>
  // The first dimension is left, and the last one dropped: 102, 112.
  %b = memref.subview %m[0, %one, 0, %two] [1, 1, 2, 1] [%one, %one, %one, %one] : memref<2x?x2x3xindex> to memref<1x2xindex, strided<[?, ?], offset: ?>>
  // The last one is left, and the first ones dropped: 1100, 1110.
  %c = memref.subview %m[%one, %one, 0, 0] [1, 1, 2, 1] [%one, %one, %one, %one] : memref<2x?x2x3xindex> to memref<2x1xindex, strided<[?, ?], offset: ?>>
  scf.for %i = %c0 to %c2 step %c1 {
    %x = memref.load %a[%c0, %c0, %i] : memref<?x?x2xindex, strided<[?, ?, ?], offset: ?>>
    vector.print %x : index
    %y = memref.load %b[%c0, %i] : memref<1x2xindex, strided<[?, ?], offset: ?>>
    vector.print %y : index
    %z = memref.load %c[%i, %c0] : memref<2x1xindex, strided<[?, ?], offset: ?>>
    vector.print %z : index
  }
  memref.dealloc %m : memref<2x?x2x3xindex>
  %r = arith.constant 0 : i32
  return %r : i32
}
