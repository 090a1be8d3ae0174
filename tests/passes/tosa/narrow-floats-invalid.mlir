// RUN: terrace opt %s --tosa-narrow-f64-to-f32 --split-input-file --verify-diagnostics
// DIFFERS: upstream does not say why an operation is not converted.

func.func @inexact() -> tensor<2xf64> {
  // expected-error @+2 {{failed to legalize operation 'tosa.const'}}
  // expected-note @+1 {{an attribute has no conversion}}
  %0 = "tosa.const"() {values = dense<0.1> : tensor<2xf64>} : () -> tensor<2xf64>
  return %0 : tensor<2xf64>
}

// -----

func.func @clamp(%a: tensor<4xf64>) -> tensor<4xf64> {
  // expected-error @+2 {{failed to legalize operation 'tosa.clamp'}}
  // expected-note @+1 {{nothing lowers 'tosa.clamp'}}
  %0 = tosa.clamp %a {min_val = 0.0 : f64, max_val = 1.0 : f64} : (tensor<4xf64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}

// -----

func.func @cast(%a: tensor<4xf64>) -> tensor<4xf16> {
  // expected-error @+2 {{failed to legalize operation 'tosa.cast'}}
  // expected-note @+1 {{narrowing cast may lead to data loss}}
  %0 = tosa.cast %a : (tensor<4xf64>) -> tensor<4xf16>
  return %0 : tensor<4xf16>
}
