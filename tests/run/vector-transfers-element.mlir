// Transfers of one element of memory whose elements do not follow each other.
// DIFFERS: upstream has no lowering of transfers without dimensions there

func.func private @id(%x: index) -> index attributes {no_inline} {
  return %x : index
}
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %step = func.call @id(%c3) : (index) -> index
  %x = arith.constant 7 : i32
  %p = arith.constant -1 : i32
  %a = memref.alloca() : memref<4xi32>
  memref.store %x, %a[%c0] : memref<4xi32>
  %s = memref.subview %a[0] [2] [2] : memref<4xi32> to memref<2xi32, strided<[2]>>
  %v = vector.transfer_read %s[%c0], %p : memref<2xi32, strided<[2]>>, vector<i32>
  vector.print %v : vector<i32>
  vector.transfer_write %v, %s[%c1] : vector<i32>, memref<2xi32, strided<[2]>>
  %y = memref.load %a[%c2] : memref<4xi32>
  vector.print %y : i32
  %t = memref.subview %a[0] [2] [%step] : memref<4xi32> to memref<2xi32, strided<[?]>>
  vector.transfer_write %v, %t[%c1] : vector<i32>, memref<2xi32, strided<[?]>>
  %w = vector.transfer_read %t[%c1], %p : memref<2xi32, strided<[?]>>, vector<i32>
  vector.print %w : vector<i32>
  %z = memref.load %a[%c3] : memref<4xi32>
  vector.print %z : i32
  %r = arith.constant 0 : i32
  return %r : i32
}
