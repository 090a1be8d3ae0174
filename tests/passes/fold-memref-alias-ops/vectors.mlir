// RUN: terrace opt %s --fold-memref-alias-ops

func.func @sub(%m: memref<16x32xf32>, %i: index, %v: vector<4xf32>, %k: vector<4xi1>, %p: f32, %w: vector<2x4xf32>) {
  %s = memref.subview %m[%i, 2] [4, 8] [1, 1] : memref<16x32xf32> to memref<4x8xf32, strided<[32, 1], offset: ?>>
  %a = vector.load %s[%i, %i] : memref<4x8xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
  vector.store %a, %s[%i, %i] : memref<4x8xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
  %b = vector.maskedload %s[%i, %i], %k, %v : memref<4x8xf32, strided<[32, 1], offset: ?>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %s[%i, %i], %k, %b : memref<4x8xf32, strided<[32, 1], offset: ?>>, vector<4xi1>, vector<4xf32>
  %c = vector.transfer_read %s[%i, %i], %p : memref<4x8xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
  vector.transfer_write %c, %s[%i, %i] : vector<4xf32>, memref<4x8xf32, strided<[32, 1], offset: ?>>
  %d = vector.transfer_read %s[%i, %i], %p {in_bounds = [true, true]} : memref<4x8xf32, strided<[32, 1], offset: ?>>, vector<2x4xf32>
  vector.transfer_write %d, %s[%i, %i] {in_bounds = [true, true], permutation_map = affine_map<(d0,d1)->(d1,d0)>} : vector<2x4xf32>, memref<4x8xf32, strided<[32, 1], offset: ?>>
  %r = memref.subview %m[%i, 2] [1, 8] [1, 1] : memref<16x32xf32> to memref<8xf32, strided<[1], offset: ?>>
  %e = vector.transfer_read %r[%i], %p {in_bounds = [true]} : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
  vector.transfer_write %e, %r[%i] {in_bounds = [true]} : vector<4xf32>, memref<8xf32, strided<[1], offset: ?>>
  %f = vector.load %r[%i] {nontemporal = true} : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
  vector.store %f, %r[%i] {nontemporal = true} : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
  %c2 = memref.collapse_shape %m [[0, 1]] : memref<16x32xf32> into memref<512xf32>
  %g = vector.load %c2[%i] : memref<512xf32>, vector<4xf32>
  vector.store %g, %c2[%i] : memref<512xf32>, vector<4xf32>
  %x = memref.expand_shape %m [[0, 1], [2]] output_shape [4, 4, 32] : memref<16x32xf32> into memref<4x4x32xf32>
  %h = vector.load %x[%i, %i, %i] : memref<4x4x32xf32>, vector<4xf32>
  vector.store %h, %x[%i, %i, %i] : memref<4x4x32xf32>, vector<4xf32>
  %y = vector.maskedload %x[%i, %i, %i], %k, %v : memref<4x4x32xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %c2[%i], %k, %y : memref<512xf32>, vector<4xi1>, vector<4xf32>
  %z = vector.transfer_read %x[%i, %i, %i], %p {in_bounds = [true]} : memref<4x4x32xf32>, vector<4xf32>
  vector.transfer_write %z, %c2[%i] {in_bounds = [true]} : vector<4xf32>, memref<512xf32>
  %st = memref.subview %m[0, 0] [4, 8] [2, 2] : memref<16x32xf32> to memref<4x8xf32, strided<[64, 2]>>
  %u = vector.transfer_read %st[%i, %i], %p {in_bounds = [true]} : memref<4x8xf32, strided<[64, 2]>>, vector<4xf32>
  vector.transfer_write %u, %st[%i, %i] {in_bounds = [true]} : vector<4xf32>, memref<4x8xf32, strided<[64, 2]>>
  %q = vector.transfer_read %s[%i, %i], %p, %k {in_bounds = [true]} : memref<4x8xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
  vector.transfer_write %q, %s[%i, %i], %k {in_bounds = [true]} : vector<4xf32>, memref<4x8xf32, strided<[32, 1], offset: ?>>
  %al = vector.load %r[%i] {alignment = 16} : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
  vector.store %al, %r[%i] {alignment = 8} : memref<8xf32, strided<[1], offset: ?>>, vector<4xf32>
  return
}
