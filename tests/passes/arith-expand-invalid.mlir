// RUN: terrace opt %s --split-input-file --verify-diagnostics --arith-expand="include-bf16 include-f8e8m0"

func.func @mode(%a: f32) -> f8E8M0FNU {
  // expected-error@below {{failed to legalize operation 'arith.truncf' that was explicitly marked illegal}}
  %0 = arith.truncf %a upward : f32 to f8E8M0FNU
  return %0 : f8E8M0FNU
}

// -----

func.func @mode(%a: f32) -> bf16 {
  // expected-error@below {{failed to legalize operation 'arith.truncf' that was explicitly marked illegal}}
  %0 = arith.truncf %a toward_zero : f32 to bf16
  return %0 : bf16
}

// -----

func.func @scale(%a: f4E2M1FN, %b: f8E4M3FN) -> f32 {
  // expected-error@below {{failed to legalize operation 'arith.scaling_extf' that was explicitly marked illegal}}
  %0 = arith.scaling_extf %a, %b : f4E2M1FN, f8E4M3FN to f32
  return %0 : f32
}
