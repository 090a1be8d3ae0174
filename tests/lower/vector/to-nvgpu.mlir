// RUN: terrace opt %s --convert-vector-to-gpu=use-nvgpu

func.func @f16_global_dense(%a: memref<128x128xf16>, %b: memref<128x128xf16>, %c: memref<128x128xf16>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f16
  %pc = arith.constant 0.0 : f16
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xf16>, vector<16x16xf16>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xf16>, vector<8x16xf16>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xf16>, vector<16x8xf16>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x16xf16>, vector<8x16xf16> into vector<16x8xf16>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x8xf16>, memref<128x128xf16>
  return
}

func.func @f16_global_lhs_transposed(%a: memref<128x128xf16>, %b: memref<128x128xf16>, %c: memref<128x128xf16>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f16
  %pc = arith.constant 0.0 : f16
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<128x128xf16>, vector<16x16xf16>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xf16>, vector<8x16xf16>
  %C = arith.constant dense<0.0> : vector<16x8xf16>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x16xf16>, vector<8x16xf16> into vector<16x8xf16>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x8xf16>, memref<128x128xf16>
  return
}

func.func @f16_global_rhs_transposed(%a: memref<128x128xf16>, %b: memref<128x128xf16>, %c: memref<128x128xf16>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f16
  %pc = arith.constant 0.0 : f16
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xf16>, vector<16x16xf16>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<128x128xf16>, vector<8x16xf16>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xf16>, vector<16x8xf16>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x16xf16>, vector<8x16xf16> into vector<16x8xf16>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x8xf16>, memref<128x128xf16>
  return
}

func.func @f16_shared_dense(%a: memref<128x128xf16, #gpu.address_space<workgroup>>, %b: memref<128x128xf16, #gpu.address_space<workgroup>>, %c: memref<128x128xf16>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f16
  %pc = arith.constant 0.0 : f16
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xf16, #gpu.address_space<workgroup>>, vector<16x16xf16>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xf16, #gpu.address_space<workgroup>>, vector<8x16xf16>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xf16>, vector<16x8xf16>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x16xf16>, vector<8x16xf16> into vector<16x8xf16>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x8xf16>, memref<128x128xf16>
  return
}

func.func @f16_shared_rhs_transposed(%a: memref<128x128xf16, #gpu.address_space<workgroup>>, %b: memref<128x128xf16, #gpu.address_space<workgroup>>, %c: memref<128x128xf16>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f16
  %pc = arith.constant 0.0 : f16
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xf16, #gpu.address_space<workgroup>>, vector<16x16xf16>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<128x128xf16, #gpu.address_space<workgroup>>, vector<8x16xf16>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xf16>, vector<16x8xf16>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x16xf16>, vector<8x16xf16> into vector<16x8xf16>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x8xf16>, memref<128x128xf16>
  return
}

func.func @f32_global_dense(%a: memref<128x128xf32>, %b: memref<128x128xf32>, %c: memref<128x128xf32>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f32
  %pc = arith.constant 0.0 : f32
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xf32>, vector<16x4xf32>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xf32>, vector<8x4xf32>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xf32>, vector<16x8xf32>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x4xf32>, vector<8x4xf32> into vector<16x8xf32>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x8xf32>, memref<128x128xf32>
  return
}

func.func @f32_global_lhs_transposed(%a: memref<128x128xf32>, %b: memref<128x128xf32>, %c: memref<128x128xf32>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f32
  %pc = arith.constant 0.0 : f32
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<128x128xf32>, vector<16x4xf32>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xf32>, vector<8x4xf32>
  %C = arith.constant dense<0.0> : vector<16x8xf32>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x4xf32>, vector<8x4xf32> into vector<16x8xf32>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x8xf32>, memref<128x128xf32>
  return
}

func.func @f32_global_rhs_transposed(%a: memref<128x128xf32>, %b: memref<128x128xf32>, %c: memref<128x128xf32>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f32
  %pc = arith.constant 0.0 : f32
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xf32>, vector<16x4xf32>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<128x128xf32>, vector<8x4xf32>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xf32>, vector<16x8xf32>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x4xf32>, vector<8x4xf32> into vector<16x8xf32>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x8xf32>, memref<128x128xf32>
  return
}

func.func @f32_shared_dense(%a: memref<128x128xf32, #gpu.address_space<workgroup>>, %b: memref<128x128xf32, #gpu.address_space<workgroup>>, %c: memref<128x128xf32>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f32
  %pc = arith.constant 0.0 : f32
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xf32, #gpu.address_space<workgroup>>, vector<16x4xf32>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xf32, #gpu.address_space<workgroup>>, vector<8x4xf32>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xf32>, vector<16x8xf32>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x4xf32>, vector<8x4xf32> into vector<16x8xf32>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x8xf32>, memref<128x128xf32>
  return
}

