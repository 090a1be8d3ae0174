// RUN: terrace opt %s --convert-vector-to-gpu

// Products stay if any operation that belongs to them has no form on matrices.

#lhs = affine_map<(d0, d1, d2) -> (d0, d2)>
#rhs = affine_map<(d0, d1, d2) -> (d2, d1)>
#out = affine_map<(d0, d1, d2) -> (d0, d1)>
#product = {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}

func.func @returned(%a: memref<16x16xf16>) -> vector<16x16xf16> {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f16
  %A = vector.transfer_read %a[%c0, %c0], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %D = vector.contract #product %A, %A, %A : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  return %D : vector<16x16xf16>
}

func.func @out_of_bounds(%a: memref<16x16xf16>, %c: memref<16x16xf16>, %i: index) {
  %z = arith.constant 0.0 : f16
  %A = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, false]} : memref<16x16xf16>, vector<16x16xf16>
  %B = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %C = arith.constant dense<0.0> : vector<16x16xf16>
  %D = vector.contract #product %A, %B, %C : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %D, %c[%i, %i] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

func.func @masked(%a: memref<16x16xf16>, %c: memref<16x16xf16>, %i: index, %m: vector<16x16xi1>) {
  %z = arith.constant 0.0 : f16
  %A = vector.transfer_read %a[%i, %i], %z, %m {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %B = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %C = arith.constant dense<0.0> : vector<16x16xf16>
  %D = vector.contract #product %A, %B, %C : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %D, %c[%i, %i] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

func.func @dynamic_rows(%a: memref<16x?xf16>, %c: memref<16x16xf16>, %i: index) {
  %z = arith.constant 0.0 : f16
  %A = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<16x?xf16>, vector<16x16xf16>
  %C = arith.constant dense<0.0> : vector<16x16xf16>
  %D = vector.contract #product %A, %A, %C : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %D, %c[%i, %i] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

func.func @written_transposed(%a: memref<16x16xf16>, %c: memref<16x16xf16>, %i: index) {
  %z = arith.constant 0.0 : f16
  %A = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %B = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %C = arith.constant dense<0.0> : vector<16x16xf16>
  %D = vector.contract #product %A, %B, %C : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %D, %c[%i, %i] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<16x16xf16>, memref<16x16xf16>
  return
}

func.func @other_dimensions(%a: memref<4x16x16xf16>, %c: memref<16x16xf16>, %i: index) {
  %z = arith.constant 0.0 : f16
  %A = vector.transfer_read %a[%i, %i, %i], %z {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2) -> (d2, d0)>} : memref<4x16x16xf16>, vector<16x16xf16>
  %B = vector.transfer_read %a[%i, %i, %i], %z {in_bounds = [true, true]} : memref<4x16x16xf16>, vector<16x16xf16>
  %C = arith.constant dense<0.0> : vector<16x16xf16>
  %D = vector.contract #product %A, %B, %C : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %D, %c[%i, %i] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

func.func @bytes_without_sign(%a: memref<16x16xi8>, %c: memref<16x16xi32>, %i: index) {
  %z = arith.constant 0 : i8
  %A = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<16x16xi8>, vector<16x16xi8>
  %A1 = arith.extsi %A : vector<16x16xi8> to vector<16x16xi32>
  %A2 = arith.extsi %A : vector<16x16xi8> to vector<16x16xi32>
  %C = arith.constant dense<0> : vector<16x16xi32>
  %D = vector.contract #product %A1, %A2, %C : vector<16x16xi32>, vector<16x16xi32> into vector<16x16xi32>
  vector.transfer_write %D, %c[%i, %i] {in_bounds = [true, true]} : vector<16x16xi32>, memref<16x16xi32>
  return
}

// What the loop does not carry from a product is in no register: the contraction and the store stay.
func.func @argument(%a: memref<16x16xf16>, %c: memref<16x16xf16>, %B: vector<16x16xf16>, %i: index) {
  %z = arith.constant 0.0 : f16
  %A = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %C = arith.constant dense<0.0> : vector<16x16xf16>
  %D = vector.contract #product %A, %B, %C : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %D, %c[%i, %i] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

func.func @other_contractions(%a: vector<4x4x4xf16>, %b: vector<4x4x4xf16>, %c: vector<4x4xf16>, %v: vector<4xf16>, %s: f16) -> (vector<4x4xf16>, vector<4xf16>) {
  %0 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>, affine_map<(d0, d1, d2, d3) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x4x4xf16>, vector<4x4x4xf16> into vector<4x4xf16>
  %1 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1, d2)>, affine_map<(d0, d1, d2) -> (d0)>], iterator_types = ["parallel", "reduction", "reduction"], kind = #vector.kind<add>} %a, %b, %v : vector<4x4x4xf16>, vector<4x4x4xf16> into vector<4xf16>
  return %0, %1 : vector<4x4xf16>, vector<4xf16>
}

func.func @other_transposes(%a: vector<4x8xf16>, %m: memref<4x8xf16>, %i: index) -> (vector<8x4xf16>, vector<8x4xf16>) {
  %z = arith.constant 0.0 : f16
  %0 = vector.transpose %a, [1, 0] : vector<4x8xf16> to vector<8x4xf16>
  %A = vector.transfer_read %m[%i, %i], %z : memref<4x8xf16>, vector<4x8xf16>
  %1 = vector.transpose %A, [1, 0] : vector<4x8xf16> to vector<8x4xf16>
  return %0, %1 : vector<8x4xf16>, vector<8x4xf16>
}
