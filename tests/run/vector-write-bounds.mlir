// Writes that are partly out of bounds, masked, or transposed.

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %b = memref.alloc(%c4, %c5) : memref<?x?xi32>
  %z = arith.constant dense<0> : vector<4x5xi32>
  %p = arith.constant 0 : i32
  %v = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %k = arith.constant dense<[[true, false, true], [false, true, true]]> : vector<2x3xi1>
  vector.transfer_write %z, %b[%c0, %c0] {in_bounds = [true, true]} : vector<4x5xi32>, memref<?x?xi32>
  vector.transfer_write %v, %b[%c0, %c0] : vector<2x3xi32>, memref<?x?xi32>
  %r0 = vector.transfer_read %b[%c0, %c0], %p {in_bounds = [true, true]} : memref<?x?xi32>, vector<4x5xi32>
  vector.print %r0 : vector<4x5xi32>
  vector.transfer_write %z, %b[%c0, %c0] {in_bounds = [true, true]} : vector<4x5xi32>, memref<?x?xi32>
  vector.transfer_write %v, %b[%c3, %c3] : vector<2x3xi32>, memref<?x?xi32>
  %r1 = vector.transfer_read %b[%c0, %c0], %p {in_bounds = [true, true]} : memref<?x?xi32>, vector<4x5xi32>
  vector.print %r1 : vector<4x5xi32>
  vector.transfer_write %z, %b[%c0, %c0] {in_bounds = [true, true]} : vector<4x5xi32>, memref<?x?xi32>
  vector.transfer_write %v, %b[%c3, %c4] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x3xi32>, memref<?x?xi32>
  %r2 = vector.transfer_read %b[%c0, %c0], %p {in_bounds = [true, true]} : memref<?x?xi32>, vector<4x5xi32>
  vector.print %r2 : vector<4x5xi32>
  vector.transfer_write %z, %b[%c0, %c0] {in_bounds = [true, true]} : vector<4x5xi32>, memref<?x?xi32>
  vector.transfer_write %v, %b[%c1, %c1], %k : vector<2x3xi32>, memref<?x?xi32>
  %r3 = vector.transfer_read %b[%c0, %c0], %p {in_bounds = [true, true]} : memref<?x?xi32>, vector<4x5xi32>
  vector.print %r3 : vector<4x5xi32>
  vector.transfer_write %z, %b[%c0, %c0] {in_bounds = [true, true]} : vector<4x5xi32>, memref<?x?xi32>
  vector.transfer_write %v, %b[%c2, %c3], %k : vector<2x3xi32>, memref<?x?xi32>
  %r4 = vector.transfer_read %b[%c0, %c0], %p {in_bounds = [true, true]} : memref<?x?xi32>, vector<4x5xi32>
  vector.print %r4 : vector<4x5xi32>
  vector.transfer_write %z, %b[%c0, %c0] {in_bounds = [true, true]} : vector<4x5xi32>, memref<?x?xi32>
  vector.transfer_write %v, %b[%c4, %c0] : vector<2x3xi32>, memref<?x?xi32>
  %r5 = vector.transfer_read %b[%c0, %c0], %p {in_bounds = [true, true]} : memref<?x?xi32>, vector<4x5xi32>
  vector.print %r5 : vector<4x5xi32>
  vector.transfer_write %z, %b[%c0, %c0] {in_bounds = [true, true]} : vector<4x5xi32>, memref<?x?xi32>
  vector.transfer_write %v, %b[%c0, %c1] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x3xi32>, memref<?x?xi32>
  %r6 = vector.transfer_read %b[%c0, %c0], %p {in_bounds = [true, true]} : memref<?x?xi32>, vector<4x5xi32>
  vector.print %r6 : vector<4x5xi32>
  memref.dealloc %b : memref<?x?xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
