// Reads whose maps permute, leave out and broadcast dimensions, with padding out of bounds.

memref.global "private" constant @t : memref<2x3x4xi64> = dense<[[[0, 1, 2, 3], [10, 11, 12, 13], [20, 21, 22, 23]], [[100, 101, 102, 103], [110, 111, 112, 113], [120, 121, 122, 123]]]>

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = memref.get_global @t : memref<2x3x4xi64>
  %p = arith.constant -7 : i64
  %d = memref.cast %t : memref<2x3x4xi64> to memref<?x?x?xi64>
  %v0 = vector.transfer_read %d[%c0, %c0, %c0], %p {in_bounds = [false, false], permutation_map = affine_map<(d0, d1, d2) -> (d2, d1)>} : memref<?x?x?xi64>, vector<4x3xi64>
  vector.print %v0 : vector<4x3xi64>
  %v1 = vector.transfer_read %d[%c0, %c0, %c0], %p {in_bounds = [false, false], permutation_map = affine_map<(d0, d1, d2) -> (d1, d0)>} : memref<?x?x?xi64>, vector<3x2xi64>
  vector.print %v1 : vector<3x2xi64>
  %v2 = vector.transfer_read %d[%c0, %c0, %c0], %p {in_bounds = [false, false], permutation_map = affine_map<(d0, d1, d2) -> (d2, d0)>} : memref<?x?x?xi64>, vector<5x3xi64>
  vector.print %v2 : vector<5x3xi64>
  %v3 = vector.transfer_read %d[%c0, %c0, %c0], %p {in_bounds = [false, false], permutation_map = affine_map<(d0, d1, d2) -> (d0, d2)>} : memref<?x?x?xi64>, vector<2x4xi64>
  vector.print %v3 : vector<2x4xi64>
  %v4 = vector.transfer_read %d[%c0, %c0, %c0], %p {in_bounds = [false, true], permutation_map = affine_map<(d0, d1, d2) -> (d1, 0)>} : memref<?x?x?xi64>, vector<4x2xi64>
  vector.print %v4 : vector<4x2xi64>
  %v5 = vector.transfer_read %d[%c0, %c0, %c0], %p {in_bounds = [true, false], permutation_map = affine_map<(d0, d1, d2) -> (0, d1)>} : memref<?x?x?xi64>, vector<2x3xi64>
  vector.print %v5 : vector<2x3xi64>
  %x = vector.transfer_read %d[%c1, %c1, %c1], %p {permutation_map = affine_map<(d0, d1, d2) -> (d2, d0, d1)>} : memref<?x?x?xi64>, vector<4x2x2xi64>
  vector.print %x : vector<4x2x2xi64>
  %status = arith.constant 0 : i32
  return %status : i32
}
