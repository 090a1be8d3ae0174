// RUN: terrace opt %s --convert-vector-to-gpu
// RUN: terrace opt %s --convert-vector-to-gpu --canonicalize

#lhs = affine_map<(d0, d1, d2) -> (d0, d2)>
#rhs = affine_map<(d0, d1, d2) -> (d2, d1)>
#rhs_t = affine_map<(d0, d1, d2) -> (d1, d2)>
#out = affine_map<(d0, d1, d2) -> (d0, d1)>
#product = {indexing_maps = [#lhs, #rhs, #out], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}
#product_t = {indexing_maps = [#lhs, #rhs_t, #out], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>}

func.func @elements(%a: memref<16x16xf16>, %b: memref<16x16xf16>, %c: memref<16x16xf32>, %s: f32) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0.0 : f16
  %A = vector.transfer_read %a[%c0, %c0], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %B = vector.transfer_read %b[%c0, %c0], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %A1 = arith.extf %A : vector<16x16xf16> to vector<16x16xf32>
  %B1 = arith.extf %B : vector<16x16xf16> to vector<16x16xf32>
  %C = vector.broadcast %s : f32 to vector<16x16xf32>
  %D = vector.contract #product %A1, %B1, %C : vector<16x16xf32>, vector<16x16xf32> into vector<16x16xf32>
  %0 = arith.addf %D, %C : vector<16x16xf32>
  %1 = arith.subf %0, %D : vector<16x16xf32>
  %2 = arith.mulf %1, %C : vector<16x16xf32>
  %3 = arith.divf %2, %C : vector<16x16xf32>
  %4 = arith.maximumf %3, %C : vector<16x16xf32>
  %5 = arith.minimumf %4, %D : vector<16x16xf32>
  %6 = arith.negf %5 : vector<16x16xf32>
  vector.transfer_write %6, %c[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf32>, memref<16x16xf32>
  return
}

func.func @integers(%a: memref<16x16xi8>, %b: memref<16x16xi8>, %c: memref<16x16xi32>, %s: i32) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i8
  %A = vector.transfer_read %a[%c0, %c0], %z {in_bounds = [true, true]} : memref<16x16xi8>, vector<16x16xi8>
  %B = vector.transfer_read %b[%c0, %c0], %z {in_bounds = [true, true]} : memref<16x16xi8>, vector<16x16xi8>
  %A1 = arith.extsi %A : vector<16x16xi8> to vector<16x16xi32>
  %B1 = arith.extui %B : vector<16x16xi8> to vector<16x16xi32>
  %C = arith.constant dense<3> : vector<16x16xi32>
  %D = vector.contract #product %A1, %B1, %C : vector<16x16xi32>, vector<16x16xi32> into vector<16x16xi32>
  %0 = arith.addi %D, %C : vector<16x16xi32>
  %1 = arith.subi %0, %C : vector<16x16xi32>
  %2 = arith.muli %1, %C : vector<16x16xi32>
  %3 = arith.divsi %2, %C : vector<16x16xi32>
  %4 = arith.divui %3, %C : vector<16x16xi32>
  vector.transfer_write %4, %c[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xi32>, memref<16x16xi32>
  return
}

