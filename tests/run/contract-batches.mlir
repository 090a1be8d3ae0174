// Batches of products, with one or two contracted dimensions.

memref.global "private" @g1 : memref<2x2x4xi32> = dense<[[[3, 3, 1, -6], [-3, 7, -4, -6]], [[-6, 1, -8, -6], [3, 1, 8, 3]]]>
memref.global "private" @g2 : memref<2x4x3xi32> = dense<[[[6, -1, -7], [3, -8, 7], [9, -1, -5], [2, 7, 6]], [[-7, 1, -6], [5, 3, 4], [5, 6, 0], [-8, 4, -2]]]>
memref.global "private" @g3 : memref<2x2x3xi32> = dense<[[[5, -5, 4], [-1, -2, 2]], [[-1, -1, 4], [3, 1, -2]]]>
memref.global "private" @g5 : memref<3x4xi32> = dense<[[4, 3, 1, -3], [1, 2, 0, 0], [5, -9, -7, -1]]>
memref.global "private" @g6 : memref<3x4xi32> = dense<[[-7, -6, 6, 6], [1, 4, 1, 3], [-2, 7, -1, -7]]>
memref.global "private" @g7 : memref<3xi32> = dense<[-3, -3, 3]>
memref.global "private" @g9 : memref<2x2x2xi64> = dense<[[[-7, -3], [2, 3]], [[7, 8], [7, 3]]]>
memref.global "private" @g10 : memref<3x2x2xi64> = dense<[[[6, -6], [7, -5]], [[-7, 3], [6, -3]], [[4, -2], [-2, -1]]]>
memref.global "private" @g11 : memref<2x3xi64> = dense<[[-2, -5, -3], [5, -2, -5]]>
memref.global "private" @g13 : memref<2x2x2xf32> = dense<[[[1.0, 3.0], [-3.0, 9.0]], [[-6.0, 3.0], [0.0, -7.0]]]>
memref.global "private" @g14 : memref<2x3x2xf32> = dense<[[[9.0, -1.0], [-8.0, -2.0], [6.0, 3.0]], [[4.0, 2.0], [-8.0, 2.0], [6.0, -1.0]]]>
memref.global "private" @g15 : memref<3x2x2xf32> = dense<[[[-5.0, -5.0], [3.0, -3.0]], [[-5.0, 2.0], [3.0, 4.0]], [[1.0, 0.0], [2.0, -4.0]]]>

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %pad_i32 = arith.constant 0 : i32
  %pad_i64 = arith.constant 0 : i64
  %pad_f32 = arith.constant 0.0 : f32
  %m1 = memref.get_global @g1 : memref<2x2x4xi32>
  %v1 = vector.transfer_read %m1[%c0, %c0, %c0], %pad_i32 {in_bounds = [true, true, true]} : memref<2x2x4xi32>, vector<2x2x4xi32>
  %m2 = memref.get_global @g2 : memref<2x4x3xi32>
  %v2 = vector.transfer_read %m2[%c0, %c0, %c0], %pad_i32 {in_bounds = [true, true, true]} : memref<2x4x3xi32>, vector<2x4x3xi32>
  %m3 = memref.get_global @g3 : memref<2x2x3xi32>
  %v3 = vector.transfer_read %m3[%c0, %c0, %c0], %pad_i32 {in_bounds = [true, true, true]} : memref<2x2x3xi32>, vector<2x2x3xi32>
  %r4 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>, affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %v1, %v2, %v3 : vector<2x2x4xi32>, vector<2x4x3xi32> into vector<2x2x3xi32>
  vector.print %r4 : vector<2x2x3xi32>
  %m5 = memref.get_global @g5 : memref<3x4xi32>
  %v5 = vector.transfer_read %m5[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<3x4xi32>, vector<3x4xi32>
  %m6 = memref.get_global @g6 : memref<3x4xi32>
  %v6 = vector.transfer_read %m6[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<3x4xi32>, vector<3x4xi32>
  %m7 = memref.get_global @g7 : memref<3xi32>
  %v7 = vector.transfer_read %m7[%c0], %pad_i32 {in_bounds = [true]} : memref<3xi32>, vector<3xi32>
  %r8 = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %v5, %v6, %v7 : vector<3x4xi32>, vector<3x4xi32> into vector<3xi32>
  vector.print %r8 : vector<3xi32>
  %m9 = memref.get_global @g9 : memref<2x2x2xi64>
  %v9 = vector.transfer_read %m9[%c0, %c0, %c0], %pad_i64 {in_bounds = [true, true, true]} : memref<2x2x2xi64>, vector<2x2x2xi64>
  %m10 = memref.get_global @g10 : memref<3x2x2xi64>
  %v10 = vector.transfer_read %m10[%c0, %c0, %c0], %pad_i64 {in_bounds = [true, true, true]} : memref<3x2x2xi64>, vector<3x2x2xi64>
  %m11 = memref.get_global @g11 : memref<2x3xi64>
  %v11 = vector.transfer_read %m11[%c0, %c0], %pad_i64 {in_bounds = [true, true]} : memref<2x3xi64>, vector<2x3xi64>
  %r12 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"], kind = #vector.kind<add>} %v9, %v10, %v11 : vector<2x2x2xi64>, vector<3x2x2xi64> into vector<2x3xi64>
  vector.print %r12 : vector<2x3xi64>
  %m13 = memref.get_global @g13 : memref<2x2x2xf32>
  %v13 = vector.transfer_read %m13[%c0, %c0, %c0], %pad_f32 {in_bounds = [true, true, true]} : memref<2x2x2xf32>, vector<2x2x2xf32>
  %m14 = memref.get_global @g14 : memref<2x3x2xf32>
  %v14 = vector.transfer_read %m14[%c0, %c0, %c0], %pad_f32 {in_bounds = [true, true, true]} : memref<2x3x2xf32>, vector<2x3x2xf32>
  %m15 = memref.get_global @g15 : memref<3x2x2xf32>
  %v15 = vector.transfer_read %m15[%c0, %c0, %c0], %pad_f32 {in_bounds = [true, true, true]} : memref<3x2x2xf32>, vector<3x2x2xf32>
  %r16 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>, affine_map<(d0, d1, d2, d3) -> (d3, d2, d0)>, affine_map<(d0, d1, d2, d3) -> (d2, d0, d1)>], iterator_types = ["parallel", "parallel", "parallel", "reduction"], kind = #vector.kind<add>} %v13, %v14, %v15 : vector<2x2x2xf32>, vector<2x3x2xf32> into vector<3x2x2xf32>
  vector.print %r16 : vector<3x2x2xf32>
  %status = arith.constant 0 : i32
  return %status : i32
}
