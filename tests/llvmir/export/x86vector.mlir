// RUN: terrace opt %s --convert-vector-to-llvm=enable-x86vector --convert-to-llvm --reconcile-unrealized-casts | terrace translate --mlir-to-llvmir

func.func @f(%k16: vector<16xi1>, %a: vector<16xf32>, %i16: i16, %i32: i32, %vi: vector<16xi32>, %vl: vector<8xi64>, %bf: vector<32xbf16>, %f8: vector<8xf32>, %i8v: vector<32xi8>, %i8x: vector<8xi32>) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xi1>, vector<8xi1>, vector<16xf32>, vector<16xbf16>, vector<8xf32>, vector<8xf32>, vector<8xi32>) {
  %0 = x86vector.avx512.mask.compress %k16, %a : vector<16xf32>
  %1 = x86vector.avx512.mask.compress %k16, %a {constant_src = dense<5.0> : vector<16xf32>} : vector<16xf32>
  %2 = x86vector.avx512.mask.compress %k16, %a, %a : vector<16xf32>, vector<16xf32>
  %5, %6 = x86vector.avx512.vp2intersect %vi, %vi {a} : vector<16xi32>
  %7, %8 = x86vector.avx512.vp2intersect %vl, %vl : vector<8xi64>
  %9 = x86vector.avx512.dot %a, %bf, %bf : vector<32xbf16> -> vector<16xf32>
  %10 = x86vector.avx512.cvt.packed.f32_to_bf16 %a : vector<16xf32> -> vector<16xbf16>
  %11 = x86vector.avx.rsqrt %f8 : vector<8xf32>
  %12 = x86vector.avx.intr.dot %f8, %f8 : vector<8xf32>
  %13 = x86vector.avx.dot.i8 %i8x, %i8v, %i8v : vector<32xi8> -> vector<8xi32>
  return %0, %1, %2, %0, %1, %5, %7, %9, %10, %11, %12, %13 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xi1>, vector<8xi1>, vector<16xf32>, vector<16xbf16>, vector<8xf32>, vector<8xf32>, vector<8xi32>
}
func.func @m(%a: memref<1xbf16>, %b: memref<1xf16>, %c: memref<16xbf16>, %d: memref<16xf16>, %e: memref<*xf16>, %g: memref<2x?xf16, strided<[?, ?], offset: ?>>) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<4xf32>, vector<4xf32>){
  %0 = x86vector.avx.bcst_to_f32.packed %a : memref<1xbf16> -> vector<8xf32>
  %1 = x86vector.avx.bcst_to_f32.packed %b : memref<1xf16> -> vector<8xf32>
  %2 = x86vector.avx.cvt.packed.even.indexed_to_f32 %c : memref<16xbf16> -> vector<8xf32>
  %3 = x86vector.avx.cvt.packed.even.indexed_to_f32 %d : memref<16xf16> -> vector<8xf32>
  %4 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %c : memref<16xbf16> -> vector<8xf32>
  %5 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %d {r = 3} : memref<16xf16> -> vector<4xf32>
  %6 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %g : memref<2x?xf16, strided<[?, ?], offset: ?>> -> vector<4xf32>
  return %0, %1, %2, %0, %1, %5, %6: vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<4xf32>, vector<4xf32>
}
