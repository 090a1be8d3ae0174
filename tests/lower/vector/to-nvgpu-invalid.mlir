// RUN: terrace opt %s --convert-vector-to-gpu=use-nvgpu --split-input-file --verify-diagnostics

func.func @f(%a: memref<128x128xbf16>, %b: memref<128x128xbf16>, %c: memref<128x128xf32>, %i: index, %j: index) {
  %pa = arith.constant 0.0 : bf16
  %pc = arith.constant 0.0 : f32
  // expected-error @below {{failed to convert op during vector-to-nvgpu conversion}}
  %A = vector.transfer_read %a[%i, %j], %pa {in_bounds = [true, true]} : memref<128x128xbf16>, vector<16x8xbf16>
  %B = vector.transfer_read %b[%j, %i], %pa {in_bounds = [true, true]} : memref<128x128xbf16>, vector<8x8xbf16>
  %C = vector.transfer_read %c[%i, %i], %pc {in_bounds = [true, true]} : memref<128x128xf32>, vector<16x8xf32>
  %D = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %A, %B, %C : vector<16x8xbf16>, vector<8x8xbf16> into vector<16x8xf32>
  vector.transfer_write %D, %c[%i, %j] {in_bounds = [true, true]} : vector<16x8xf32>, memref<128x128xf32>
  return
}

// -----

#lhs = affine_map<(d0, d1, d2) -> (d0, d2)>
#rhs_t = affine_map<(d0, d1, d2) -> (d1, d2)>
#out = affine_map<(d0, d1, d2) -> (d0, d1)>
#product_t = {indexing_maps = [#lhs, #rhs_t, #out], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}

func.func @broadcast(%a: memref<16x16xf16>, %c: memref<16x16xf16>, %s: f16, %i: index) {
  %z = arith.constant 0.0 : f16
  %A = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %B = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<8x16xf16>
  // expected-error @+2 {{unhandled vector to mma type: }}
  // expected-error @+1 {{failed to convert op during vector-to-nvgpu conversion}}
  %C = vector.broadcast %s : f16 to vector<16x8xf16>
  %D = vector.contract #product_t %A, %B, %C : vector<16x16xf16>, vector<8x16xf16> into vector<16x8xf16>
  vector.transfer_write %D, %c[%i, %i] {in_bounds = [true, true]} : vector<16x8xf16>, memref<16x16xf16>
  return
}

// -----

#lhs = affine_map<(d0, d1, d2) -> (d0, d2)>
#rhs_t = affine_map<(d0, d1, d2) -> (d1, d2)>
#out = affine_map<(d0, d1, d2) -> (d0, d1)>
#product_t = {indexing_maps = [#lhs, #rhs_t, #out], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}

func.func @elements(%a: memref<16x16xf16>, %c: memref<16x16xf16>, %i: index) {
  %z = arith.constant 0.0 : f16
  %A = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %B = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<8x16xf16>
  %C = arith.constant dense<0.0> : vector<16x8xf16>
  %D = vector.contract #product_t %A, %B, %C : vector<16x16xf16>, vector<8x16xf16> into vector<16x8xf16>
  // expected-error @+2 {{unhandled vector to mma type: }}
  // expected-error @+1 {{failed to convert op during vector-to-nvgpu conversion}}
  %E = arith.addf %D, %D : vector<16x8xf16>
  vector.transfer_write %E, %c[%i, %i] {in_bounds = [true, true]} : vector<16x8xf16>, memref<16x16xf16>
  return
}

// -----

#lhs = affine_map<(d0, d1, d2) -> (d0, d2)>
#rhs_t = affine_map<(d0, d1, d2) -> (d1, d2)>
#out = affine_map<(d0, d1, d2) -> (d0, d1)>
#product_t = {indexing_maps = [#lhs, #rhs_t, #out], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}

func.func @sliced_twice(%a: memref<64x64xf16, #gpu.address_space<workgroup>>, %b: memref<64x64xf16, #gpu.address_space<workgroup>>, %c: memref<64x64xf16, #gpu.address_space<workgroup>>, %d: memref<64x64xf16>, %i: index) {
  %z = arith.constant 0.0 : f16
  %A = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<64x64xf16, #gpu.address_space<workgroup>>, vector<16x16xf16>
  %B = vector.transfer_read %b[%i, %i], %z {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<64x64xf16, #gpu.address_space<workgroup>>, vector<16x24xf16>
  %C = arith.constant dense<0.0> : vector<16x8xf16>
  // expected-error @+2 {{Slicing fragments in 2D is not supported. }}
  // expected-error @+1 {{failed to convert op during vector-to-nvgpu conversion}}
  %B0 = vector.extract_strided_slice %B {offsets = [8, 8], sizes = [8, 16], strides = [1, 1]} : vector<16x24xf16> to vector<8x16xf16>
  %D0 = vector.contract #product_t %A, %B0, %C : vector<16x16xf16>, vector<8x16xf16> into vector<16x8xf16>
  vector.transfer_write %D0, %d[%i, %i] {in_bounds = [true, true]} : vector<16x8xf16>, memref<64x64xf16>
  return
}

// -----

#lhs = affine_map<(d0, d1, d2) -> (d0, d2)>
#rhs_t = affine_map<(d0, d1, d2) -> (d1, d2)>
#out = affine_map<(d0, d1, d2) -> (d0, d1)>
#product_t = {indexing_maps = [#lhs, #rhs_t, #out], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}

func.func @argument(%a: memref<16x16xf16>, %c: memref<16x16xf16>, %B: vector<8x16xf16>, %i: index) {
  %z = arith.constant 0.0 : f16
  %A = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %C = arith.constant dense<0.0> : vector<16x8xf16>
  // expected-error @below {{failed to convert op during vector-to-nvgpu conversion}}
  %D = vector.contract #product_t %A, %B, %C : vector<16x16xf16>, vector<8x16xf16> into vector<16x8xf16>
  vector.transfer_write %D, %c[%i, %i] {in_bounds = [true, true]} : vector<16x8xf16>, memref<16x16xf16>
  return
}
