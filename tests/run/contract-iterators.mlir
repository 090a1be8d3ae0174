// Products whose iterators come in another order, and the names of rows and columns exchanged.

memref.global "private" @g1 : memref<3x4xi32> = dense<[[-1, -6, 0, -3], [7, -3, -5, 6], [6, -3, -8, 1]]>
memref.global "private" @g2 : memref<4x2xi32> = dense<[[7, 2], [-9, -3], [-5, 0], [-8, -1]]>
memref.global "private" @g3 : memref<3x2xi32> = dense<[[1, -5], [-4, 4], [5, 3]]>
memref.global "private" @g5 : memref<2x4xi32> = dense<[[-9, -2, 5, 6], [7, 8, 8, 2]]>
memref.global "private" @g6 : memref<4x3xi32> = dense<[[4, -9, 2], [-5, 2, 3], [5, 5, 7], [9, -2, 5]]>
memref.global "private" @g7 : memref<2x3xi32> = dense<[[-2, -5, 5], [2, -2, 4]]>
memref.global "private" @g9 : memref<2x4xi32> = dense<[[9, -7, 2, 6], [-5, -4, -9, -1]]>
memref.global "private" @g10 : memref<4x3xi32> = dense<[[1, 1, 0], [-3, -8, 5], [-4, -3, -5], [-9, -4, -5]]>
memref.global "private" @g11 : memref<2x3xi32> = dense<[[-2, 3, -4], [-3, 3, 5]]>
memref.global "private" @g13 : memref<3x4xi32> = dense<[[-6, 3, -6, -6], [-3, -3, 8, -9], [-7, -2, -2, 9]]>
memref.global "private" @g14 : memref<2x4xi32> = dense<[[-6, -2, -3, 4], [9, 7, -9, 3]]>
memref.global "private" @g15 : memref<2x3xi32> = dense<[[-1, 0, 5], [0, 1, -5]]>

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %pad_i32 = arith.constant 0 : i32
  %m1 = memref.get_global @g1 : memref<3x4xi32>
  %v1 = vector.transfer_read %m1[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<3x4xi32>, vector<3x4xi32>
  %m2 = memref.get_global @g2 : memref<4x2xi32>
  %v2 = vector.transfer_read %m2[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<4x2xi32>, vector<4x2xi32>
  %m3 = memref.get_global @g3 : memref<3x2xi32>
  %v3 = vector.transfer_read %m3[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<3x2xi32>, vector<3x2xi32>
  %r4 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %v1, %v2, %v3 : vector<3x4xi32>, vector<4x2xi32> into vector<3x2xi32>
  vector.print %r4 : vector<3x2xi32>
  %m5 = memref.get_global @g5 : memref<2x4xi32>
  %v5 = vector.transfer_read %m5[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<2x4xi32>, vector<2x4xi32>
  %m6 = memref.get_global @g6 : memref<4x3xi32>
  %v6 = vector.transfer_read %m6[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<4x3xi32>, vector<4x3xi32>
  %m7 = memref.get_global @g7 : memref<2x3xi32>
  %v7 = vector.transfer_read %m7[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<2x3xi32>, vector<2x3xi32>
  %r8 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d0)>, affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>], iterator_types = ["reduction", "parallel", "parallel"], kind = #vector.kind<add>} %v5, %v6, %v7 : vector<2x4xi32>, vector<4x3xi32> into vector<2x3xi32>
  vector.print %r8 : vector<2x3xi32>
  %m9 = memref.get_global @g9 : memref<2x4xi32>
  %v9 = vector.transfer_read %m9[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<2x4xi32>, vector<2x4xi32>
  %m10 = memref.get_global @g10 : memref<4x3xi32>
  %v10 = vector.transfer_read %m10[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<4x3xi32>, vector<4x3xi32>
  %m11 = memref.get_global @g11 : memref<2x3xi32>
  %v11 = vector.transfer_read %m11[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<2x3xi32>, vector<2x3xi32>
  %r12 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d2)>], iterator_types = ["parallel", "reduction", "parallel"], kind = #vector.kind<add>} %v9, %v10, %v11 : vector<2x4xi32>, vector<4x3xi32> into vector<2x3xi32>
  vector.print %r12 : vector<2x3xi32>
  %m13 = memref.get_global @g13 : memref<3x4xi32>
  %v13 = vector.transfer_read %m13[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<3x4xi32>, vector<3x4xi32>
  %m14 = memref.get_global @g14 : memref<2x4xi32>
  %v14 = vector.transfer_read %m14[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<2x4xi32>, vector<2x4xi32>
  %m15 = memref.get_global @g15 : memref<2x3xi32>
  %v15 = vector.transfer_read %m15[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<2x3xi32>, vector<2x3xi32>
  %r16 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %v13, %v14, %v15 : vector<3x4xi32>, vector<2x4xi32> into vector<2x3xi32>
  vector.print %r16 : vector<2x3xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
