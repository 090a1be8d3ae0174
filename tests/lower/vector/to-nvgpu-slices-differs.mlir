// DIFFERS: upstream takes the first registers of slices by the quotient of size and offset, and registers behind each other for tiles that are not
// RUN: terrace opt %s --convert-vector-to-gpu=use-nvgpu

#lhs = affine_map<(d0, d1, d2) -> (d0, d2)>
#rhs_t = affine_map<(d0, d1, d2) -> (d1, d2)>
#out = affine_map<(d0, d1, d2) -> (d0, d1)>
#product_t = {indexing_maps = [#lhs, #rhs_t, #out], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}

func.func @dense(%a: memref<64x64xf16, #gpu.address_space<workgroup>>, %b: memref<64x64xf16, #gpu.address_space<workgroup>>, %c: memref<64x64xf16, #gpu.address_space<workgroup>>, %d: memref<64x64xf16>, %i: index) {
  %z = arith.constant 0.0 : f16
  %A = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<64x64xf16, #gpu.address_space<workgroup>>, vector<16x16xf16>
  %B = vector.transfer_read %b[%i, %i], %z {in_bounds = [true, true]} : memref<64x64xf16, #gpu.address_space<workgroup>>, vector<16x16xf16>
  %C = arith.constant dense<0.0> : vector<16x8xf16>
  %B0 = vector.extract_strided_slice %B {offsets = [0, 0], sizes = [8, 16], strides = [1, 1]} : vector<16x16xf16> to vector<8x16xf16>
  %D0 = vector.contract #product_t %A, %B0, %C : vector<16x16xf16>, vector<8x16xf16> into vector<16x8xf16>
  vector.transfer_write %D0, %d[%i, %i] {in_bounds = [true, true]} : vector<16x8xf16>, memref<64x64xf16>
  %B1 = vector.extract_strided_slice %B {offsets = [8, 0], sizes = [8, 16], strides = [1, 1]} : vector<16x16xf16> to vector<8x16xf16>
  %D1 = vector.contract #product_t %A, %B1, %C : vector<16x16xf16>, vector<8x16xf16> into vector<16x8xf16>
  vector.transfer_write %D1, %d[%i, %i] {in_bounds = [true, true]} : vector<16x8xf16>, memref<64x64xf16>
  return
}

