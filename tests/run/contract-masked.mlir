// Masked products: only selected terms count, and rows without any keep the accumulator.

memref.global "private" @g1 : memref<3x4xi32> = dense<[[9, 6, -8, 3], [9, 6, -4, -8], [-7, -1, 6, -1]]>
memref.global "private" @g2 : memref<4x2xi32> = dense<[[7, -4], [0, 1], [2, 6], [-1, 3]]>
memref.global "private" @g3 : memref<3x2xi32> = dense<[[-1, -5], [-4, -1], [4, -4]]>
memref.global "private" @g4 : memref<3x2x4xi8> = dense<[[[1, 0, 1, 0], [1, 1, 1, 0]], [[0, 1, 0, 0], [1, 1, 0, 1]], [[0, 0, 1, 0], [0, 1, 0, 1]]]>
memref.global "private" @g6 : memref<2x3xf32> = dense<[[7.0, -3.0, -4.0], [-8.0, -3.0, -3.0]]>
memref.global "private" @g7 : memref<3x2xf32> = dense<[[-4.0, 1.0], [-9.0, -2.0], [5.0, -2.0]]>
memref.global "private" @g8 : memref<2x2xf32> = dense<[[0.0, 3.0], [1.0, -2.0]]>
memref.global "private" @g9 : memref<2x2x3xi8> = dense<[[[1, 1, 0], [0, 1, 1]], [[0, 0, 1], [0, 0, 0]]]>

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %pad_i32 = arith.constant 0 : i32
  %pad_i8 = arith.constant 0 : i8
  %pad_f32 = arith.constant 0.0 : f32
  %m1 = memref.get_global @g1 : memref<3x4xi32>
  %v1 = vector.transfer_read %m1[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<3x4xi32>, vector<3x4xi32>
  %m2 = memref.get_global @g2 : memref<4x2xi32>
  %v2 = vector.transfer_read %m2[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<4x2xi32>, vector<4x2xi32>
  %m3 = memref.get_global @g3 : memref<3x2xi32>
  %v3 = vector.transfer_read %m3[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<3x2xi32>, vector<3x2xi32>
  %m4 = memref.get_global @g4 : memref<3x2x4xi8>
  %w4 = vector.transfer_read %m4[%c0, %c0, %c0], %pad_i8 {in_bounds = [true, true, true]} : memref<3x2x4xi8>, vector<3x2x4xi8>
  %v4 = arith.trunci %w4 : vector<3x2x4xi8> to vector<3x2x4xi1>
  %r5 = vector.mask %v4 { vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %v1, %v2, %v3 : vector<3x4xi32>, vector<4x2xi32> into vector<3x2xi32> } : vector<3x2x4xi1> -> vector<3x2xi32>
  vector.print %r5 : vector<3x2xi32>
  %m6 = memref.get_global @g6 : memref<2x3xf32>
  %v6 = vector.transfer_read %m6[%c0, %c0], %pad_f32 {in_bounds = [true, true]} : memref<2x3xf32>, vector<2x3xf32>
  %m7 = memref.get_global @g7 : memref<3x2xf32>
  %v7 = vector.transfer_read %m7[%c0, %c0], %pad_f32 {in_bounds = [true, true]} : memref<3x2xf32>, vector<3x2xf32>
  %m8 = memref.get_global @g8 : memref<2x2xf32>
  %v8 = vector.transfer_read %m8[%c0, %c0], %pad_f32 {in_bounds = [true, true]} : memref<2x2xf32>, vector<2x2xf32>
  %m9 = memref.get_global @g9 : memref<2x2x3xi8>
  %w9 = vector.transfer_read %m9[%c0, %c0, %c0], %pad_i8 {in_bounds = [true, true, true]} : memref<2x2x3xi8>, vector<2x2x3xi8>
  %v9 = arith.trunci %w9 : vector<2x2x3xi8> to vector<2x2x3xi1>
  %r10 = vector.mask %v9 { vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %v6, %v7, %v8 : vector<2x3xf32>, vector<3x2xf32> into vector<2x2xf32> } : vector<2x2x3xi1> -> vector<2x2xf32>
  vector.print %r10 : vector<2x2xf32>
  %status = arith.constant 0 : i32
  return %status : i32
}
