// Contractions that combine by other operations than addition.
// DIFFERS: upstream has no lowering for other kinds of integers.

memref.global "private" @g1 : memref<2x3xi32> = dense<[[9, -1, -8], [-1, 1, 0]]>
memref.global "private" @g2 : memref<3x2xi32> = dense<[[-4, -8], [-5, -4], [9, -8]]>
memref.global "private" @g3 : memref<2x2xi32> = dense<[[-1, 3], [-3, 1]]>
memref.global "private" @g5 : memref<2x3xi32> = dense<[[7, -2, -9], [-7, -1, 4]]>
memref.global "private" @g6 : memref<3x2xi32> = dense<[[-7, 7], [2, 3], [6, 6]]>
memref.global "private" @g7 : memref<2x2xi32> = dense<[[-1, -4], [2, 5]]>
memref.global "private" @g9 : memref<2x3xi32> = dense<[[1, -2, 8], [1, -3, -9]]>
memref.global "private" @g10 : memref<3x2xi32> = dense<[[-4, 6], [3, 9], [-4, -9]]>
memref.global "private" @g11 : memref<2x2xi32> = dense<[[3, -5], [2, -1]]>
memref.global "private" @g13 : memref<2x3xi32> = dense<[[-7, -5, -4], [-1, -8, -5]]>
memref.global "private" @g14 : memref<3x2xi32> = dense<[[9, -2], [6, -3], [-3, 2]]>
memref.global "private" @g15 : memref<2x2xi32> = dense<[[2, 0], [-5, -3]]>
memref.global "private" @g17 : memref<2x3xi32> = dense<[[-5, 2, 0], [4, -1, 0]]>
memref.global "private" @g18 : memref<3x2xi32> = dense<[[2, 3], [2, -3], [-4, 1]]>
memref.global "private" @g19 : memref<2x2xi32> = dense<[[3, -5], [-1, -2]]>
memref.global "private" @g21 : memref<2x3xi32> = dense<[[7, -1, 8], [9, 4, -2]]>
memref.global "private" @g22 : memref<3x2xi32> = dense<[[1, 1], [-5, 8], [-9, -8]]>
memref.global "private" @g23 : memref<2x2xi32> = dense<[[4, -5], [2, -3]]>
memref.global "private" @g25 : memref<2x3xi32> = dense<[[6, 4, 5], [7, -5, 7]]>
memref.global "private" @g26 : memref<3x2xi32> = dense<[[4, 4], [-2, -5], [7, 7]]>
memref.global "private" @g27 : memref<2x2xi32> = dense<[[3, -5], [0, 2]]>
memref.global "private" @g29 : memref<2x3xi32> = dense<[[-6, 8, 7], [4, 1, -1]]>
memref.global "private" @g30 : memref<3x2xi32> = dense<[[4, -6], [0, -9], [-1, -2]]>
memref.global "private" @g31 : memref<2x2xi32> = dense<[[-1, 2], [5, -3]]>
memref.global "private" @g33 : memref<2x3xf32> = dense<[[2.0, 6.0, 6.0], [8.0, 6.0, 8.0]]>
memref.global "private" @g34 : memref<3x2xf32> = dense<[[3.0, 7.0], [6.0, 8.0], [4.0, 9.0]]>
memref.global "private" @g35 : memref<2x2xf32> = dense<[[-3.0, 4.0], [-2.0, 4.0]]>
memref.global "private" @g37 : memref<2x3xf32> = dense<[[-2.0, -8.0, -3.0], [-7.0, -8.0, -4.0]]>
memref.global "private" @g38 : memref<3x2xf32> = dense<[[-7.0, -2.0], [-5.0, -1.0], [-2.0, -3.0]]>
memref.global "private" @g39 : memref<2x2xf32> = dense<[[0.0, -4.0], [-2.0, 1.0]]>

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %pad_i32 = arith.constant 0 : i32
  %pad_f32 = arith.constant 0.0 : f32
  %m1 = memref.get_global @g1 : memref<2x3xi32>
  %v1 = vector.transfer_read %m1[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<2x3xi32>, vector<2x3xi32>
  %m2 = memref.get_global @g2 : memref<3x2xi32>
  %v2 = vector.transfer_read %m2[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<3x2xi32>, vector<3x2xi32>
  %m3 = memref.get_global @g3 : memref<2x2xi32>
  %v3 = vector.transfer_read %m3[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<2x2xi32>, vector<2x2xi32>
  %r4 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<mul>} %v1, %v2, %v3 : vector<2x3xi32>, vector<3x2xi32> into vector<2x2xi32>
  vector.print %r4 : vector<2x2xi32>
  %m5 = memref.get_global @g5 : memref<2x3xi32>
  %v5 = vector.transfer_read %m5[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<2x3xi32>, vector<2x3xi32>
  %m6 = memref.get_global @g6 : memref<3x2xi32>
  %v6 = vector.transfer_read %m6[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<3x2xi32>, vector<3x2xi32>
  %m7 = memref.get_global @g7 : memref<2x2xi32>
  %v7 = vector.transfer_read %m7[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<2x2xi32>, vector<2x2xi32>
  %r8 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<minsi>} %v5, %v6, %v7 : vector<2x3xi32>, vector<3x2xi32> into vector<2x2xi32>
  vector.print %r8 : vector<2x2xi32>
  %m9 = memref.get_global @g9 : memref<2x3xi32>
  %v9 = vector.transfer_read %m9[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<2x3xi32>, vector<2x3xi32>
  %m10 = memref.get_global @g10 : memref<3x2xi32>
  %v10 = vector.transfer_read %m10[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<3x2xi32>, vector<3x2xi32>
  %m11 = memref.get_global @g11 : memref<2x2xi32>
  %v11 = vector.transfer_read %m11[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<2x2xi32>, vector<2x2xi32>
  %r12 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxsi>} %v9, %v10, %v11 : vector<2x3xi32>, vector<3x2xi32> into vector<2x2xi32>
  vector.print %r12 : vector<2x2xi32>
  %m13 = memref.get_global @g13 : memref<2x3xi32>
  %v13 = vector.transfer_read %m13[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<2x3xi32>, vector<2x3xi32>
  %m14 = memref.get_global @g14 : memref<3x2xi32>
  %v14 = vector.transfer_read %m14[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<3x2xi32>, vector<3x2xi32>
  %m15 = memref.get_global @g15 : memref<2x2xi32>
  %v15 = vector.transfer_read %m15[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<2x2xi32>, vector<2x2xi32>
  %r16 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<and>} %v13, %v14, %v15 : vector<2x3xi32>, vector<3x2xi32> into vector<2x2xi32>
  vector.print %r16 : vector<2x2xi32>
  %m17 = memref.get_global @g17 : memref<2x3xi32>
  %v17 = vector.transfer_read %m17[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<2x3xi32>, vector<2x3xi32>
  %m18 = memref.get_global @g18 : memref<3x2xi32>
  %v18 = vector.transfer_read %m18[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<3x2xi32>, vector<3x2xi32>
  %m19 = memref.get_global @g19 : memref<2x2xi32>
  %v19 = vector.transfer_read %m19[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<2x2xi32>, vector<2x2xi32>
  %r20 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<or>} %v17, %v18, %v19 : vector<2x3xi32>, vector<3x2xi32> into vector<2x2xi32>
  vector.print %r20 : vector<2x2xi32>
  %m21 = memref.get_global @g21 : memref<2x3xi32>
  %v21 = vector.transfer_read %m21[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<2x3xi32>, vector<2x3xi32>
  %m22 = memref.get_global @g22 : memref<3x2xi32>
  %v22 = vector.transfer_read %m22[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<3x2xi32>, vector<3x2xi32>
  %m23 = memref.get_global @g23 : memref<2x2xi32>
  %v23 = vector.transfer_read %m23[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<2x2xi32>, vector<2x2xi32>
  %r24 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<xor>} %v21, %v22, %v23 : vector<2x3xi32>, vector<3x2xi32> into vector<2x2xi32>
  vector.print %r24 : vector<2x2xi32>
  %m25 = memref.get_global @g25 : memref<2x3xi32>
  %v25 = vector.transfer_read %m25[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<2x3xi32>, vector<2x3xi32>
  %m26 = memref.get_global @g26 : memref<3x2xi32>
  %v26 = vector.transfer_read %m26[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<3x2xi32>, vector<3x2xi32>
  %m27 = memref.get_global @g27 : memref<2x2xi32>
  %v27 = vector.transfer_read %m27[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<2x2xi32>, vector<2x2xi32>
  %r28 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<minui>} %v25, %v26, %v27 : vector<2x3xi32>, vector<3x2xi32> into vector<2x2xi32>
  vector.print %r28 : vector<2x2xi32>
  %m29 = memref.get_global @g29 : memref<2x3xi32>
  %v29 = vector.transfer_read %m29[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<2x3xi32>, vector<2x3xi32>
  %m30 = memref.get_global @g30 : memref<3x2xi32>
  %v30 = vector.transfer_read %m30[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<3x2xi32>, vector<3x2xi32>
  %m31 = memref.get_global @g31 : memref<2x2xi32>
  %v31 = vector.transfer_read %m31[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<2x2xi32>, vector<2x2xi32>
  %r32 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxui>} %v29, %v30, %v31 : vector<2x3xi32>, vector<3x2xi32> into vector<2x2xi32>
  vector.print %r32 : vector<2x2xi32>
  %m33 = memref.get_global @g33 : memref<2x3xf32>
  %v33 = vector.transfer_read %m33[%c0, %c0], %pad_f32 {in_bounds = [true, true]} : memref<2x3xf32>, vector<2x3xf32>
  %m34 = memref.get_global @g34 : memref<3x2xf32>
  %v34 = vector.transfer_read %m34[%c0, %c0], %pad_f32 {in_bounds = [true, true]} : memref<3x2xf32>, vector<3x2xf32>
  %m35 = memref.get_global @g35 : memref<2x2xf32>
  %v35 = vector.transfer_read %m35[%c0, %c0], %pad_f32 {in_bounds = [true, true]} : memref<2x2xf32>, vector<2x2xf32>
  %r36 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maximumf>} %v33, %v34, %v35 : vector<2x3xf32>, vector<3x2xf32> into vector<2x2xf32>
  vector.print %r36 : vector<2x2xf32>
  %m37 = memref.get_global @g37 : memref<2x3xf32>
  %v37 = vector.transfer_read %m37[%c0, %c0], %pad_f32 {in_bounds = [true, true]} : memref<2x3xf32>, vector<2x3xf32>
  %m38 = memref.get_global @g38 : memref<3x2xf32>
  %v38 = vector.transfer_read %m38[%c0, %c0], %pad_f32 {in_bounds = [true, true]} : memref<3x2xf32>, vector<3x2xf32>
  %m39 = memref.get_global @g39 : memref<2x2xf32>
  %v39 = vector.transfer_read %m39[%c0, %c0], %pad_f32 {in_bounds = [true, true]} : memref<2x2xf32>, vector<2x2xf32>
  %r40 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<minnumf>} %v37, %v38, %v39 : vector<2x3xf32>, vector<3x2xf32> into vector<2x2xf32>
  vector.print %r40 : vector<2x2xf32>
  %status = arith.constant 0 : i32
  return %status : i32
}
