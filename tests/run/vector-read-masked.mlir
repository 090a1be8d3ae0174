// Masked reads of two dimensions; the mask has the dimensions of the memory.

memref.global "private" constant @m : memref<5x7xi32> = dense<[[0, 1, 2, 3, 4, 5, 6], [10, 11, 12, 13, 14, 15, 16], [20, 21, 22, 23, 24, 25, 26], [30, 31, 32, 33, 34, 35, 36], [40, 41, 42, 43, 44, 45, 46]]>

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c9 = arith.constant 9 : index
  %m = memref.get_global @m : memref<5x7xi32>
  %p = arith.constant -1 : i32
  %k0 = vector.create_mask %c2, %c3 : vector<3x4xi1>
  %v0 = vector.transfer_read %m[%c1, %c4], %p, %k0 : memref<5x7xi32>, vector<3x4xi32>
  vector.print %v0 : vector<3x4xi32>
  %k1 = vector.create_mask %c0, %c4 : vector<3x4xi1>
  %v1 = vector.transfer_read %m[%c1, %c4], %p, %k1 : memref<5x7xi32>, vector<3x4xi32>
  vector.print %v1 : vector<3x4xi32>
  %k2 = vector.create_mask %c3, %c0 : vector<3x4xi1>
  %v2 = vector.transfer_read %m[%c1, %c4], %p, %k2 : memref<5x7xi32>, vector<3x4xi32>
  vector.print %v2 : vector<3x4xi32>
  %k3 = vector.create_mask %c9, %c2 : vector<3x4xi1>
  %v3 = vector.transfer_read %m[%c1, %c4], %p, %k3 : memref<5x7xi32>, vector<3x4xi32>
  vector.print %v3 : vector<3x4xi32>
  %q = arith.constant dense<[[true, false, true], [false, true, true]]> : vector<2x3xi1>
  %w = vector.transfer_read %m[%c3, %c0], %p, %q : memref<5x7xi32>, vector<2x3xi32>
  vector.print %w : vector<2x3xi32>
  %z = vector.transfer_read %m[%c3, %c0], %p, %q {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<5x7xi32>, vector<3x2xi32>
  vector.print %z : vector<3x2xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
