// RUN: terrace opt %s --allow-unregistered-dialect --fold-memref-alias-ops

func.func @e(%m: memref<16x32xf32>, %d: memref<?x32xf32>, %i: index, %v: vector<4xf32>, %k: vector<4xi1>, %p: f32, %w: vector<2x4xf32>, %n: index) {
  %x = memref.expand_shape %m [[0, 1], [2]] output_shape [4, 4, 32] : memref<16x32xf32> into memref<4x4x32xf32>
  %a = vector.transfer_read %x[%i, %i, %i], %p : memref<4x4x32xf32>, vector<4xf32>
  %b = vector.transfer_read %x[%i, %i, %i], %p {in_bounds = [true, true]} : memref<4x4x32xf32>, vector<2x4xf32>
  %c = vector.transfer_read %x[%i, %i, %i], %p, %k {in_bounds = [true]} : memref<4x4x32xf32>, vector<4xf32>
  %e = vector.transfer_read %x[%i, %i, %i], %p {in_bounds = [true], permutation_map = affine_map<(d0,d1,d2)->(d1)>} : memref<4x4x32xf32>, vector<4xf32>
  %f = vector.transfer_read %x[%i, %i, %i], %p {in_bounds = [true], permutation_map = affine_map<(d0,d1,d2)->(0)>} : memref<4x4x32xf32>, vector<4xf32>
  %f2 = vector.transfer_read %x[%i, %i, %i], %p {in_bounds = [true, true], permutation_map = affine_map<(d0,d1,d2)->(d2, d1)>} : memref<4x4x32xf32>, vector<4x2xf32>
  %f3 = vector.transfer_read %x[%i, %i, %i], %p {in_bounds = [true, true, true]} : memref<4x4x32xf32>, vector<1x1x4xf32>
  vector.transfer_write %a, %x[%i, %i, %i] {in_bounds = [true]} : vector<4xf32>, memref<4x4x32xf32>
  vector.transfer_write %b, %x[%i, %i, %i] {in_bounds = [true, true]} : vector<2x4xf32>, memref<4x4x32xf32>
  %y = memref.expand_shape %m [[0], [1, 2]] output_shape [16, 8, 4] : memref<16x32xf32> into memref<16x8x4xf32>
  %g = vector.transfer_read %y[%i, %i, %i], %p {in_bounds = [true]} : memref<16x8x4xf32>, vector<4xf32>
  %g3 = vector.transfer_read %y[%i, %i, %i], %p {in_bounds = [true, true], permutation_map = affine_map<(d0,d1,d2)->(d0, d2)>} : memref<16x8x4xf32>, vector<2x4xf32>
  %u = memref.expand_shape %m [[0], [1, 2]] output_shape [16, 32, 1] : memref<16x32xf32> into memref<16x32x1xf32>
  %z = memref.collapse_shape %m [[0, 1]] : memref<16x32xf32> into memref<512xf32>
  %j = vector.transfer_read %z[%i], %p {in_bounds = [true]} : memref<512xf32>, vector<4xf32>
  %q = memref.expand_shape %d [[0, 1], [2]] output_shape [%n, 4, 32] : memref<?x32xf32> into memref<?x4x32xf32>
  %l = vector.transfer_read %q[%i, %i, %i], %p {in_bounds = [true]} : memref<?x4x32xf32>, vector<4xf32>
  %z0 = vector.transfer_read %x[%i, %i, %i], %p : memref<4x4x32xf32>, vector<f32>
  %s = memref.subview %m[2, 2] [4, 8] [1, 1] : memref<16x32xf32> to memref<4x8xf32, strided<[32, 1], offset: 66>>
  %t = vector.transfer_read %s[%i, %i], %p {in_bounds = [true], permutation_map = affine_map<(d0,d1)->(d0)>} : memref<4x8xf32, strided<[32, 1], offset: 66>>, vector<4xf32>
  %s2 = memref.subview %m[2, 2] [4, 1] [1, 1] : memref<16x32xf32> to memref<4xf32, strided<[32], offset: 66>>
  %t2 = vector.transfer_read %s2[%i], %p {in_bounds = [true]} : memref<4xf32, strided<[32], offset: 66>>, vector<4xf32>
  vector.transfer_write %t2, %s2[%i] {in_bounds = [true]} : vector<4xf32>, memref<4xf32, strided<[32], offset: 66>>
  %t3 = vector.transfer_read %s2[%i], %p {in_bounds = [true], permutation_map = affine_map<(d0)->(0)>} : memref<4xf32, strided<[32], offset: 66>>, vector<4xf32>
  %t4 = vector.transfer_read %s[%i, %i], %p : memref<4x8xf32, strided<[32, 1], offset: 66>>, vector<f32>
  %st = memref.subview %m[0, 0] [4, 8] [2, 1] : memref<16x32xf32> to memref<4x8xf32, strided<[64, 1]>>
  %la = vector.load %st[%i, %i] : memref<4x8xf32, strided<[64, 1]>>, vector<4xf32>
  "test.use"(%a, %b, %c, %e, %f, %f2, %f3, %g, %g3, %j, %l, %z0, %t, %t2, %t3, %t4, %la) : (vector<4xf32>, vector<2x4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4x2xf32>, vector<1x1x4xf32>, vector<4xf32>, vector<2x4xf32>, vector<4xf32>, vector<4xf32>, vector<f32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<f32>, vector<4xf32>) -> ()
  return
}
