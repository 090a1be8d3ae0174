// RUN: terrace opt %s --convert-spirv-to-llvm --split-input-file --verify-diagnostics

// An array without a length becomes one without elements.
spirv.func @extract(%r: !spirv.rtarray<f32>) -> f32 "None" {
  // expected-error @below {{'llvm.extractvalue' op position out of bounds: 100}}
  %0 = spirv.CompositeExtract %r[100 : i32] : !spirv.rtarray<f32>
  spirv.ReturnValue %0 : f32
}

// -----

spirv.func @insert(%r: !spirv.rtarray<f32>, %x: f32) -> !spirv.rtarray<f32> "None" {
  // expected-error @below {{'llvm.insertvalue' op position out of bounds: 100}}
  %0 = spirv.CompositeInsert %x, %r[100 : i32] : f32 into !spirv.rtarray<f32>
  spirv.ReturnValue %0 : !spirv.rtarray<f32>
}
