// Writes whose maps leave out dimensions of the memory, also behind the first one.

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %b = memref.alloc() : memref<2x3x4xi32>
  %p = arith.constant 0 : i32
  affine.for %i = 0 to 2 { affine.for %j = 0 to 3 { affine.for %k = 0 to 4 { affine.store %p, %b[%i, %j, %k] : memref<2x3x4xi32> } } }
  %v = arith.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8]]> : vector<2x4xi32>
  vector.transfer_write %v, %b[%c0, %c1, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d0, d2)>} : vector<2x4xi32>, memref<2x3x4xi32>
  %w = arith.constant dense<[9, 8, 7]> : vector<3xi32>
  vector.transfer_write %w, %b[%c1, %c0, %c3] {permutation_map = affine_map<(d0, d1, d2) -> (d1)>} : vector<3xi32>, memref<2x3x4xi32>
  vector.transfer_write %w, %b[%c0, %c2, %c0] {permutation_map = affine_map<(d0, d1, d2) -> (d0)>} : vector<3xi32>, memref<2x3x4xi32>
  %r = vector.transfer_read %b[%c0, %c0, %c0], %p {in_bounds = [true, true, true]} : memref<2x3x4xi32>, vector<2x3x4xi32>
  vector.print %r : vector<2x3x4xi32>
  memref.dealloc %b : memref<2x3x4xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
