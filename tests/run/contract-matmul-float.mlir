// Products of float matrices in all sizes of vectors.

memref.global "private" @g1 : memref<4x5xf32> = dense<[[7.0, -8.0, -9.0, 3.0, 5.0], [-7.0, 3.0, 9.0, -4.0, -2.0], [-1.0, 1.0, -8.0, -2.0, 3.0], [-5.0, 0.0, 0.0, 7.0, 8.0]]>
memref.global "private" @g2 : memref<5x3xf32> = dense<[[6.0, 9.0, -6.0], [8.0, -8.0, 7.0], [1.0, 7.0, 0.0], [0.0, 7.0, 8.0], [-3.0, -7.0, 1.0]]>
memref.global "private" @g3 : memref<4x3xf32> = dense<[[-2.0, 0.0, -4.0], [0.0, 5.0, 1.0], [-4.0, -4.0, 5.0], [-4.0, 5.0, 2.0]]>
memref.global "private" @g5 : memref<2x3xf64> = dense<[[7.0, -9.0, 5.0], [6.0, 7.0, 7.0]]>
memref.global "private" @g6 : memref<3x8xf64> = dense<[[3.0, 3.0, -7.0, -2.0, -9.0, -8.0, 4.0, -8.0], [-2.0, -1.0, 9.0, 3.0, 4.0, 5.0, -2.0, 3.0], [3.0, 1.0, 6.0, -2.0, -7.0, -8.0, 6.0, -4.0]]>
memref.global "private" @g7 : memref<2x8xf64> = dense<[[2.0, 0.0, 4.0, -2.0, 2.0, 5.0, 5.0, 4.0], [5.0, 4.0, 5.0, -1.0, -2.0, 2.0, 2.0, 1.0]]>
memref.global "private" @g9 : memref<5x2xf32> = dense<[[0.0, 3.0], [7.0, -9.0], [-4.0, 1.0], [-3.0, 0.0], [3.0, -5.0]]>
memref.global "private" @g10 : memref<2x1xf32> = dense<[[-7.0], [8.0]]>
memref.global "private" @g11 : memref<5x1xf32> = dense<[[-3.0], [-4.0], [3.0], [-1.0], [4.0]]>

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %pad_f32 = arith.constant 0.0 : f32
  %pad_f64 = arith.constant 0.0 : f64
  %m1 = memref.get_global @g1 : memref<4x5xf32>
  %v1 = vector.transfer_read %m1[%c0, %c0], %pad_f32 {in_bounds = [true, true]} : memref<4x5xf32>, vector<4x5xf32>
  %m2 = memref.get_global @g2 : memref<5x3xf32>
  %v2 = vector.transfer_read %m2[%c0, %c0], %pad_f32 {in_bounds = [true, true]} : memref<5x3xf32>, vector<5x3xf32>
  %m3 = memref.get_global @g3 : memref<4x3xf32>
  %v3 = vector.transfer_read %m3[%c0, %c0], %pad_f32 {in_bounds = [true, true]} : memref<4x3xf32>, vector<4x3xf32>
  %r4 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %v1, %v2, %v3 : vector<4x5xf32>, vector<5x3xf32> into vector<4x3xf32>
  vector.print %r4 : vector<4x3xf32>
  %m5 = memref.get_global @g5 : memref<2x3xf64>
  %v5 = vector.transfer_read %m5[%c0, %c0], %pad_f64 {in_bounds = [true, true]} : memref<2x3xf64>, vector<2x3xf64>
  %m6 = memref.get_global @g6 : memref<3x8xf64>
  %v6 = vector.transfer_read %m6[%c0, %c0], %pad_f64 {in_bounds = [true, true]} : memref<3x8xf64>, vector<3x8xf64>
  %m7 = memref.get_global @g7 : memref<2x8xf64>
  %v7 = vector.transfer_read %m7[%c0, %c0], %pad_f64 {in_bounds = [true, true]} : memref<2x8xf64>, vector<2x8xf64>
  %r8 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %v5, %v6, %v7 : vector<2x3xf64>, vector<3x8xf64> into vector<2x8xf64>
  vector.print %r8 : vector<2x8xf64>
  %m9 = memref.get_global @g9 : memref<5x2xf32>
  %v9 = vector.transfer_read %m9[%c0, %c0], %pad_f32 {in_bounds = [true, true]} : memref<5x2xf32>, vector<5x2xf32>
  %m10 = memref.get_global @g10 : memref<2x1xf32>
  %v10 = vector.transfer_read %m10[%c0, %c0], %pad_f32 {in_bounds = [true, true]} : memref<2x1xf32>, vector<2x1xf32>
  %m11 = memref.get_global @g11 : memref<5x1xf32>
  %v11 = vector.transfer_read %m11[%c0, %c0], %pad_f32 {in_bounds = [true, true]} : memref<5x1xf32>, vector<5x1xf32>
  %r12 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %v9, %v10, %v11 : vector<5x2xf32>, vector<2x1xf32> into vector<5x1xf32>
  vector.print %r12 : vector<5x1xf32>
  %status = arith.constant 0 : i32
  return %status : i32
}