func.func @f32_shared_lhs_transposed(%a: memref<128x128xf32, #gpu.address_space<workgroup>>, %b: memref<128x128xf32, #gpu.address_space<workgroup>>, %c: memref<128x128xf32>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f32
  %pc = arith.constant 0.0 : f32
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<128x128xf32, #gpu.address_space<workgroup>>, vector<16x4xf32>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xf32, #gpu.address_space<workgroup>>, vector<8x4xf32>
  %C = arith.constant dense<0.0> : vector<16x8xf32>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x4xf32>, vector<8x4xf32> into vector<16x8xf32>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x8xf32>, memref<128x128xf32>
  return
}

func.func @f32_shared_rhs_transposed(%a: memref<128x128xf32, #gpu.address_space<workgroup>>, %b: memref<128x128xf32, #gpu.address_space<workgroup>>, %c: memref<128x128xf32>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f32
  %pc = arith.constant 0.0 : f32
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xf32, #gpu.address_space<workgroup>>, vector<16x4xf32>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<128x128xf32, #gpu.address_space<workgroup>>, vector<8x4xf32>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xf32>, vector<16x8xf32>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x4xf32>, vector<8x4xf32> into vector<16x8xf32>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x8xf32>, memref<128x128xf32>
  return
}

func.func @f64_global_dense(%a: memref<128x128xf64>, %b: memref<128x128xf64>, %c: memref<128x128xf64>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f64
  %pc = arith.constant 0.0 : f64
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xf64>, vector<8x4xf64>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xf64>, vector<8x4xf64>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xf64>, vector<8x8xf64>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<8x4xf64>, vector<8x4xf64> into vector<8x8xf64>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<8x8xf64>, memref<128x128xf64>
  return
}

func.func @f64_global_lhs_transposed(%a: memref<128x128xf64>, %b: memref<128x128xf64>, %c: memref<128x128xf64>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f64
  %pc = arith.constant 0.0 : f64
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<128x128xf64>, vector<8x4xf64>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xf64>, vector<8x4xf64>
  %C = arith.constant dense<0.0> : vector<8x8xf64>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<8x4xf64>, vector<8x4xf64> into vector<8x8xf64>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<8x8xf64>, memref<128x128xf64>
  return
}

func.func @f64_global_rhs_transposed(%a: memref<128x128xf64>, %b: memref<128x128xf64>, %c: memref<128x128xf64>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f64
  %pc = arith.constant 0.0 : f64
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xf64>, vector<8x4xf64>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<128x128xf64>, vector<8x4xf64>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xf64>, vector<8x8xf64>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<8x4xf64>, vector<8x4xf64> into vector<8x8xf64>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<8x8xf64>, memref<128x128xf64>
  return
}

func.func @f64_shared_dense(%a: memref<128x128xf64, #gpu.address_space<workgroup>>, %b: memref<128x128xf64, #gpu.address_space<workgroup>>, %c: memref<128x128xf64>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f64
  %pc = arith.constant 0.0 : f64
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xf64, #gpu.address_space<workgroup>>, vector<8x4xf64>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xf64, #gpu.address_space<workgroup>>, vector<8x4xf64>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xf64>, vector<8x8xf64>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<8x4xf64>, vector<8x4xf64> into vector<8x8xf64>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<8x8xf64>, memref<128x128xf64>
  return
}

func.func @f64_shared_lhs_transposed(%a: memref<128x128xf64, #gpu.address_space<workgroup>>, %b: memref<128x128xf64, #gpu.address_space<workgroup>>, %c: memref<128x128xf64>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f64
  %pc = arith.constant 0.0 : f64
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<128x128xf64, #gpu.address_space<workgroup>>, vector<8x4xf64>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xf64, #gpu.address_space<workgroup>>, vector<8x4xf64>
  %C = arith.constant dense<0.0> : vector<8x8xf64>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<8x4xf64>, vector<8x4xf64> into vector<8x8xf64>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<8x8xf64>, memref<128x128xf64>
  return
}

