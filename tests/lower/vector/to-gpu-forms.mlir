// RUN: terrace opt %s --convert-vector-to-gpu
// RUN: terrace opt %s --convert-vector-to-gpu --canonicalize --cse

func.func @mk_kn_mn(%a: memref<128x128xf16>, %b: memref<128x128xf16>, %c: memref<128x128xf32>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f16
  %pc = arith.constant 0.0 : f32
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xf16>, vector<16x16xf16>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xf16>, vector<16x16xf16>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xf32>, vector<16x16xf32>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf32>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x16xf32>, memref<128x128xf32>
  return
}

func.func @mk_kn_nm(%a: memref<128x128xf16>, %b: memref<128x128xf16>, %c: memref<128x128xf32>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f16
  %pc = arith.constant 0.0 : f32
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xf16>, vector<16x16xf16>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xf16>, vector<16x16xf16>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xf32>, vector<16x16xf32>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf32>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x16xf32>, memref<128x128xf32>
  return
}

func.func @mk_nk_mn(%a: memref<128x128xf16>, %b: memref<128x128xf16>, %c: memref<128x128xf32>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f16
  %pc = arith.constant 0.0 : f32
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xf16>, vector<16x16xf16>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xf16>, vector<16x16xf16>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xf32>, vector<16x16xf32>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf32>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x16xf32>, memref<128x128xf32>
  return
}

func.func @mk_nk_nm(%a: memref<128x128xf16>, %b: memref<128x128xf16>, %c: memref<128x128xf32>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f16
  %pc = arith.constant 0.0 : f32
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xf16>, vector<16x16xf16>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xf16>, vector<16x16xf16>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xf32>, vector<16x16xf32>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf32>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x16xf32>, memref<128x128xf32>
  return
}

func.func @km_kn_mn(%a: memref<128x128xf16>, %b: memref<128x128xf16>, %c: memref<128x128xf32>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f16
  %pc = arith.constant 0.0 : f32
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xf16>, vector<16x16xf16>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xf16>, vector<16x16xf16>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xf32>, vector<16x16xf32>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf32>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x16xf32>, memref<128x128xf32>
  return
}

func.func @km_kn_nm(%a: memref<128x128xf16>, %b: memref<128x128xf16>, %c: memref<128x128xf32>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f16
  %pc = arith.constant 0.0 : f32
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xf16>, vector<16x16xf16>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xf16>, vector<16x16xf16>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xf32>, vector<16x16xf32>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf32>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x16xf32>, memref<128x128xf32>
  return
}

func.func @km_nk_mn(%a: memref<128x128xf16>, %b: memref<128x128xf16>, %c: memref<128x128xf32>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f16
  %pc = arith.constant 0.0 : f32
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xf16>, vector<16x16xf16>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xf16>, vector<16x16xf16>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xf32>, vector<16x16xf32>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf32>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x16xf32>, memref<128x128xf32>
  return
}

func.func @km_nk_nm(%a: memref<128x128xf16>, %b: memref<128x128xf16>, %c: memref<128x128xf32>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f16
  %pc = arith.constant 0.0 : f32
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xf16>, vector<16x16xf16>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xf16>, vector<16x16xf16>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xf32>, vector<16x16xf32>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf32>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x16xf32>, memref<128x128xf32>
  return
}

func.func @shared(%a: memref<128x128xf16, #gpu.address_space<workgroup>>, %b: memref<128x128xf16, #gpu.address_space<workgroup>>, %c: memref<128x128xf16>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f16
  %pc = arith.constant 0.0 : f16
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xf16, #gpu.address_space<workgroup>>, vector<16x16xf16>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xf16, #gpu.address_space<workgroup>>, vector<16x8xf16>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xf16>, vector<16x8xf16>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x16xf16>, vector<16x8xf16> into vector<16x8xf16>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x8xf16>, memref<128x128xf16>
  return
}

func.func @transposed(%a: memref<128x128xf16>, %b: memref<128x128xf16>, %c: memref<128x128xf16>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f16
  %pc = arith.constant 0.0 : f16
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<128x128xf16>, vector<16x8xf16>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<128x128xf16>, vector<8x16xf16>
  %C = arith.constant dense<0.0> : vector<16x16xf16>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x8xf16>, vector<8x16xf16> into vector<16x16xf16>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x16xf16>, memref<128x128xf16>
  return
}

func.func @f64(%a: memref<128x128xf64>, %b: memref<128x128xf64>, %c: memref<128x128xf64>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f64
  %pc = arith.constant 0.0 : f64
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xf64>, vector<8x4xf64>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xf64>, vector<4x8xf64>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xf64>, vector<8x8xf64>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<8x4xf64>, vector<4x8xf64> into vector<8x8xf64>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<8x8xf64>, memref<128x128xf64>
  return
}

func.func @repeated_rows(%a: memref<128x128xf16>, %b: memref<128x128xf16>, %c: memref<128x128xf32>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f16
  %pc = arith.constant 0.0 : f32
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<128x128xf16>, vector<16x16xf16>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, 0)>} : memref<128x128xf16>, vector<16x16xf16>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xf32>, vector<16x16xf32>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf32>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x16xf32>, memref<128x128xf32>
  return
}
