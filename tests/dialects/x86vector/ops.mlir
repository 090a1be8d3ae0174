// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --cse

func.func @f(%k16: vector<16xi1>, %a: vector<16xf32>, %i16: i16, %i32: i32, %vi: vector<16xi32>, %vl: vector<8xi64>, %bf: vector<32xbf16>, %f8: vector<8xf32>, %i8v: vector<32xi8>, %i8x: vector<8xi32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xi1>, vector<8xi1>, vector<16xf32>, vector<16xbf16>, vector<8xf32>, vector<8xf32>, vector<8xi32>) {
  %0 = x86vector.avx512.mask.compress %k16, %a : vector<16xf32>
  %1 = x86vector.avx512.mask.compress %k16, %a {constant_src = dense<5.0> : vector<16xf32>} : vector<16xf32>
  %2 = x86vector.avx512.mask.compress %k16, %a, %a : vector<16xf32>, vector<16xf32>
  %3 = x86vector.avx512.mask.rndscale %a, %i32, %a, %i16, %i32 {u = 1 : i32} : vector<16xf32>
  %4 = x86vector.avx512.mask.scalef %a, %a, %a, %i16, %i32 : vector<16xf32>
  %5, %6 = x86vector.avx512.vp2intersect %vi, %vi {a} : vector<16xi32>
  %7, %8 = x86vector.avx512.vp2intersect %vl, %vl : vector<8xi64>
  %9 = x86vector.avx512.dot %a, %bf, %bf : vector<32xbf16> -> vector<16xf32>
  %10 = x86vector.avx512.cvt.packed.f32_to_bf16 %a : vector<16xf32> -> vector<16xbf16>
  %11 = x86vector.avx.rsqrt %f8 : vector<8xf32>
  %12 = x86vector.avx.intr.dot %f8, %f8 : vector<8xf32>
  %13 = x86vector.avx.dot.i8 %i8x, %i8v, %i8v : vector<32xi8> -> vector<8xi32>
  return %0, %1, %2, %3, %4, %5, %7, %9, %10, %11, %12, %13 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xi1>, vector<8xi1>, vector<16xf32>, vector<16xbf16>, vector<8xf32>, vector<8xf32>, vector<8xi32>
}
func.func @m(%a: memref<1xbf16>, %b: memref<1xf16>, %c: memref<16xbf16>, %d: memref<16xf16>, %e: memref<*xf16>, %g: memref<2x?xf16, strided<[?, ?], offset: ?>>) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<4xf32>, vector<4xf32>){
  %0 = x86vector.avx.bcst_to_f32.packed %a : memref<1xbf16> -> vector<8xf32>
  %1 = x86vector.avx.bcst_to_f32.packed %b : memref<1xf16> -> vector<8xf32>
  %2 = x86vector.avx.cvt.packed.even.indexed_to_f32 %c : memref<16xbf16> -> vector<8xf32>
  %3 = x86vector.avx.cvt.packed.even.indexed_to_f32 %d : memref<16xf16> -> vector<8xf32>
  %4 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %c : memref<16xbf16> -> vector<8xf32>
  %5 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %d {r = 3} : memref<16xf16> -> vector<4xf32>
  %6 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %g : memref<2x?xf16, strided<[?, ?], offset: ?>> -> vector<4xf32>
  return %0, %1, %2, %3, %4, %5, %6: vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<4xf32>, vector<4xf32>
}

func.func @doubles(%k: vector<8xi1>, %a: vector<8xf64>, %mask: i8, %i: i32) -> (vector<8xf64>, vector<8xf64>, vector<8xf64>) {
  %0 = x86vector.avx512.mask.compress %k, %a {constant_src = dense<2.0> : vector<8xf64>, note} : vector<8xf64>
  %1 = x86vector.avx512.mask.rndscale %a, %i, %a, %mask, %i : vector<8xf64>
  %2 = x86vector.avx512.mask.scalef %a, %a, %a, %mask, %i {note} : vector<8xf64>
  return %0, %1, %2 : vector<8xf64>, vector<8xf64>, vector<8xf64>
}

func.func @integers(%k16: vector<16xi1>, %a: vector<16xi32>, %k8: vector<8xi1>, %b: vector<8xi64>) -> (vector<16xi32>, vector<8xi64>) {
  %0 = x86vector.avx512.mask.compress %k16, %a : vector<16xi32>
  %1 = x86vector.avx512.mask.compress %k8, %b, %b {note} : vector<8xi64>, vector<8xi64>
  return %0, %1 : vector<16xi32>, vector<8xi64>
}

func.func @widths(%f4: vector<4xf32>, %f8: vector<8xf32>, %b8: vector<8xbf16>, %b16: vector<16xbf16>, %i4: vector<4xi32>, %i8: vector<16xi8>) -> (vector<4xf32>, vector<8xf32>, vector<8xbf16>, vector<4xi32>) {
  %0 = x86vector.avx512.dot %f4, %b8, %b8 : vector<8xbf16> -> vector<4xf32>
  %1 = x86vector.avx512.dot %f8, %b16, %b16 : vector<16xbf16> -> vector<8xf32>
  %2 = x86vector.avx512.cvt.packed.f32_to_bf16 %f8 {note} : vector<8xf32> -> vector<8xbf16>
  %3 = x86vector.avx.dot.i8 %i4, %i8, %i8 {note} : vector<16xi8> -> vector<4xi32>
  return %0, %1, %2, %3 : vector<4xf32>, vector<8xf32>, vector<8xbf16>, vector<4xi32>
}

func.func @rows(%a: vector<2x8xf32>, %b: vector<1x8xf32>, %c: vector<[8]xf32>) -> (vector<2x8xbf16>, vector<1x8xf32>, vector<1x8xf32>, vector<8xbf16>) {
  %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %a : vector<2x8xf32> -> vector<2x8xbf16>
  %1 = x86vector.avx.rsqrt %b : vector<1x8xf32>
  %2 = x86vector.avx.intr.dot %b, %b : vector<1x8xf32>
  %3 = x86vector.avx512.cvt.packed.f32_to_bf16 %c : vector<[8]xf32> -> vector<8xbf16>
  return %0, %1, %2, %3 : vector<2x8xbf16>, vector<1x8xf32>, vector<1x8xf32>, vector<8xbf16>
}