func.func @f64_shared_rhs_transposed(%a: memref<128x128xf64, #gpu.address_space<workgroup>>, %b: memref<128x128xf64, #gpu.address_space<workgroup>>, %c: memref<128x128xf64>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f64
  %pc = arith.constant 0.0 : f64
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xf64, #gpu.address_space<workgroup>>, vector<8x4xf64>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<128x128xf64, #gpu.address_space<workgroup>>, vector<8x4xf64>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xf64>, vector<8x8xf64>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<8x4xf64>, vector<8x4xf64> into vector<8x8xf64>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<8x8xf64>, memref<128x128xf64>
  return
}

func.func @i8_global_dense(%a: memref<128x128xi8>, %b: memref<128x128xi8>, %c: memref<128x128xi32>, %i: index, %j: index) {
  %pa = arith.constant 0 : i8
  %pc = arith.constant 0 : i32
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xi8>, vector<16x32xi8>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xi8>, vector<8x32xi8>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xi32>, vector<16x8xi32>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x32xi8>, vector<8x32xi8> into vector<16x8xi32>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x8xi32>, memref<128x128xi32>
  return
}

func.func @i8_global_lhs_transposed(%a: memref<128x128xi8>, %b: memref<128x128xi8>, %c: memref<128x128xi32>, %i: index, %j: index) {
  %pa = arith.constant 0 : i8
  %pc = arith.constant 0 : i32
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<128x128xi8>, vector<16x32xi8>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xi8>, vector<8x32xi8>
  %C = arith.constant dense<0> : vector<16x8xi32>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x32xi8>, vector<8x32xi8> into vector<16x8xi32>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x8xi32>, memref<128x128xi32>
  return
}

func.func @i8_global_rhs_transposed(%a: memref<128x128xi8>, %b: memref<128x128xi8>, %c: memref<128x128xi32>, %i: index, %j: index) {
  %pa = arith.constant 0 : i8
  %pc = arith.constant 0 : i32
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xi8>, vector<16x32xi8>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<128x128xi8>, vector<8x32xi8>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xi32>, vector<16x8xi32>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x32xi8>, vector<8x32xi8> into vector<16x8xi32>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x8xi32>, memref<128x128xi32>
  return
}

func.func @i8_shared_dense(%a: memref<128x128xi8, #gpu.address_space<workgroup>>, %b: memref<128x128xi8, #gpu.address_space<workgroup>>, %c: memref<128x128xi32>, %i: index, %j: index) {
  %pa = arith.constant 0 : i8
  %pc = arith.constant 0 : i32
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xi8, #gpu.address_space<workgroup>>, vector<16x32xi8>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xi8, #gpu.address_space<workgroup>>, vector<8x32xi8>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xi32>, vector<16x8xi32>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x32xi8>, vector<8x32xi8> into vector<16x8xi32>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x8xi32>, memref<128x128xi32>
  return
}

func.func @i4_global_dense(%a: memref<128x128xi4>, %b: memref<128x128xi4>, %c: memref<128x128xi32>, %i: index, %j: index) {
  %pa = arith.constant 0 : i4
  %pc = arith.constant 0 : i32
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xi4>, vector<16x64xi4>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xi4>, vector<8x64xi4>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xi32>, vector<16x8xi32>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x64xi4>, vector<8x64xi4> into vector<16x8xi32>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x8xi32>, memref<128x128xi32>
  return
}

func.func @i4_global_lhs_transposed(%a: memref<128x128xi4>, %b: memref<128x128xi4>, %c: memref<128x128xi32>, %i: index, %j: index) {
  %pa = arith.constant 0 : i4
  %pc = arith.constant 0 : i32
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<128x128xi4>, vector<16x64xi4>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xi4>, vector<8x64xi4>
  %C = arith.constant dense<0> : vector<16x8xi32>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x64xi4>, vector<8x64xi4> into vector<16x8xi32>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x8xi32>, memref<128x128xi32>
  return
}

func.func @i4_global_rhs_transposed(%a: memref<128x128xi4>, %b: memref<128x128xi4>, %c: memref<128x128xi32>, %i: index, %j: index) {
  %pa = arith.constant 0 : i4
  %pc = arith.constant 0 : i32
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xi4>, vector<16x64xi4>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<128x128xi4>, vector<8x64xi4>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xi32>, vector<16x8xi32>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x64xi4>, vector<8x64xi4> into vector<16x8xi32>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x8xi32>, memref<128x128xi32>
  return
}

func.func @i4_shared_dense(%a: memref<128x128xi4, #gpu.address_space<workgroup>>, %b: memref<128x128xi4, #gpu.address_space<workgroup>>, %c: memref<128x128xi32>, %i: index, %j: index) {
  %pa = arith.constant 0 : i4
  %pc = arith.constant 0 : i32
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xi4, #gpu.address_space<workgroup>>, vector<16x64xi4>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xi4, #gpu.address_space<workgroup>>, vector<8x64xi4>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xi32>, vector<16x8xi32>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x64xi4>, vector<8x64xi4> into vector<16x8xi32>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x8xi32>, memref<128x128xi32>
  return
}

