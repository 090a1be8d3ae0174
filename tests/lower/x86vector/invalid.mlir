// RUN: not terrace opt %s --split-input-file --convert-vector-to-llvm=enable-x86vector 2>&1

func.func @f(%m: memref<16xf16, affine_map<(d0) -> (d0 floordiv 2)>>) -> vector<4xf32> {
  %0 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %m : memref<16xf16, affine_map<(d0) -> (d0 floordiv 2)>> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @f(%m: memref<16xf16, "foo">) -> vector<4xf32> {
  %0 = x86vector.avx.bcst_to_f32.packed %m : memref<16xf16, "foo"> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @f() {
  %0 = x86vector.avx512.mask.compress %k, %a : vector<16xf32>
  return
}
