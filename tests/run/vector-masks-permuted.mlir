// Masks of transfers whose maps permute and leave out dimensions.
// DIFFERS: upstream applies the mask to other elements, or makes a mask of an invalid type

memref.global "private" constant @t : memref<2x3x4xi64> = dense<[[[0, 1, 2, 3], [10, 11, 12, 13], [20, 21, 22, 23]], [[100, 101, 102, 103], [110, 111, 112, 113], [120, 121, 122, 123]]]>

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %t = memref.get_global @t : memref<2x3x4xi64>
  %p = arith.constant -7 : i64
  %k = arith.constant dense<[[true, false, true, false], [false, true, true, true]]> : vector<2x4xi1>
  %v = vector.transfer_read %t[%c0, %c1, %c0], %p, %k {permutation_map = affine_map<(d0, d1, d2) -> (d2, d0)>} : memref<2x3x4xi64>, vector<4x2xi64>
  vector.print %v : vector<4x2xi64>
  %o = memref.alloc() : memref<2x3x4xi64>
  affine.for %a = 0 to 2 { affine.for %b = 0 to 3 { affine.for %c = 0 to 4 { affine.store %p, %o[%a, %b, %c] : memref<2x3x4xi64> } } }
  vector.transfer_write %v, %o[%c0, %c2, %c0], %k {permutation_map = affine_map<(d0, d1, d2) -> (d2, d0)>} : vector<4x2xi64>, memref<2x3x4xi64>
  %w = vector.transfer_read %o[%c0, %c0, %c0], %p {in_bounds = [true, true, true]} : memref<2x3x4xi64>, vector<2x3x4xi64>
  vector.print %w : vector<2x3x4xi64>
  %status = arith.constant 0 : i32
  return %status : i32
}
