// Products of integer matrices, with sums that overflow.

memref.global "private" @g1 : memref<4x5xi32> = dense<[[-4, 4, 4, 0, 6], [-3, 6, 7, -4, 7], [7, -2, -9, -9, 2], [9, 4, -7, -5, -2]]>
memref.global "private" @g2 : memref<5x3xi32> = dense<[[-2, -8, 4], [4, 5, -8], [1, 8, 6], [-6, 2, -9], [-5, -7, -6]]>
memref.global "private" @g3 : memref<4x3xi32> = dense<[[-5, 2, -3], [3, 0, 1], [2, -3, -3], [5, -5, 2]]>
memref.global "private" @g5 : memref<2x7xi32> = dense<[[-1138741328, 1203704746, 986800426, 1404531983, -1283854098, 1817490355, -388257770], [-490581113, 2125333313, -487078151, -1746924104, -17133614, -36337089, 467727916]]>
memref.global "private" @g6 : memref<7x3xi32> = dense<[[526660607, 1834267174, -830586734], [-1703928486, 1347313396, 1189785770], [-537405399, 787489970, 1968298130], [2100709876, 388775280, 1645701137], [1615528780, -1849691431, 1311175254], [-72271734, 1447398875, -902481465], [-345524356, -1414634783, 1714315610]]>
memref.global "private" @g7 : memref<2x3xi32> = dense<[[-3, 2, -5], [-1, -3, 5]]>
memref.global "private" @g9 : memref<1x1xi32> = dense<[[7]]>
memref.global "private" @g10 : memref<1x1xi32> = dense<[[6]]>
memref.global "private" @g11 : memref<1x1xi32> = dense<[[-5]]>
memref.global "private" @g13 : memref<3x4xi64> = dense<[[-532051162078, 846404030672, 749622465434, 937690995132], [320138765262, -60378136260, 277686020427, 867892395676], [-323642083101, 173122192201, -391882398941, 688520482578]]>
memref.global "private" @g14 : memref<4x2xi64> = dense<[[-975429490631, 504880802637], [-945386537480, 302510770364], [414445128411, 873678475331], [288299817237, -435550674859]]>
memref.global "private" @g15 : memref<3x2xi64> = dense<[[5, 1], [-3, -3], [-3, -4]]>
memref.global "private" @g17 : memref<3x3xi16> = dense<[[251, -2231, -1471], [-2793, 2257, 660], [-1847, -2412, -2025]]>
memref.global "private" @g18 : memref<3x3xi16> = dense<[[2368, -696, -1964], [-510, 1412, -344], [246, 1045, -1201]]>
memref.global "private" @g19 : memref<3x3xi16> = dense<[[4, -3, -3], [-3, 1, -2], [3, -5, 4]]>

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %pad_i32 = arith.constant 0 : i32
  %pad_i64 = arith.constant 0 : i64
  %pad_i16 = arith.constant 0 : i16
  %m1 = memref.get_global @g1 : memref<4x5xi32>
  %v1 = vector.transfer_read %m1[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<4x5xi32>, vector<4x5xi32>
  %m2 = memref.get_global @g2 : memref<5x3xi32>
  %v2 = vector.transfer_read %m2[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<5x3xi32>, vector<5x3xi32>
  %m3 = memref.get_global @g3 : memref<4x3xi32>
  %v3 = vector.transfer_read %m3[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<4x3xi32>, vector<4x3xi32>
  %r4 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %v1, %v2, %v3 : vector<4x5xi32>, vector<5x3xi32> into vector<4x3xi32>
  vector.print %r4 : vector<4x3xi32>
  %m5 = memref.get_global @g5 : memref<2x7xi32>
  %v5 = vector.transfer_read %m5[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<2x7xi32>, vector<2x7xi32>
  %m6 = memref.get_global @g6 : memref<7x3xi32>
  %v6 = vector.transfer_read %m6[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<7x3xi32>, vector<7x3xi32>
  %m7 = memref.get_global @g7 : memref<2x3xi32>
  %v7 = vector.transfer_read %m7[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<2x3xi32>, vector<2x3xi32>
  %r8 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %v5, %v6, %v7 : vector<2x7xi32>, vector<7x3xi32> into vector<2x3xi32>
  vector.print %r8 : vector<2x3xi32>
  %m9 = memref.get_global @g9 : memref<1x1xi32>
  %v9 = vector.transfer_read %m9[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<1x1xi32>, vector<1x1xi32>
  %m10 = memref.get_global @g10 : memref<1x1xi32>
  %v10 = vector.transfer_read %m10[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<1x1xi32>, vector<1x1xi32>
  %m11 = memref.get_global @g11 : memref<1x1xi32>
  %v11 = vector.transfer_read %m11[%c0, %c0], %pad_i32 {in_bounds = [true, true]} : memref<1x1xi32>, vector<1x1xi32>
  %r12 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %v9, %v10, %v11 : vector<1x1xi32>, vector<1x1xi32> into vector<1x1xi32>
  vector.print %r12 : vector<1x1xi32>
  %m13 = memref.get_global @g13 : memref<3x4xi64>
  %v13 = vector.transfer_read %m13[%c0, %c0], %pad_i64 {in_bounds = [true, true]} : memref<3x4xi64>, vector<3x4xi64>
  %m14 = memref.get_global @g14 : memref<4x2xi64>
  %v14 = vector.transfer_read %m14[%c0, %c0], %pad_i64 {in_bounds = [true, true]} : memref<4x2xi64>, vector<4x2xi64>
  %m15 = memref.get_global @g15 : memref<3x2xi64>
  %v15 = vector.transfer_read %m15[%c0, %c0], %pad_i64 {in_bounds = [true, true]} : memref<3x2xi64>, vector<3x2xi64>
  %r16 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %v13, %v14, %v15 : vector<3x4xi64>, vector<4x2xi64> into vector<3x2xi64>
  vector.print %r16 : vector<3x2xi64>
  %m17 = memref.get_global @g17 : memref<3x3xi16>
  %v17 = vector.transfer_read %m17[%c0, %c0], %pad_i16 {in_bounds = [true, true]} : memref<3x3xi16>, vector<3x3xi16>
  %m18 = memref.get_global @g18 : memref<3x3xi16>
  %v18 = vector.transfer_read %m18[%c0, %c0], %pad_i16 {in_bounds = [true, true]} : memref<3x3xi16>, vector<3x3xi16>
  %m19 = memref.get_global @g19 : memref<3x3xi16>
  %v19 = vector.transfer_read %m19[%c0, %c0], %pad_i16 {in_bounds = [true, true]} : memref<3x3xi16>, vector<3x3xi16>
  %r20 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %v17, %v18, %v19 : vector<3x3xi16>, vector<3x3xi16> into vector<3x3xi16>
  vector.print %r20 : vector<3x3xi16>
  %status = arith.constant 0 : i32
  return %status : i32
}
