// RUN: terrace opt %s --convert-vector-to-gpu=use-nvgpu --split-input-file --verify-diagnostics

// Matrices that are smaller than a tile have no registers.
#product = {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
func.func @few_rows(%a: memref<16x16xf16>, %i: index) {
  %z = arith.constant 0.0 : f16
  %lhs = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<4x16xf16>
  %rhs = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<8x16xf16>
  %acc = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<4x8xf16>
  // expected-error @below {{'nvgpu.mma.sync' op expected 64 warp-wide matrix A elements}}
  %sum = vector.contract #product %lhs, %rhs, %acc : vector<4x16xf16>, vector<8x16xf16> into vector<4x8xf16>
  vector.transfer_write %sum, %a[%i, %i] {in_bounds = [true, true]} : vector<4x8xf16>, memref<16x16xf16>
  return
}

// -----

#product = {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
func.func @constant(%a: memref<16x16xf16>, %i: index) {
  %z = arith.constant 0.0 : f16
  %lhs = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<4x16xf16>
  %rhs = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<8x16xf16>
  %acc = arith.constant dense<0.0> : vector<4x8xf16>
  // expected-error @below {{'nvgpu.mma.sync' op expected 64 warp-wide matrix A elements}}
  %sum = vector.contract #product %lhs, %rhs, %acc : vector<4x16xf16>, vector<8x16xf16> into vector<4x8xf16>
  vector.transfer_write %sum, %a[%i, %i] {in_bounds = [true, true]} : vector<4x8xf16>, memref<16x16xf16>
  return
}

// -----

#product = {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
func.func @few_columns(%a: memref<16x16xf16>, %i: index) {
  %z = arith.constant 0.0 : f16
  %lhs = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %rhs = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<4x16xf16>
  %acc = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x4xf16>
  // expected-error @below {{'nvgpu.mma.sync' op expected 64 warp-wide matrix B elements}}
  %sum = vector.contract #product %lhs, %rhs, %acc : vector<16x16xf16>, vector<4x16xf16> into vector<16x4xf16>
  vector.transfer_write %sum, %a[%i, %i] {in_bounds = [true, true]} : vector<16x4xf16>, memref<16x16xf16>
  return
}

// -----

// `ldmatrix` loads a tile at least.
#product = {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
func.func @shared(%a: memref<16x16xf16, #gpu.address_space<workgroup>>, %c: memref<16x16xf16>, %i: index) {
  %z = arith.constant 0.0 : f16
  %lhs = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<16x16xf16, #gpu.address_space<workgroup>>, vector<16x2xf16>
  // expected-error @below {{'vector.transfer_read' op failed to convert op during vector-to-nvgpu conversion}}
  %rhs = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<16x16xf16, #gpu.address_space<workgroup>>, vector<8x2xf16>
  %acc = vector.transfer_read %c[%i, %i], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x8xf16>
  %sum = vector.contract #product %lhs, %rhs, %acc : vector<16x2xf16>, vector<8x2xf16> into vector<16x8xf16>
  vector.transfer_write %sum, %c[%i, %i] {in_bounds = [true, true]} : vector<16x8xf16>, memref<16x16xf16>
  return
}
