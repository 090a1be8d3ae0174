// A product of matrices in each layout of its operands and of its result.

memref.global "private" @g1 : memref<2x4xi32> = dense<[[3, 5, -6, -4], [4, -3, 1, 2]]>
memref.global "private" @g2 : memref<4x3xi32> = dense<[[9, -3, -1], [-7, -9, 1], [7, -1, -5], [7, -3, -2]]>
memref.global "private" @g3 : memref<2x3xi32> = dense<[[4, -1, 1], [-3, 1, 2]]>
memref.global "private" @g5 : memref<2x4xi32> = dense<[[3, 4, 5, -1], [-4, 3, -1, -6]]>
memref.global "private" @g6 : memref<4x3xi32> = dense<[[-3, -3, -8], [2, 2, -9], [-7, 7, 9], [-8, 3, 5]]>
memref.global "private" @g7 : memref<3x2xi32> = dense<[[2, -2], [-5, 3], [-3, -4]]>
memref.global "private" @g9 : memref<2x4xi32> = dense<[[0, -3, 5, 2], [-9, 2, -4, -5]]>
memref.global "private" @g10 : memref<3x4xi32> = dense<[[9, 4, 7, -8], [0, -3, 4, 3], [8, -2, -2, 9]]>
memref.global "private" @g11 : memref<2x3xi32> = dense<[[4, 2, -5], [5, 4, -4]]>
memref.global "private" @g13 : memref<2x4xi32> = dense<[[-7, 4, -3, -5], [-8, 6, 7, 8]]>
memref.global "private" @g14 : memref<3x4xi32> = dense<[[6, 6, 1, -5], [-1, -5, 2, 0], [0, -9, -7, -7]]>
memref.global "private" @g15 : memref<3x2xi32> = dense<[[-3, 3], [-4, 5], [-2, 0]]>
memref.global "private" @g17 : memref<4x2xi32> = dense<[[-1, 2], [-8, -4], [-8, 9], [6, -1]]>
memref.global "private" @g18 : memref<4x3xi32> = dense<[[3, -4, -8], [-6, -2, 2], [8, -1, 4], [-3, -3, 7]]>
memref.global "private" @g19 : memref<2x3xi32> = dense<[[1, -4, 0], [-2, -2, 3]]>
memref.global "private" @g21 : memref<4x2xi32> = dense<[[-8, 2], [8, -4], [-9, 2], [6, 6]]>
memref.global "private" @g22 : memref<4x3xi32> = dense<[[-4, 5, -9], [-1, -8, -3], [8, -6, 0], [3, -3, 5]]>
memref.global "private" @g23 : memref<3x2xi32> = dense<[[0, -5], [0, -3], [4, -1]]>
memref.global "private" @g25 : memref<4x2xi32> = dense<[[-9, 3], [-4, -4], [8, 7], [4, -3]]>
memref.global "private" @g26 : memref<3x4xi32> = dense<[[-2, 7, 8, 0], [5, 2, -7, -2], [3, -4, 2, 8]]>
memref.global "private" @g27 : memref<2x3xi32> = dense<[[5, 0, 4], [-3, -5, 1]]>
memref.global "private" @g29 : memref<4x2xi32> = dense<[[9, -9], [-3, -6], [-3, 8], [7, 2]]>
memref.global "private" @g30 : memref<3x4xi32> = dense<[[7, 0, -6, -4], [-2, 4, 5, 6], [-3, -3, -1, -4]]>
memref.global "private" @g31 : memref<3x2xi32> = dense<[[1, 1], [-2, 2], [2, -1]]>
memref.global "private" @g33 : memref<3x4xf64> = dense<[[-8.0, 8.0, 5.0, -3.0], [-8.0, 1.0, 9.0, 5.0], [0.0, -5.0, -2.0, -4.0]]>
memref.global "private" @g34 : memref<2x4xf64> = dense<[[3.0, -5.0, 3.0, -8.0], [-9.0, 9.0, 0.0, 9.0]]>
memref.global "private" @g35 : memref<3x2xf64> = dense<[[2.0, -2.0], [2.0, -2.0], [3.0, 2.0]]>
memref.global "private" @g37 : memref<4x3xf32> = dense<[[-8.0, -9.0, 2.0], [-5.0, 6.0, 1.0], [5.0, 2.0, 3.0], [9.0, 5.0, -7.0]]>
memref.global "private" @g38 : memref<2x4xf32> = dense<[[-1.0, -6.0, 2.0, -1.0], [5.0, -6.0, -3.0, 1.0]]>
memref.global "private" @g39 : memref<2x3xf32> = dense<[[-4.0, -1.0, -2.0], [5.0, -3.0, -3.0]]>

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %pad_i32 = arith.constant 0 : i32
  %pad_f64 = arith.constant 0.0 : f64
  %pad_f32 = arith.constant 0.0 : f32
  %m1 = memref.get_global @g1 : memref<2x4xi32>
  %v1 = vector.transfer_read %m1[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<2x4xi32>, vector<2x4xi32>
  %m2 = memref.get_global @g2 : memref<4x3xi32>
  %v2 = vector.transfer_read %m2[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<4x3xi32>, vector<4x3xi32>
  %m3 = memref.get_global @g3 : memref<2x3xi32>
  %v3 = vector.transfer_read %m3[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<2x3xi32>, vector<2x3xi32>
  %r4 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %v1, %v2, %v3 : vector<2x4xi32>, vector<4x3xi32> into vector<2x3xi32>
  vector.print %r4 : vector<2x3xi32>
  %m5 = memref.get_global @g5 : memref<2x4xi32>
  %v5 = vector.transfer_read %m5[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<2x4xi32>, vector<2x4xi32>
  %m6 = memref.get_global @g6 : memref<4x3xi32>
  %v6 = vector.transfer_read %m6[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<4x3xi32>, vector<4x3xi32>
  %m7 = memref.get_global @g7 : memref<3x2xi32>
  %v7 = vector.transfer_read %m7[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<3x2xi32>, vector<3x2xi32>
  %r8 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %v5, %v6, %v7 : vector<2x4xi32>, vector<4x3xi32> into vector<3x2xi32>
  vector.print %r8 : vector<3x2xi32>
  %m9 = memref.get_global @g9 : memref<2x4xi32>
  %v9 = vector.transfer_read %m9[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<2x4xi32>, vector<2x4xi32>
  %m10 = memref.get_global @g10 : memref<3x4xi32>
  %v10 = vector.transfer_read %m10[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<3x4xi32>, vector<3x4xi32>
  %m11 = memref.get_global @g11 : memref<2x3xi32>
  %v11 = vector.transfer_read %m11[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<2x3xi32>, vector<2x3xi32>
  %r12 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %v9, %v10, %v11 : vector<2x4xi32>, vector<3x4xi32> into vector<2x3xi32>
  vector.print %r12 : vector<2x3xi32>
  %m13 = memref.get_global @g13 : memref<2x4xi32>
  %v13 = vector.transfer_read %m13[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<2x4xi32>, vector<2x4xi32>
  %m14 = memref.get_global @g14 : memref<3x4xi32>
  %v14 = vector.transfer_read %m14[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<3x4xi32>, vector<3x4xi32>
  %m15 = memref.get_global @g15 : memref<3x2xi32>
  %v15 = vector.transfer_read %m15[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<3x2xi32>, vector<3x2xi32>
  %r16 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %v13, %v14, %v15 : vector<2x4xi32>, vector<3x4xi32> into vector<3x2xi32>
  vector.print %r16 : vector<3x2xi32>
  %m17 = memref.get_global @g17 : memref<4x2xi32>
  %v17 = vector.transfer_read %m17[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<4x2xi32>, vector<4x2xi32>
  %m18 = memref.get_global @g18 : memref<4x3xi32>
  %v18 = vector.transfer_read %m18[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<4x3xi32>, vector<4x3xi32>
  %m19 = memref.get_global @g19 : memref<2x3xi32>
  %v19 = vector.transfer_read %m19[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<2x3xi32>, vector<2x3xi32>
  %r20 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %v17, %v18, %v19 : vector<4x2xi32>, vector<4x3xi32> into vector<2x3xi32>
  vector.print %r20 : vector<2x3xi32>
  %m21 = memref.get_global @g21 : memref<4x2xi32>
  %v21 = vector.transfer_read %m21[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<4x2xi32>, vector<4x2xi32>
  %m22 = memref.get_global @g22 : memref<4x3xi32>
  %v22 = vector.transfer_read %m22[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<4x3xi32>, vector<4x3xi32>
  %m23 = memref.get_global @g23 : memref<3x2xi32>
  %v23 = vector.transfer_read %m23[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<3x2xi32>, vector<3x2xi32>
  %r24 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %v21, %v22, %v23 : vector<4x2xi32>, vector<4x3xi32> into vector<3x2xi32>
  vector.print %r24 : vector<3x2xi32>
  %m25 = memref.get_global @g25 : memref<4x2xi32>
  %v25 = vector.transfer_read %m25[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<4x2xi32>, vector<4x2xi32>
  %m26 = memref.get_global @g26 : memref<3x4xi32>
  %v26 = vector.transfer_read %m26[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<3x4xi32>, vector<3x4xi32>
  %m27 = memref.get_global @g27 : memref<2x3xi32>
  %v27 = vector.transfer_read %m27[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<2x3xi32>, vector<2x3xi32>
  %r28 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %v25, %v26, %v27 : vector<4x2xi32>, vector<3x4xi32> into vector<2x3xi32>
  vector.print %r28 : vector<2x3xi32>
  %m29 = memref.get_global @g29 : memref<4x2xi32>
  %v29 = vector.transfer_read %m29[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<4x2xi32>, vector<4x2xi32>
  %m30 = memref.get_global @g30 : memref<3x4xi32>
  %v30 = vector.transfer_read %m30[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<3x4xi32>, vector<3x4xi32>
  %m31 = memref.get_global @g31 : memref<3x2xi32>
  %v31 = vector.transfer_read %m31[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<3x2xi32>, vector<3x2xi32>
  %r32 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %v29, %v30, %v31 : vector<4x2xi32>, vector<3x4xi32> into vector<3x2xi32>
  vector.print %r32 : vector<3x2xi32>
  %m33 = memref.get_global @g33 : memref<3x4xf64>
  %v33 = vector.transfer_read %m33[%c0, %c0], %pad_f64 {in_bounds = [true, true]} : memref<3x4xf64>, vector<3x4xf64>
  %m34 = memref.get_global @g34 : memref<2x4xf64>
  %v34 = vector.transfer_read %m34[%c0, %c0], %pad_f64 {in_bounds = [true, true]} : memref<2x4xf64>, vector<2x4xf64>
  %m35 = memref.get_global @g35 : memref<3x2xf64>
  %v35 = vector.transfer_read %m35[%c0, %c0], %pad_f64 {in_bounds = [true, true]} : memref<3x2xf64>, vector<3x2xf64>
  %r36 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %v33, %v34, %v35 : vector<3x4xf64>, vector<2x4xf64> into vector<3x2xf64>
  vector.print %r36 : vector<3x2xf64>
  %m37 = memref.get_global @g37 : memref<4x3xf32>
  %v37 = vector.transfer_read %m37[%c0, %c0], %pad_f32 {in_bounds = [true, true]} : memref<4x3xf32>, vector<4x3xf32>
  %m38 = memref.get_global @g38 : memref<2x4xf32>
  %v38 = vector.transfer_read %m38[%c0, %c0], %pad_f32 {in_bounds = [true, true]} : memref<2x4xf32>, vector<2x4xf32>
  %m39 = memref.get_global @g39 : memref<2x3xf32>
  %v39 = vector.transfer_read %m39[%c0, %c0], %pad_f32 {in_bounds = [true, true]} : memref<2x3xf32>, vector<2x3xf32>
  %r40 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %v37, %v38, %v39 : vector<4x3xf32>, vector<2x4xf32> into vector<2x3xf32>
  vector.print %r40 : vector<2x3xf32>
  %status = arith.constant 0 : i32
  return %status : i32
}