func.func @mk_kn_mn(%a: memref<128x128xf16, #gpu.address_space<workgroup>>, %b: memref<128x128xf16, #gpu.address_space<workgroup>>, %c: memref<128x128xf32>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f16
  %pc = arith.constant 0.0 : f32
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xf16, #gpu.address_space<workgroup>>, vector<16x16xf16>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xf16, #gpu.address_space<workgroup>>, vector<16x8xf16>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xf32>, vector<16x8xf32>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x16xf16>, vector<16x8xf16> into vector<16x8xf32>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x8xf32>, memref<128x128xf32>
  return
}

func.func @mk_kn_nm(%a: memref<128x128xf16>, %b: memref<128x128xf16>, %c: memref<128x128xf32>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f16
  %pc = arith.constant 0.0 : f32
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xf16>, vector<8x16xf16>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xf16>, vector<16x16xf16>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xf32>, vector<16x8xf32>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<8x16xf16>, vector<16x16xf16> into vector<16x8xf32>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x8xf32>, memref<128x128xf32>
  return
}

func.func @mk_nk_mn(%a: memref<128x128xf16, #gpu.address_space<workgroup>>, %b: memref<128x128xf16, #gpu.address_space<workgroup>>, %c: memref<128x128xf32>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f16
  %pc = arith.constant 0.0 : f32
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xf16, #gpu.address_space<workgroup>>, vector<16x16xf16>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xf16, #gpu.address_space<workgroup>>, vector<8x16xf16>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xf32>, vector<16x8xf32>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x16xf16>, vector<8x16xf16> into vector<16x8xf32>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x8xf32>, memref<128x128xf32>
  return
}

func.func @mk_nk_nm(%a: memref<128x128xf16, #gpu.address_space<workgroup>>, %b: memref<128x128xf16, #gpu.address_space<workgroup>>, %c: memref<128x128xf32>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f16
  %pc = arith.constant 0.0 : f32
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xf16, #gpu.address_space<workgroup>>, vector<8x16xf16>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xf16, #gpu.address_space<workgroup>>, vector<16x16xf16>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xf32>, vector<16x8xf32>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<8x16xf16>, vector<16x16xf16> into vector<16x8xf32>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x8xf32>, memref<128x128xf32>
  return
}

func.func @km_kn_mn(%a: memref<128x128xf16>, %b: memref<128x128xf16>, %c: memref<128x128xf32>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f16
  %pc = arith.constant 0.0 : f32
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xf16>, vector<16x16xf16>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xf16>, vector<16x8xf16>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xf32>, vector<16x8xf32>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x16xf16>, vector<16x8xf16> into vector<16x8xf32>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x8xf32>, memref<128x128xf32>
  return
}

func.func @km_kn_nm(%a: memref<128x128xf16>, %b: memref<128x128xf16>, %c: memref<128x128xf32>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f16
  %pc = arith.constant 0.0 : f32
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xf16>, vector<16x8xf16>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xf16>, vector<16x16xf16>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xf32>, vector<16x8xf32>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x8xf16>, vector<16x16xf16> into vector<16x8xf32>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x8xf32>, memref<128x128xf32>
  return
}

func.func @km_nk_mn(%a: memref<128x128xf16>, %b: memref<128x128xf16>, %c: memref<128x128xf32>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f16
  %pc = arith.constant 0.0 : f32
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xf16>, vector<16x16xf16>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xf16>, vector<8x16xf16>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xf32>, vector<16x8xf32>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x16xf16>, vector<8x16xf16> into vector<16x8xf32>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x8xf32>, memref<128x128xf32>
  return
}

func.func @km_nk_nm(%a: memref<128x128xf16, #gpu.address_space<workgroup>>, %b: memref<128x128xf16, #gpu.address_space<workgroup>>, %c: memref<128x128xf32>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f16
  %pc = arith.constant 0.0 : f32
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xf16, #gpu.address_space<workgroup>>, vector<16x8xf16>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xf16, #gpu.address_space<workgroup>>, vector<16x16xf16>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xf32>, vector<16x8xf32>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d2, d0)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d1, d0)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x8xf16>, vector<16x16xf16> into vector<16x8xf32>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x8xf32>, memref<128x128xf32>
  return
}
