// Memory that is read from its end, with strides that are negative numbers or not known.

func.func private @sum(%m: memref<?xi32, strided<[?], offset: ?>>) -> i32 attributes {no_inline} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %ten = arith.constant 10 : i32
  %n = memref.dim %m, %c0 : memref<?xi32, strided<[?], offset: ?>>
  // The digits in the order in which they are read.
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero) -> i32 {
    %x = memref.load %m[%i] : memref<?xi32, strided<[?], offset: ?>>
    %shifted = arith.muli %sum, %ten : i32
    %next = arith.addi %shifted, %x : i32
    scf.yield %next : i32
  }
  return %r : i32
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c6 = arith.constant 6 : index
  %zero = arith.constant 0 : i32
  %m = memref.alloca() : memref<6xi32>
  scf.for %i = %c0 to %c6 step %c1 {
    %next = arith.addi %i, %c1 : index
    %x = arith.index_cast %next : index to i32
    memref.store %x, %m[%i] : memref<6xi32>
  }
  // The stride is part of the type.
  %known = memref.reinterpret_cast %m to offset: [5], sizes: [6], strides: [-1] : memref<6xi32> to memref<6xi32, strided<[-1], offset: 5>>
  scf.for %i = %c0 to %c3 step %c1 {
    %x = memref.load %known[%i] : memref<6xi32, strided<[-1], offset: 5>>
    vector.print %x : i32
  }
  // It is found at run time.
  %cast = memref.cast %known : memref<6xi32, strided<[-1], offset: 5>> to memref<?xi32, strided<[?], offset: ?>>
  %0 = call @sum(%cast) : (memref<?xi32, strided<[?], offset: ?>>) -> i32
  vector.print %0 : i32
  // Two dimensions, of which one goes backwards.
  %plane = memref.reinterpret_cast %m to offset: [3], sizes: [2, 3], strides: [-3, 1] : memref<6xi32> to memref<2x3xi32, strided<[-3, 1], offset: 3>>
  %seven = arith.constant 7 : i32
  memref.store %seven, %plane[%c1, %c0] : memref<2x3xi32, strided<[-3, 1], offset: 3>>
  scf.for %i = %c0 to %c3 step %c1 {
    %x = memref.load %plane[%c1, %i] : memref<2x3xi32, strided<[-3, 1], offset: 3>>
    vector.print %x : i32
  }
  return %zero : i32
}
