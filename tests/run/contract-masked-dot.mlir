// Masked dot products and products of matrices and vectors, which are masked reductions.

memref.global "private" @g1 : memref<6xi32> = dense<[-7, -8, -2, 0, 1, 8]>
memref.global "private" @g2 : memref<6xi32> = dense<[3, -4, 3, -9, 9, -1]>
memref.global "private" @g4 : memref<6xi8> = dense<[1, 0, 0, 1, 1, 1]>
memref.global "private" @g6 : memref<3x5xi32> = dense<[[-3, 3, -3, 6, 7], [-3, -4, 4, 3, 0], [-5, 7, 3, -8, -5]]>
memref.global "private" @g7 : memref<5xi32> = dense<[-9, -7, -4, 5, -6]>
memref.global "private" @g8 : memref<3xi32> = dense<[2, -5, -4]>
memref.global "private" @g9 : memref<3x5xi8> = dense<[[0, 1, 1, 1, 1], [0, 1, 1, 0, 1], [1, 0, 0, 0, 1]]>
memref.global "private" @g11 : memref<4xf32> = dense<[1.0, -1.0, 2.0, -5.0]>
memref.global "private" @g12 : memref<4xf32> = dense<[7.0, 2.0, 2.0, -3.0]>
memref.global "private" @g14 : memref<4xi8> = dense<[1, 1, 0, 1]>

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %pad_i32 = arith.constant 0 : i32
  %pad_i8 = arith.constant 0 : i8
  %pad_f32 = arith.constant 0.0 : f32
  %m1 = memref.get_global @g1 : memref<6xi32>
  %v1 = vector.transfer_read %m1[%c0], %pad_i32 {in_bounds = [true]} : memref<6xi32>, vector<6xi32>
  %m2 = memref.get_global @g2 : memref<6xi32>
  %v2 = vector.transfer_read %m2[%c0], %pad_i32 {in_bounds = [true]} : memref<6xi32>, vector<6xi32>
  %v3 = arith.constant -1 : i32
  %m4 = memref.get_global @g4 : memref<6xi8>
  %w4 = vector.transfer_read %m4[%c0], %pad_i8 {in_bounds = [true]} : memref<6xi8>, vector<6xi8>
  %v4 = arith.trunci %w4 : vector<6xi8> to vector<6xi1>
  %r5 = vector.mask %v4 { vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %v1, %v2, %v3 : vector<6xi32>, vector<6xi32> into i32 } : vector<6xi1> -> i32
  vector.print %r5 : i32
  %m6 = memref.get_global @g6 : memref<3x5xi32>
  %v6 = vector.transfer_read %m6[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<3x5xi32>, vector<3x5xi32>
  %m7 = memref.get_global @g7 : memref<5xi32>
  %v7 = vector.transfer_read %m7[%c0], %pad_i32 {in_bounds = [true]} : memref<5xi32>, vector<5xi32>
  %m8 = memref.get_global @g8 : memref<3xi32>
  %v8 = vector.transfer_read %m8[%c0], %pad_i32 {in_bounds = [true]} : memref<3xi32>, vector<3xi32>
  %m9 = memref.get_global @g9 : memref<3x5xi8>
  %w9 = vector.transfer_read %m9[%c0, %c0], %pad_i8 {in_bounds = [true, true]} : memref<3x5xi8>, vector<3x5xi8>
  %v9 = arith.trunci %w9 : vector<3x5xi8> to vector<3x5xi1>
  %r10 = vector.mask %v9 { vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %v6, %v7, %v8 : vector<3x5xi32>, vector<5xi32> into vector<3xi32> } : vector<3x5xi1> -> vector<3xi32>
  vector.print %r10 : vector<3xi32>
  %m11 = memref.get_global @g11 : memref<4xf32>
  %v11 = vector.transfer_read %m11[%c0], %pad_f32 {in_bounds = [true]} : memref<4xf32>, vector<4xf32>
  %m12 = memref.get_global @g12 : memref<4xf32>
  %v12 = vector.transfer_read %m12[%c0], %pad_f32 {in_bounds = [true]} : memref<4xf32>, vector<4xf32>
  %v13 = arith.constant 5.0 : f32
  %m14 = memref.get_global @g14 : memref<4xi8>
  %w14 = vector.transfer_read %m14[%c0], %pad_i8 {in_bounds = [true]} : memref<4xi8>, vector<4xi8>
  %v14 = arith.trunci %w14 : vector<4xi8> to vector<4xi1>
  %r15 = vector.mask %v14 { vector.contract {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"], kind = #vector.kind<add>} %v11, %v12, %v13 : vector<4xf32>, vector<4xf32> into f32 } : vector<4xi1> -> f32
  vector.print %r15 : f32
  %status = arith.constant 0 : i32
  return %status : i32
}