// Transposes are moved in front of extensions, into the reads.
func.func @extended_transposes(%a: memref<16x16xi8>, %b: memref<16x16xi8>, %h: memref<16x16xf16>, %c: memref<16x16xi32>, %f: memref<16x16xf32>) {
  %c0 = arith.constant 0 : index
  %z = arith.constant 0 : i8
  %zf = arith.constant 0.0 : f16
  %A = vector.transfer_read %a[%c0, %c0], %z {in_bounds = [true, true]} : memref<16x16xi8>, vector<16x16xi8>
  %B = vector.transfer_read %b[%c0, %c0], %z {in_bounds = [true, true]} : memref<16x16xi8>, vector<16x16xi8>
  %H = vector.transfer_read %h[%c0, %c0], %zf {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
  %A1 = arith.extui %A : vector<16x16xi8> to vector<16x16xi32>
  %B1 = arith.extsi %B : vector<16x16xi8> to vector<16x16xi32>
  %H1 = arith.extf %H : vector<16x16xf16> to vector<16x16xf32>
  %C = arith.constant dense<0> : vector<16x16xi32>
  %CF = arith.constant dense<0.0> : vector<16x16xf32>
  %D = vector.contract #product_t %A1, %B1, %C : vector<16x16xi32>, vector<16x16xi32> into vector<16x16xi32>
  %E = vector.contract #product_t %H1, %H1, %CF : vector<16x16xf32>, vector<16x16xf32> into vector<16x16xf32>
  vector.transfer_write %D, %c[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xi32>, memref<16x16xi32>
  vector.transfer_write %E, %f[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf32>, memref<16x16xf32>
  return
}

func.func @loop(%a: memref<128x128xf16>, %b: memref<128x128xf16>, %c: memref<128x128xf16>, %n: index, %q: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f16
  %C = vector.transfer_read %c[%c0, %c0], %z {in_bounds = [true, true]} : memref<128x128xf16>, vector<16x16xf16>
  %R:2 = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %C, %count = %q) -> (vector<16x16xf16>, i32) {
    %inner = scf.for %j = %c0 to %n step %c1 iter_args(%acc2 = %acc) -> (vector<16x16xf16>) {
      %A = vector.transfer_read %a[%c0, %j], %z {in_bounds = [true, true]} : memref<128x128xf16>, vector<16x16xf16>
      %B = vector.transfer_read %b[%j, %i], %z {in_bounds = [true, true]} : memref<128x128xf16>, vector<16x16xf16>
      %D = vector.contract #product %A, %B, %acc2 : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
      scf.yield %D : vector<16x16xf16>
    }
    %next = arith.addi %count, %q : i32
    scf.yield %inner, %next : vector<16x16xf16>, i32
  }
  vector.transfer_write %R#0, %c[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<128x128xf16>
  return %R#1 : i32
}

// Matrices in memory of several dimensions, and repeated rows and columns.
func.func @slices(%a: memref<4x128x128xf16>, %b: memref<128x128xf16, strided<[256, 1], offset: 3>>, %v: memref<128xf16>, %c: memref<2x128x128xf16>, %i: index) {
  %z = arith.constant 0.0 : f16
  %A = vector.transfer_read %a[%i, %i, %i], %z {in_bounds = [true, true]} : memref<4x128x128xf16>, vector<16x16xf16>
  %B = vector.transfer_read %b[%i, %i], %z {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : memref<128x128xf16, strided<[256, 1], offset: 3>>, vector<16x16xf16>
  %C = vector.transfer_read %v[%i], %z {in_bounds = [true, true], permutation_map = affine_map<(d0) -> (0, d0)>} : memref<128xf16>, vector<16x16xf16>
  %D = vector.contract #product %A, %B, %C : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
  %E = vector.transfer_read %v[%i], %z {in_bounds = [true, true], permutation_map = affine_map<(d0) -> (d0, 0)>} : memref<128xf16>, vector<16x16xf16>
  %F = arith.addf %D, %E : vector<16x16xf16>
  vector.transfer_write %F, %c[%i, %i, %i] {in_bounds = [true, true]} : vector<16x16xf16>, memref<2x128x128xf16>
  return
}

gpu.module @kernels {
  gpu.func @kernel(%a: memref<16x16xf16>, %c: memref<16x16xf16>) kernel {
    %c0 = arith.constant 0 : index
    %z = arith.constant 0.0 : f16
    %A = vector.transfer_read %a[%c0, %c0], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
    %B = vector.transfer_read %a[%c0, %c0], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
    %C = vector.transfer_read %c[%c0, %c0], %z {in_bounds = [true, true]} : memref<16x16xf16>, vector<16x16xf16>
    %D = vector.contract #product %A, %B, %C : vector<16x16xf16>, vector<16x16xf16> into vector<16x16xf16>
    vector.transfer_write %D, %c[%c0, %c0] {in_bounds = [true, true]} : vector<16x16xf16>, memref<16x16xf16>
    gpu.return
  }
}
