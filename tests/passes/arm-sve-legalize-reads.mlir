// RUN: terrace opt %s --arm-sve-legalize-vector-storage --split-input-file --allow-unregistered-dialect

func.func @collapse(%m: memref<?x?x4xi16>, %i: index, %p: i16) -> vector<[2]x4xi16> {
  %c0 = arith.constant 0 : index
  %r = vector.transfer_read %m[%i, %i, %c0], %p {in_bounds = [false, true]} : memref<?x?x4xi16>, vector<[2]x4xi16>
  return %r : vector<[2]x4xi16>
}
// -----
func.func @outer(%m: memref<?x?x2x8xi8>, %i: index, %p: i8) -> vector<3x[4]x2x8xi8> {
  %c0 = arith.constant 0 : index
  %r = vector.transfer_read %m[%i, %i, %c0, %c0], %p {in_bounds = [false, true, true, true]} : memref<?x?x2x8xi8>, vector<3x[4]x2x8xi8>
  return %r : vector<3x[4]x2x8xi8>
}
// -----
func.func @strided(%m: memref<5x7x4xi16, strided<[?, 4, 1], offset: ?>>, %i: index, %p: i16) -> vector<[2]x4xi16> {
  %c0 = arith.constant 0 : index
  %r = vector.transfer_read %m[%i, %i, %c0], %p {in_bounds = [true, true]} : memref<5x7x4xi16, strided<[?, 4, 1], offset: ?>>, vector<[2]x4xi16>
  return %r : vector<[2]x4xi16>
}
// -----
// Rows that are in bounds as a whole start at zero. Left: rows that are not contiguous, parts of rows, rows that may be
// out of bounds, other maps, masks, tensors, two scalable dimensions, and a scalable dimension that is the last one.
func.func @left(%m: memref<?x?x4xi16>, %s: memref<?x?x4xi16, strided<[?, 8, 1]>>, %t: tensor<?x?x4xi16>, %i: index, %p: i16, %k: vector<[2]x4xi1>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %s[%i, %i, %c0], %p {in_bounds = [true, true]} : memref<?x?x4xi16, strided<[?, 8, 1]>>, vector<[2]x4xi16>
  %1 = vector.transfer_read %m[%i, %i, %c0], %p {in_bounds = [true, true]} : memref<?x?x4xi16>, vector<[2]x2xi16>
  %2 = vector.transfer_read %m[%i, %i, %i], %p {in_bounds = [true, true]} : memref<?x?x4xi16>, vector<[2]x4xi16>
  %3 = vector.transfer_read %m[%i, %i, %c0], %p {in_bounds = [true, false]} : memref<?x?x4xi16>, vector<[2]x4xi16>
  %4 = vector.transfer_read %m[%i, %i, %c0], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d0, d2)>} : memref<?x?x4xi16>, vector<[2]x4xi16>
  %5 = vector.transfer_read %m[%i, %i, %c0], %p, %k {in_bounds = [true, true]} : memref<?x?x4xi16>, vector<[2]x4xi16>
  %6 = vector.transfer_read %t[%i, %i, %c0], %p {in_bounds = [true, true]} : tensor<?x?x4xi16>, vector<[2]x4xi16>
  %7 = vector.transfer_read %m[%i, %i, %c0], %p {in_bounds = [true, true]} : memref<?x?x4xi16>, vector<[2]x[4]xi16>
  %8 = vector.transfer_read %m[%i, %i, %c0], %p {in_bounds = [true, true]} : memref<?x?x4xi16>, vector<2x[4]xi16>
  "test.use"(%0, %1, %2, %3, %4, %5, %6, %7, %8) : (vector<[2]x4xi16>, vector<[2]x2xi16>, vector<[2]x4xi16>, vector<[2]x4xi16>, vector<[2]x4xi16>, vector<[2]x4xi16>, vector<[2]x4xi16>, vector<[2]x[4]xi16>, vector<2x[4]xi16>) -> ()
  return
}
