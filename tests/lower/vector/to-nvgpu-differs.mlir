// DIFFERS: upstream exchanges registers of transposed factors that ldmatrix loads, and adds the offsets of rows to those of columns behind repeated rows, and makes sums of products out of products of another kind
// RUN: terrace opt %s --convert-vector-to-gpu=use-nvgpu

func.func @transposed_lhs(%a: memref<128x128xf16, #gpu.address_space<workgroup>>, %b: memref<128x128xf16, #gpu.address_space<workgroup>>, %c: memref<128x128xf16>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f16
  %pc = arith.constant 0.0 : f16
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<128x128xf16, #gpu.address_space<workgroup>>, vector<16x16xf16>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xf16, #gpu.address_space<workgroup>>, vector<8x16xf16>
  %C = arith.constant dense<0.0> : vector<16x8xf16>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x16xf16>, vector<8x16xf16> into vector<16x8xf16>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x8xf16>, memref<128x128xf16>
  return
}

func.func @repeated_rows(%a: memref<128x128xf16>, %b: memref<128x128xf16>, %c: memref<128x128xf16>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : f16
  %pc = arith.constant 0.0 : f16
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<128x128xf16>, vector<16x16xf16>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xf16>, vector<8x16xf16>
  %C = arith.constant dense<0.0> : vector<16x8xf16>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x16xf16>, vector<8x16xf16> into vector<16x8xf16>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x8xf16>, memref<128x128xf16>
  return
}

// Lines along other dimensions than the last one are not dense.
func.func @other_dimensions(%a: memref<8x16x16xf16, #gpu.address_space<workgroup>>, %c: memref<16x8xf16>, %i: index) {
  %z = arith.constant 0.0 : f16
  %A = vector.transfer_read %a[%i, %i, %i], %z {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d0, d1)>} : memref<8x16x16xf16, #gpu.address_space<workgroup>>, vector<16x8xf16>
  %B = vector.transfer_read %a[%i, %i, %i], %z {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d1, d0)>} : memref<8x16x16xf16, #gpu.address_space<workgroup>>, vector<8x8xf16>
  %C = arith.constant dense<0.0> : vector<16x8xf16>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x8xf16>, vector<8x8xf16> into vector<16x8xf16>
  vector.transfer_write %D, %c[%i, %i] {in_bounds = [true, true]} : vector<16x8xf16>, memref<16x8xf16>
  return
}

func.func @kind(%a: memref<16x16xf16>, %c: memref<16x8xf16>, %i: index) {
  %z = arith.constant 0.0 : f16
  %A = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %B = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x8xf16>
  %C = arith.constant dense<0.0> : vector<16x8xf16>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxnumf>} %A, %B, %C : vector<16x16xf16>, vector<16x8xf16> into vector<16x8xf16>
  vector.transfer_write %D, %c[%i, %i] {in_bounds = [true, true]} : vector<16x8xf16>, memref<16x8xf16>
  return
}
