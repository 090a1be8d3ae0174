// DIFFERS: upstream makes sums of products out of products of another kind, invalid operations of types that matrices cannot have, and invalid loops, forgets that bounds are unsigned, and crashes
// RUN: terrace opt %s --convert-vector-to-gpu

#lhs = affine_map<(d0, d1, d2) -> (d0, d2)>
#rhs = affine_map<(d0, d1, d2) -> (d2, d1)>
#rhs_t = affine_map<(d0, d1, d2) -> (d1, d2)>
#out = affine_map<(d0, d1, d2) -> (d0, d1)>
#product = {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
#product_t = {indexing_maps = [#lhs, #rhs_t, #out], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
#greatest = {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxnumf>}
#greatest_t = {indexing_maps = [#lhs, #rhs_t, #out], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxnumf>}

// Not the sum of the products but the greatest.
func.func @kind(%a: memref<16x16xf16>, %c: memref<16x16xf16>, %i: index) {
  %z = arith.constant 0.0 : f16
  %A = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %C = arith.constant dense<0.0> : vector<16x16xf16>
  %D = vector.contract #greatest %A, %A, %C : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %D, %c[%i, %i] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

func.func @kind_of_transposed(%A: vector<16x16xf16>, %C: vector<16x16xf16>) -> vector<16x16xf16> {
  %D = vector.contract #greatest_t %A, %A, %C : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  return %D : vector<16x16xf16>
}

// There are no matrices of such elements.
func.func @bf16(%a: memref<16x16xbf16>, %c: memref<16x16xbf16>, %i: index) {
  %z = arith.constant 0.0 : bf16
  %A = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<16x16xbf16>, vector<16x16xbf16>
  %B = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<16x16xbf16>, vector<16x16xbf16>
  %C = vector.transfer_read %c[%i, %i], %z {in_bounds = [true, true]} : memref<16x16xbf16>, vector<16x16xbf16>
  %D = vector.contract #product %A, %B, %C {foo} : vector<16x16xbf16>, vector<16x16xbf16> into vector<16x16xbf16>
  %E = arith.addf %D, %D : vector<16x16xbf16>
  vector.transfer_write %E, %c[%i, %i] {in_bounds = [true, true]} : vector<16x16xbf16>, memref<16x16xbf16>
  return
}

// A matrix has one role.
func.func @both_roles(%a: memref<16x16xf16>, %c: memref<16x16xf32>, %i: index) {
  %z = arith.constant 0.0 : f16
  %A = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %B = arith.extf %A : vector<16x16xf16> to vector<16x16xf32>
  %f = arith.constant 0.0 : f32
  %C = vector.transfer_read %c[%i, %i], %f {in_bounds = [true, true]} : memref<16x16xf32>, vector<16x16xf32>
  %D = vector.contract #product %A, %A, %C : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf32>
  vector.transfer_write %D, %c[%i, %i] {in_bounds = [true, true]} : vector<16x16xf32>, memref<16x16xf32>
  return
}

func.func @vector_broadcast(%a: memref<16x16xf16>, %c: memref<16x16xf16>, %v: vector<16xf16>, %i: index) {
  %z = arith.constant 0.0 : f16
  %A = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %B = vector.transfer_read %a[%i, %i], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %C = vector.broadcast %v : vector<16xf16> to vector<16x16xf16>
  %D = vector.contract #product %A, %B, %C : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  vector.transfer_write %D, %c[%i, %i] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}

// The factor of the next iteration is a sum.
func.func @prefetched(%a: memref<128x128xf16>, %b: memref<16x16xf16>, %c: memref<16x16xf16>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f16
  %zero = arith.constant dense<0.0> : vector<16x16xf16>
  %A = vector.transfer_read %a[%c0, %c0], %z {in_bounds = [true, true]} : memref<128x128xf16>, vector<16x16xf16>
  %B = vector.transfer_read %b[%c0, %c0], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %R:2 = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero, %factor = %A) -> (vector<16x16xf16>, vector<16x16xf16>) {
    %D = vector.contract #product %factor, %B, %acc : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
    scf.yield %D, %D : vector<16x16xf16>, vector<16x16xf16>
  }
  vector.transfer_write %R#0, %c[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}


func.func @unsigned_loop(%a: memref<16x16xf16>, %b: memref<16x16xf16>, %c: memref<16x16xf16>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f16
  %C = vector.transfer_read %c[%c0, %c0], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x8xf16>
  %R = scf.for unsigned %i = %c0 to %n step %c1 iter_args(%acc = %C) -> (vector<16x8xf16>) {
    %A = vector.transfer_read %a[%c0, %c0], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
    %B = vector.transfer_read %b[%c0, %c0], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x8xf16>
    %D = vector.contract #product %A, %B, %acc : vector<16x16xf16>, vector<16x8xf16> into vector<16x8xf16>
    scf.yield %D : vector<16x8xf16>
  }
  vector.transfer_write %R, %c[%c0, %c0] {in_bounds = [true, true]} : vector<16x8xf16>, memref<16x16xf16>
  return
}

// The loop carries what no product needs.
func.func @half_loop(%a: memref<16x16xf16>, %c: memref<16x16xf16>, %v: vector<16x8xf16>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f16
  %C = arith.constant dense<0.0> : vector<16x8xf16>
  %A = vector.transfer_read %a[%c0, %c0], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %B = vector.transfer_read %a[%c0, %c0], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x8xf16>
  %R = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %v) -> (vector<16x8xf16>) {
    %D = vector.contract #product %A, %B, %C : vector<16x16xf16>, vector<16x8xf16> into vector<16x8xf16>
    scf.yield %D : vector<16x8xf16>
  }
  vector.transfer_write %R, %c[%c0, %c0] {in_bounds = [true, true]} : vector<16x8xf16>, memref<16x16xf16>
  return
}

// Fewer than three dimensions.
func.func @matrix_vector(%a: vector<4x8xf16>, %b: vector<8xf16>, %c: vector<4xf16>) -> vector<4xf16> {
  %0 = vector.contract {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d1)>, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x8xf16>, vector<8xf16> into vector<4xf16>
  return %0 : vector<4xf16>
}

// The end of another operation than a loop.
func.func @branch(%a: memref<16x16xf16>, %c: memref<16x16xf16>, %flag: i1) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f16
  %C = arith.constant dense<0.0> : vector<16x8xf16>
  %A = vector.transfer_read %a[%c0, %c0], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %B = vector.transfer_read %a[%c0, %c0], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x8xf16>
  %R = scf.if %flag -> (vector<16x8xf16>) {
    %D = vector.contract #product %A, %B, %C : vector<16x16xf16>, vector<16x8xf16> into vector<16x8xf16>
    scf.yield %D : vector<16x8xf16>
  } else {
    scf.yield %C : vector<16x8xf16>
  }
  vector.transfer_write %R, %c[%c0, %c0] {in_bounds = [true, true]} : vector<16x8xf16>, memref<16x16xf16>
  return
}

// The sum stays, and takes what the loop gives.
func.func @carried(%a: memref<16x16xf16>, %c: memref<16x16xf16>, %V: vector<16x16xf16>, %i: index) {
  %z = arith.constant 0.0 : f16
  %C = vector.transfer_read %c[%i, %i], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %R = scf.for %k = %i to %i step %i iter_args(%acc = %C) -> (vector<16x16xf16>) {
    %A = vector.transfer_read %a[%i, %k], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
    %B = vector.transfer_read %a[%k, %i], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
    %D = vector.contract #product %A, %B, %acc : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
    scf.yield %D : vector<16x16xf16>
  }
  %S = arith.addf %R, %V : vector<16x16xf16>
  vector.transfer_write %S, %c[%i, %i] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
  return
}
