// Globals whose elements have gaps between them, are in another order, or start behind the beginning.
// DIFFERS: upstream leaves globals with a layout

memref.global "private" constant @rows : memref<2x3xi16, strided<[5, 1]>> = dense<[[1, 2, 3], [11, 12, 13]]>
memref.global "private" @columns : memref<2x3xi32, strided<[1, 2], offset: 4>> = dense<[[1, 2, 3], [11, 12, 13]]>
memref.global "private" @splat : memref<3xf32, strided<[2]>> = dense<1.5>
memref.global "private" @empty : memref<4xi64, strided<[3]>>
func.func private @print2(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>) attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %k = memref.dim %m, %c1 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %k step %c1 {
      %x = memref.load %m[%i, %j] : memref<?x?xi32, strided<[?, ?], offset: ?>>
      vector.print %x : i32
    }
  }
  return
}
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %r = memref.get_global @rows : memref<2x3xi16, strided<[5, 1]>>
  %0 = memref.load %r[%c1, %c0] : memref<2x3xi16, strided<[5, 1]>>
  %1 = memref.load %r[%c0, %c2] : memref<2x3xi16, strided<[5, 1]>>
  vector.print %0 : i16
  vector.print %1 : i16
  %c = memref.get_global @columns : memref<2x3xi32, strided<[1, 2], offset: 4>>
  %x = arith.constant 99 : i32
  memref.store %x, %c[%c1, %c1] : memref<2x3xi32, strided<[1, 2], offset: 4>>
  %d = memref.cast %c : memref<2x3xi32, strided<[1, 2], offset: 4>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  call @print2(%d) : (memref<?x?xi32, strided<[?, ?], offset: ?>>) -> ()
  %s = memref.get_global @splat : memref<3xf32, strided<[2]>>
  %2 = memref.load %s[%c2] : memref<3xf32, strided<[2]>>
  vector.print %2 : f32
  %e = memref.get_global @empty : memref<4xi64, strided<[3]>>
  %y = arith.constant 5 : i64
  memref.store %y, %e[%c3] : memref<4xi64, strided<[3]>>
  %3 = memref.load %e[%c3] : memref<4xi64, strided<[3]>>
  vector.print %3 : i64
  %success = arith.constant 0 : i32
  return %success : i32
}
