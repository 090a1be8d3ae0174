// DIFFERS: upstream extends products to a narrower type, and crashes without the rank of a zero point
// RUN: terrace opt %s --split-input-file --verify-diagnostics --pass-pipeline='builtin.module(func.func(tosa-to-linalg))'

func.func @reciprocal(%a: tensor<12x24xi32>) -> tensor<12x24xi32> {
  // expected-error@+2 {{failed to legalize operation 'tosa.reciprocal'}}
  // expected-note@+1 {{the pattern 'PointwiseConverter' does not apply: unhandled op for linalg body calculation for elementwise op}}
  %0 = tosa.reciprocal %a : (tensor<12x24xi32>) -> tensor<12x24xi32>
  return %0 : tensor<12x24xi32>
}

// -----

func.func @mul(%a: tensor<4xi64>, %s: tensor<1xi8>) -> tensor<4xi64> {
  // expected-error@+2 {{failed to legalize operation 'tosa.mul'}}
  // expected-note@+1 {{the pattern 'PointwiseConverter' does not apply: Cannot shift a product of more than 32 bits}}
  %0 = tosa.mul %a, %a, %s : (tensor<4xi64>, tensor<4xi64>, tensor<1xi8>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}

// -----

func.func @rescale(%x: tensor<4xi8>, %m: tensor<1xi32>, %s: tensor<1xi8>, %i: tensor<*xi8>, %o: tensor<1xi8>) -> tensor<4xi8> {
  // expected-error@+2 {{failed to legalize operation 'tosa.rescale'}}
  // expected-note@+1 {{the pattern 'rescale' does not apply: the rank of a tensor is not known}}
  %0 = tosa.rescale %x, %m, %s, %i, %o {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<*xi8>, tensor<1xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}
