// Reshapes to sizes in memory that are not `index`, or do not follow each other.
// DIFFERS: upstream reads such sizes as if they were indices that follow each other, or leaves a cast

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %two = arith.constant 2 : i16
  %three = arith.constant 3 : i16
  %m = memref.alloc() : memref<6xi64>
  %s = memref.alloca() : memref<4xi16>
  memref.store %two, %s[%c0] : memref<4xi16>
  memref.store %three, %s[%c2] : memref<4xi16>
  %t = memref.subview %s[0] [2] [2] : memref<4xi16> to memref<2xi16, strided<[2]>>
  %r = memref.reshape %m(%t) : (memref<6xi64>, memref<2xi16, strided<[2]>>) -> memref<?x?xi64>
  %0 = memref.dim %r, %c0 : memref<?x?xi64>
  %1 = memref.dim %r, %c1 : memref<?x?xi64>
  vector.print %0 : index
  vector.print %1 : index
  %u = memref.cast %t : memref<2xi16, strided<[2]>> to memref<?xi16, strided<[?]>>
  %v = memref.reshape %m(%u) : (memref<6xi64>, memref<?xi16, strided<[?]>>) -> memref<*xi64>
  %2 = memref.dim %v, %c0 : memref<*xi64>
  %3 = memref.dim %v, %c1 : memref<*xi64>
  vector.print %2 : index
  vector.print %3 : index
  memref.dealloc %m : memref<6xi64>
  %success = arith.constant 0 : i32
  return %success : i32
}
