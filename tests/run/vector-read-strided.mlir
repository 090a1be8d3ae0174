// Reads of views whose elements are not consecutive.

memref.global "private" constant @m : memref<5x7xi32> = dense<[[0, 1, 2, 3, 4, 5, 6], [10, 11, 12, 13, 14, 15, 16], [20, 21, 22, 23, 24, 25, 26], [30, 31, 32, 33, 34, 35, 36], [40, 41, 42, 43, 44, 45, 46]]>

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %m = memref.get_global @m : memref<5x7xi32>
  %p = arith.constant -1 : i32
  %s = memref.reinterpret_cast %m to offset: [8], sizes: [2, 3], strides: [14, 2] : memref<5x7xi32> to memref<2x3xi32, strided<[14, 2], offset: 8>>
  %v = vector.transfer_read %s[%c0, %c0], %p : memref<2x3xi32, strided<[14, 2], offset: 8>>, vector<3x4xi32>
  vector.print %v : vector<3x4xi32>
  %t = memref.transpose %m (i, j) -> (j, i) : memref<5x7xi32> to memref<7x5xi32, strided<[1, 7]>>
  %w = vector.transfer_read %t[%c5, %c1], %p : memref<7x5xi32, strided<[1, 7]>>, vector<3x3xi32>
  vector.print %w : vector<3x3xi32>
  %x = vector.transfer_read %t[%c5, %c3], %p : memref<7x5xi32, strided<[1, 7]>>, vector<4xi32>
  vector.print %x : vector<4xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
