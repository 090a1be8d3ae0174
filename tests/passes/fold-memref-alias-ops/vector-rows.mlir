// RUN: terrace opt %s --fold-memref-alias-ops
// DIFFERS: upstream folds views in which other rows follow each other than in the source

func.func @f(%m: memref<16x32xf32>, %i: index, %p: f32, %w: vector<2x4xf32>) -> (vector<2x4xf32>, vector<4x1xf32>, vector<2x4xf32>, vector<4xf32>) {
  %y = memref.expand_shape %m [[0], [1, 2]] output_shape [16, 8, 4] : memref<16x32xf32> into memref<16x8x4xf32>
  %a = vector.transfer_read %y[%i, %i, %i], %p {in_bounds = [true, true]} : memref<16x8x4xf32>, vector<2x4xf32>
  %u = memref.expand_shape %m [[0], [1, 2]] output_shape [16, 32, 1] : memref<16x32xf32> into memref<16x32x1xf32>
  %b = vector.transfer_read %u[%i, %i, %i], %p {in_bounds = [true, true]} : memref<16x32x1xf32>, vector<4x1xf32>
  %s = memref.subview %m[0, 0] [4, 8] [2, 1] : memref<16x32xf32> to memref<4x8xf32, strided<[64, 1]>>
  %c = vector.load %s[%i, %i] : memref<4x8xf32, strided<[64, 1]>>, vector<2x4xf32>
  vector.store %c, %y[%i, %i, %i] : memref<16x8x4xf32>, vector<2x4xf32>
  // Elements beyond the row are padding, also if they are in the source's row.
  %d = vector.transfer_read %y[%i, %i, %i], %p : memref<16x8x4xf32>, vector<4xf32>
  return %a, %b, %c, %d : vector<2x4xf32>, vector<4x1xf32>, vector<2x4xf32>, vector<4xf32>
}
