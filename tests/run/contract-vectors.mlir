// Products of matrices and vectors, and dot products.

memref.global "private" @g1 : memref<4x5xi32> = dense<[[1, -8, -4, 2, -3], [7, -9, -8, -9, -4], [1, 9, 8, -2, -5], [1, -4, -3, -6, -4]]>
memref.global "private" @g2 : memref<5xi32> = dense<[0, 4, -1, 1, -3]>
memref.global "private" @g3 : memref<4xi32> = dense<[1, 1, -1, -5]>
memref.global "private" @g5 : memref<5xi32> = dense<[-2, 0, 1, -2, 0]>
memref.global "private" @g6 : memref<3x5xi32> = dense<[[4, -3, -7, 5, 5], [-4, -4, 5, -8, 3], [6, -7, 8, 6, -4]]>
memref.global "private" @g7 : memref<3xi32> = dense<[3, -4, 4]>
memref.global "private" @g9 : memref<3x4xi32> = dense<[[-9, -9, 0, 7], [-5, -9, -7, 5], [-7, 9, 4, 2]]>
memref.global "private" @g10 : memref<3xi32> = dense<[3, 5, 6]>
memref.global "private" @g11 : memref<4xi32> = dense<[-1, -3, 4, -1]>
memref.global "private" @g13 : memref<7xi32> = dense<[-2, 0, -7, -5, -4, 4, 1]>
memref.global "private" @g14 : memref<7xi32> = dense<[8, -1, 2, 3, 8, -6, 2]>
memref.global "private" @g17 : memref<4x5xf64> = dense<[[7.0, -8.0, -7.0, -3.0, -2.0], [5.0, 1.0, 6.0, 0.0, 7.0], [-2.0, 8.0, 6.0, -1.0, -3.0], [9.0, 1.0, 1.0, 9.0, 6.0]]>
memref.global "private" @g18 : memref<5xf64> = dense<[8.0, 4.0, -2.0, -1.0, -3.0]>
memref.global "private" @g19 : memref<4xf64> = dense<[5.0, -3.0, 3.0, 3.0]>
memref.global "private" @g21 : memref<5xf64> = dense<[-4.0, -6.0, -4.0, -1.0, 6.0]>
memref.global "private" @g22 : memref<3x5xf64> = dense<[[4.0, 8.0, -1.0, -2.0, 7.0], [-1.0, -7.0, -6.0, 0.0, 9.0], [-7.0, -3.0, 8.0, -4.0, -9.0]]>
memref.global "private" @g23 : memref<3xf64> = dense<[3.0, 3.0, 3.0]>
memref.global "private" @g25 : memref<3x4xf64> = dense<[[-2.0, 4.0, 4.0, 3.0], [-1.0, -4.0, 4.0, -3.0], [-9.0, 0.0, 3.0, 4.0]]>
memref.global "private" @g26 : memref<3xf64> = dense<[-3.0, -1.0, 3.0]>
memref.global "private" @g27 : memref<4xf64> = dense<[2.0, -1.0, 4.0, -2.0]>
memref.global "private" @g29 : memref<7xf64> = dense<[-8.0, 2.0, -1.0, 2.0, 1.0, 7.0, 4.0]>
memref.global "private" @g30 : memref<7xf64> = dense<[7.0, -8.0, -1.0, -4.0, -2.0, -4.0, -6.0]>
memref.global "private" @g33 : memref<3x4xi32> = dense<[[-2, -4, 9, -4], [1, 7, -7, -8], [-8, 6, 9, -4]]>
memref.global "private" @g34 : memref<3x4xi32> = dense<[[-4, 3, 3, 0], [5, -8, -4, -5], [-4, 9, 3, 5]]>

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %pad_i32 = arith.constant 0 : i32
  %pad_f64 = arith.constant 0.0 : f64
  %m1 = memref.get_global @g1 : memref<4x5xi32>
  %v1 = vector.transfer_read %m1[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<4x5xi32>, vector<4x5xi32>
  %m2 = memref.get_global @g2 : memref<5xi32>
  %v2 = vector.transfer_read %m2[%c0], %pad_i32 {in_bounds = [true]} : memref<5xi32>, vector<5xi32>
  %m3 = memref.get_global @g3 : memref<4xi32>
  %v3 = vector.transfer_read %m3[%c0], %pad_i32 {in_bounds = [true]} : memref<4xi32>, vector<4xi32>
  %r4 = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %v1, %v2, %v3 : vector<4x5xi32>, vector<5xi32> into vector<4xi32>
  vector.print %r4 : vector<4xi32>
  %m5 = memref.get_global @g5 : memref<5xi32>
  %v5 = vector.transfer_read %m5[%c0], %pad_i32 {in_bounds = [true]} : memref<5xi32>, vector<5xi32>
  %m6 = memref.get_global @g6 : memref<3x5xi32>
  %v6 = vector.transfer_read %m6[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<3x5xi32>, vector<3x5xi32>
  %m7 = memref.get_global @g7 : memref<3xi32>
  %v7 = vector.transfer_read %m7[%c0], %pad_i32 {in_bounds = [true]} : memref<3xi32>, vector<3xi32>
  %r8 = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %v5, %v6, %v7 : vector<5xi32>, vector<3x5xi32> into vector<3xi32>
  vector.print %r8 : vector<3xi32>
  %m9 = memref.get_global @g9 : memref<3x4xi32>
  %v9 = vector.transfer_read %m9[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<3x4xi32>, vector<3x4xi32>
  %m10 = memref.get_global @g10 : memref<3xi32>
  %v10 = vector.transfer_read %m10[%c0], %pad_i32 {in_bounds = [true]} : memref<3xi32>, vector<3xi32>
  %m11 = memref.get_global @g11 : memref<4xi32>
  %v11 = vector.transfer_read %m11[%c0], %pad_i32 {in_bounds = [true]} : memref<4xi32>, vector<4xi32>
  %r12 = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %v9, %v10, %v11 : vector<3x4xi32>, vector<3xi32> into vector<4xi32>
  vector.print %r12 : vector<4xi32>
  %m13 = memref.get_global @g13 : memref<7xi32>
  %v13 = vector.transfer_read %m13[%c0], %pad_i32 {in_bounds = [true]} : memref<7xi32>, vector<7xi32>
  %m14 = memref.get_global @g14 : memref<7xi32>
  %v14 = vector.transfer_read %m14[%c0], %pad_i32 {in_bounds = [true]} : memref<7xi32>, vector<7xi32>
  %v15 = arith.constant 3 : i32
  %r16 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %v13, %v14, %v15 : vector<7xi32>, vector<7xi32> into i32
  vector.print %r16 : i32
  %m17 = memref.get_global @g17 : memref<4x5xf64>
  %v17 = vector.transfer_read %m17[%c0, %c0], %pad_f64 {in_bounds = [true, true]} : memref<4x5xf64>, vector<4x5xf64>
  %m18 = memref.get_global @g18 : memref<5xf64>
  %v18 = vector.transfer_read %m18[%c0], %pad_f64 {in_bounds = [true]} : memref<5xf64>, vector<5xf64>
  %m19 = memref.get_global @g19 : memref<4xf64>
  %v19 = vector.transfer_read %m19[%c0], %pad_f64 {in_bounds = [true]} : memref<4xf64>, vector<4xf64>
  %r20 = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %v17, %v18, %v19 : vector<4x5xf64>, vector<5xf64> into vector<4xf64>
  vector.print %r20 : vector<4xf64>
  %m21 = memref.get_global @g21 : memref<5xf64>
  %v21 = vector.transfer_read %m21[%c0], %pad_f64 {in_bounds = [true]} : memref<5xf64>, vector<5xf64>
  %m22 = memref.get_global @g22 : memref<3x5xf64>
  %v22 = vector.transfer_read %m22[%c0, %c0], %pad_f64 {in_bounds = [true, true]} : memref<3x5xf64>, vector<3x5xf64>
  %m23 = memref.get_global @g23 : memref<3xf64>
  %v23 = vector.transfer_read %m23[%c0], %pad_f64 {in_bounds = [true]} : memref<3xf64>, vector<3xf64>
  %r24 = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %v21, %v22, %v23 : vector<5xf64>, vector<3x5xf64> into vector<3xf64>
  vector.print %r24 : vector<3xf64>
  %m25 = memref.get_global @g25 : memref<3x4xf64>
  %v25 = vector.transfer_read %m25[%c0, %c0], %pad_f64 {in_bounds = [true, true]} : memref<3x4xf64>, vector<3x4xf64>
  %m26 = memref.get_global @g26 : memref<3xf64>
  %v26 = vector.transfer_read %m26[%c0], %pad_f64 {in_bounds = [true]} : memref<3xf64>, vector<3xf64>
  %m27 = memref.get_global @g27 : memref<4xf64>
  %v27 = vector.transfer_read %m27[%c0], %pad_f64 {in_bounds = [true]} : memref<4xf64>, vector<4xf64>
  %r28 = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d1, d0)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %v25, %v26, %v27 : vector<3x4xf64>, vector<3xf64> into vector<4xf64>
  vector.print %r28 : vector<4xf64>
  %m29 = memref.get_global @g29 : memref<7xf64>
  %v29 = vector.transfer_read %m29[%c0], %pad_f64 {in_bounds = [true]} : memref<7xf64>, vector<7xf64>
  %m30 = memref.get_global @g30 : memref<7xf64>
  %v30 = vector.transfer_read %m30[%c0], %pad_f64 {in_bounds = [true]} : memref<7xf64>, vector<7xf64>
  %v31 = arith.constant 0.0 : f64
  %r32 = vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %v29, %v30, %v31 : vector<7xf64>, vector<7xf64> into f64
  vector.print %r32 : f64
  %m33 = memref.get_global @g33 : memref<3x4xi32>
  %v33 = vector.transfer_read %m33[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<3x4xi32>, vector<3x4xi32>
  %m34 = memref.get_global @g34 : memref<3x4xi32>
  %v34 = vector.transfer_read %m34[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<3x4xi32>, vector<3x4xi32>
  %v35 = arith.constant -3 : i32
  %r36 = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> ()>], iterator_types = ["reduction", "reduction"], kind = #vector.kind<add>} %v33, %v34, %v35 : vector<3x4xi32>, vector<3x4xi32> into i32
  vector.print %r36 : i32
  %status = arith.constant 0 : i32
  return %status : i32
}