func.func @global(%a: memref<64x64xf16>, %b: memref<64x64xf16>, %c: memref<64x64xf16>, %d: memref<64x64xf16>, %i: index) {
  %z = arith.constant 0.0 : f16
  %A = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<64x64xf16>, vector<16x16xf16>
  %B = vector.transfer_read %b[%i, %i], %z {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<64x64xf16>, vector<16x16xf16>
  %C = arith.constant dense<0.0> : vector<16x8xf16>
  %B0 = vector.extract_strided_slice %B {offsets = [0, 0], sizes = [8, 16], strides = [1, 1]} : vector<16x16xf16> to vector<8x16xf16>
  %D0 = vector.contract #product_t %A, %B0, %C : vector<16x16xf16>, vector<8x16xf16> into vector<16x8xf16>
  vector.transfer_write %D0, %d[%i, %i] {in_bounds = [true, true]} : vector<16x8xf16>, memref<64x64xf16>
  %B1 = vector.extract_strided_slice %B {offsets = [8, 0], sizes = [8, 16], strides = [1, 1]} : vector<16x16xf16> to vector<8x16xf16>
  %D1 = vector.contract #product_t %A, %B1, %C : vector<16x16xf16>, vector<8x16xf16> into vector<16x8xf16>
  vector.transfer_write %D1, %d[%i, %i] {in_bounds = [true, true]} : vector<16x8xf16>, memref<64x64xf16>
  return
}

func.func @four(%a: memref<64x64xf16>, %b: memref<64x64xf16>, %c: memref<64x64xf16>, %d: memref<64x64xf16>, %i: index) {
  %z = arith.constant 0.0 : f16
  %A = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<64x64xf16>, vector<16x8xf16>
  %B = vector.transfer_read %b[%i, %i], %z {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<64x64xf16>, vector<32x8xf16>
  %C = arith.constant dense<0.0> : vector<16x8xf16>
  %B0 = vector.extract_strided_slice %B {offsets = [8, 0], sizes = [8, 8], strides = [1, 1]} : vector<32x8xf16> to vector<8x8xf16>
  %D0 = vector.contract #product_t %A, %B0, %C : vector<16x8xf16>, vector<8x8xf16> into vector<16x8xf16>
  vector.transfer_write %D0, %d[%i, %i] {in_bounds = [true, true]} : vector<16x8xf16>, memref<64x64xf16>
  %B1 = vector.extract_strided_slice %B {offsets = [16, 0], sizes = [8, 8], strides = [1, 1]} : vector<32x8xf16> to vector<8x8xf16>
  %D1 = vector.contract #product_t %A, %B1, %C : vector<16x8xf16>, vector<8x8xf16> into vector<16x8xf16>
  vector.transfer_write %D1, %d[%i, %i] {in_bounds = [true, true]} : vector<16x8xf16>, memref<64x64xf16>
  %B2 = vector.extract_strided_slice %B {offsets = [24, 0], sizes = [8, 8], strides = [1, 1]} : vector<32x8xf16> to vector<8x8xf16>
  %D2 = vector.contract #product_t %A, %B2, %C : vector<16x8xf16>, vector<8x8xf16> into vector<16x8xf16>
  vector.transfer_write %D2, %d[%i, %i] {in_bounds = [true, true]} : vector<16x8xf16>, memref<64x64xf16>
  return
}

func.func @four_shared(%a: memref<64x64xf16, #gpu.address_space<workgroup>>, %b: memref<64x64xf16, #gpu.address_space<workgroup>>, %c: memref<64x64xf16, #gpu.address_space<workgroup>>, %d: memref<64x64xf16>, %i: index) {
  %z = arith.constant 0.0 : f16
  %A = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<64x64xf16, #gpu.address_space<workgroup>>, vector<16x16xf16>
  %B = vector.transfer_read %b[%i, %i], %z {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<64x64xf16, #gpu.address_space<workgroup>>, vector<32x16xf16>
  %C = arith.constant dense<0.0> : vector<16x8xf16>
  %B0 = vector.extract_strided_slice %B {offsets = [8, 0], sizes = [8, 16], strides = [1, 1]} : vector<32x16xf16> to vector<8x16xf16>
  %D0 = vector.contract #product_t %A, %B0, %C : vector<16x16xf16>, vector<8x16xf16> into vector<16x8xf16>
  vector.transfer_write %D0, %d[%i, %i] {in_bounds = [true, true]} : vector<16x8xf16>, memref<64x64xf16>
  %B1 = vector.extract_strided_slice %B {offsets = [16, 0], sizes = [8, 16], strides = [1, 1]} : vector<32x16xf16> to vector<8x16xf16>
  %D1 = vector.contract #product_t %A, %B1, %C : vector<16x16xf16>, vector<8x16xf16> into vector<16x8xf16>
  vector.transfer_write %D1, %d[%i, %i] {in_bounds = [true, true]} : vector<16x8xf16>, memref<64x64xf16>
  %B2 = vector.extract_strided_slice %B {offsets = [24, 0], sizes = [8, 16], strides = [1, 1]} : vector<32x16xf16> to vector<8x16xf16>
  %D2 = vector.contract #product_t %A, %B2, %C : vector<16x16xf16>, vector<8x16xf16> into vector<16x8xf16>
  vector.transfer_write %D2, %d[%i, %i] {in_bounds = [true, true]} : vector<16x8xf16>, memref<64x64xf16>
  return
}

func.func @narrow(%a: memref<64x64xf16, #gpu.address_space<workgroup>>, %b: memref<64x64xf16, #gpu.address_space<workgroup>>, %c: memref<64x64xf16, #gpu.address_space<workgroup>>, %d: memref<64x64xf16>, %i: index) {
  %z = arith.constant 0.0 : f16
  %A = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<64x64xf16, #gpu.address_space<workgroup>>, vector<16x8xf16>
  %B = vector.transfer_read %b[%i, %i], %z {in_bounds = [true, true]} : memref<64x64xf16, #gpu.address_space<workgroup>>, vector<16x8xf16>
  %C = arith.constant dense<0.0> : vector<16x8xf16>
  %B0 = vector.extract_strided_slice %B {offsets = [0, 0], sizes = [8, 8], strides = [1, 1]} : vector<16x8xf16> to vector<8x8xf16>
  %D0 = vector.contract #product_t %A, %B0, %C : vector<16x8xf16>, vector<8x8xf16> into vector<16x8xf16>
  vector.transfer_write %D0, %d[%i, %i] {in_bounds = [true, true]} : vector<16x8xf16>, memref<64x64xf16>
  %B1 = vector.extract_strided_slice %B {offsets = [8, 0], sizes = [8, 8], strides = [1, 1]} : vector<16x8xf16> to vector<8x8xf16>
  %D1 = vector.contract #product_t %A, %B1, %C : vector<16x8xf16>, vector<8x8xf16> into vector<16x8xf16>
  vector.transfer_write %D1, %d[%i, %i] {in_bounds = [true, true]} : vector<16x8xf16>, memref<64x64xf16>
  return
}
