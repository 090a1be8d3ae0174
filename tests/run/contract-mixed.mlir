// Contractions of narrow operands into wider accumulators: integers are extended by their sign.
// DIFFERS: upstream leaves contractions whose operands are narrower than the result.

memref.global "private" @g1 : memref<2x4xi8> = dense<[[30, -14, -99, 37], [63, 25, 37, -118]]>
memref.global "private" @g2 : memref<4x3xi8> = dense<[[-40, -128, 70], [27, 100, -70], [-42, -91, -113], [-23, -7, 92]]>
memref.global "private" @g3 : memref<2x3xi32> = dense<[[-4, 4, 5], [1, -3, 4]]>
memref.global "private" @g5 : memref<3x4xi16> = dense<[[-16657, -24937, -951, -28901], [7266, -24842, 21321, 28397], [14482, 2146, -3353, 10140]]>
memref.global "private" @g6 : memref<4xi16> = dense<[-27701, -21258, 1638, 14946]>
memref.global "private" @g7 : memref<3xi64> = dense<[1, 4, -2]>
memref.global "private" @g9 : memref<2x3xf16> = dense<[[-5.0, -9.0, -8.0], [9.0, 2.0, -5.0]]>
memref.global "private" @g10 : memref<3x2xf16> = dense<[[-3.0, 0.0], [7.0, -6.0], [0.0, -4.0]]>
memref.global "private" @g11 : memref<2x2xf32> = dense<[[1.0, 0.0], [1.0, -4.0]]>
memref.global "private" @g13 : memref<2x3xbf16> = dense<[[9.0, -1.0, 8.0], [8.0, 5.0, 4.0]]>
memref.global "private" @g14 : memref<3x2xbf16> = dense<[[0.0, -8.0], [4.0, -2.0], [-8.0, -5.0]]>
memref.global "private" @g15 : memref<2x2xf64> = dense<[[-1.0, 2.0], [5.0, 2.0]]>

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %pad_i8 = arith.constant 0 : i8
  %pad_i32 = arith.constant 0 : i32
  %pad_i16 = arith.constant 0 : i16
  %pad_i64 = arith.constant 0 : i64
  %pad_f16 = arith.constant 0.0 : f16
  %pad_f32 = arith.constant 0.0 : f32
  %pad_bf16 = arith.constant 0.0 : bf16
  %pad_f64 = arith.constant 0.0 : f64
  %m1 = memref.get_global @g1 : memref<2x4xi8>
  %v1 = vector.transfer_read %m1[%c0, %c0], %pad_i8 {in_bounds = [true, true]} : memref<2x4xi8>, vector<2x4xi8>
  %m2 = memref.get_global @g2 : memref<4x3xi8>
  %v2 = vector.transfer_read %m2[%c0, %c0], %pad_i8 {in_bounds = [true, true]} : memref<4x3xi8>, vector<4x3xi8>
  %m3 = memref.get_global @g3 : memref<2x3xi32>
  %v3 = vector.transfer_read %m3[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<2x3xi32>, vector<2x3xi32>
  %r4 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %v1, %v2, %v3 : vector<2x4xi8>, vector<4x3xi8> into vector<2x3xi32>
  vector.print %r4 : vector<2x3xi32>
  %m5 = memref.get_global @g5 : memref<3x4xi16>
  %v5 = vector.transfer_read %m5[%c0, %c0], %pad_i16 {in_bounds = [true, true]} : memref<3x4xi16>, vector<3x4xi16>
  %m6 = memref.get_global @g6 : memref<4xi16>
  %v6 = vector.transfer_read %m6[%c0], %pad_i16 {in_bounds = [true]} : memref<4xi16>, vector<4xi16>
  %m7 = memref.get_global @g7 : memref<3xi64>
  %v7 = vector.transfer_read %m7[%c0], %pad_i64 {in_bounds = [true]} : memref<3xi64>, vector<3xi64>
  %r8 = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %v5, %v6, %v7 : vector<3x4xi16>, vector<4xi16> into vector<3xi64>
  vector.print %r8 : vector<3xi64>
  %m9 = memref.get_global @g9 : memref<2x3xf16>
  %v9 = vector.transfer_read %m9[%c0, %c0], %pad_f16 {in_bounds = [true, true]} : memref<2x3xf16>, vector<2x3xf16>
  %m10 = memref.get_global @g10 : memref<3x2xf16>
  %v10 = vector.transfer_read %m10[%c0, %c0], %pad_f16 {in_bounds = [true, true]} : memref<3x2xf16>, vector<3x2xf16>
  %m11 = memref.get_global @g11 : memref<2x2xf32>
  %v11 = vector.transfer_read %m11[%c0, %c0], %pad_f32 {in_bounds = [true, true]} : memref<2x2xf32>, vector<2x2xf32>
  %r12 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %v9, %v10, %v11 : vector<2x3xf16>, vector<3x2xf16> into vector<2x2xf32>
  vector.print %r12 : vector<2x2xf32>
  %m13 = memref.get_global @g13 : memref<2x3xbf16>
  %v13 = vector.transfer_read %m13[%c0, %c0], %pad_bf16 {in_bounds = [true, true]} : memref<2x3xbf16>, vector<2x3xbf16>
  %m14 = memref.get_global @g14 : memref<3x2xbf16>
  %v14 = vector.transfer_read %m14[%c0, %c0], %pad_bf16 {in_bounds = [true, true]} : memref<3x2xbf16>, vector<3x2xbf16>
  %m15 = memref.get_global @g15 : memref<2x2xf64>
  %v15 = vector.transfer_read %m15[%c0, %c0], %pad_f64 {in_bounds = [true, true]} : memref<2x2xf64>, vector<2x2xf64>
  %r16 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %v13, %v14, %v15 : vector<2x3xbf16>, vector<3x2xbf16> into vector<2x2xf64>
  vector.print %r16 : vector<2x2xf64>
  %status = arith.constant 0 : i32
  return %status : i32
}
