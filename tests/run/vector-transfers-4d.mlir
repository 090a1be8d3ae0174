// Transfers of four dimensions, out of bounds in each of them.

memref.global "private" constant @q : memref<2x3x2x3xi32> = dense<[[[[0, 1, 2], [10, 11, 12]], [[100, 101, 102], [110, 111, 112]], [[200, 201, 202], [210, 211, 212]]], [[[1000, 1001, 1002], [1010, 1011, 1012]], [[1100, 1101, 1102], [1110, 1111, 1112]], [[1200, 1201, 1202], [1210, 1211, 1212]]]]>

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %q = memref.get_global @q : memref<2x3x2x3xi32>
  %p = arith.constant -1 : i32
  %v = vector.transfer_read %q[%c1, %c1, %c0, %c1], %p : memref<2x3x2x3xi32>, vector<2x2x2x3xi32>
  vector.print %v : vector<2x2x2x3xi32>
  %o = memref.alloc() : memref<2x3x2x3xi32>
  affine.for %a = 0 to 2 { affine.for %b = 0 to 3 { affine.for %c = 0 to 2 { affine.for %d = 0 to 3 { affine.store %p, %o[%a, %b, %c, %d] : memref<2x3x2x3xi32> } } } }
  vector.transfer_write %v, %o[%c0, %c2, %c1, %c0] : vector<2x2x2x3xi32>, memref<2x3x2x3xi32>
  %w = vector.transfer_read %o[%c0, %c0, %c0, %c0], %p {in_bounds = [true, true, true, true]} : memref<2x3x2x3xi32>, vector<2x3x2x3xi32>
  vector.print %w : vector<2x3x2x3xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
