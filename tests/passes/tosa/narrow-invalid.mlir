// RUN: terrace opt %s --tosa-narrow-i64-to-i32 --split-input-file --verify-diagnostics
// DIFFERS: upstream does not say why an operation is not converted.

func.func @clamp(%a: tensor<4xi64>) -> tensor<4xi64> {
  // expected-error @+2 {{failed to legalize operation 'tosa.clamp'}}
  // expected-note @+1 {{clamp bounds exceed the range of 32 bits}}
  %0 = tosa.clamp %a {min_val = -5 : i64, max_val = 5000000000 : i64} : (tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}

// -----

func.func @argmax(%a: tensor<4x?xi64>) -> tensor<4xi64> {
  // expected-error @+2 {{failed to legalize operation 'tosa.argmax'}}
  // expected-note @+1 {{the dimension is not known to have less than 2^31 - 1 elements}}
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<4x?xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}

// -----

func.func @cast(%a: tensor<4xi64>) -> tensor<4xi16> {
  // expected-error @+2 {{failed to legalize operation 'tosa.cast'}}
  // expected-note @+1 {{narrowing cast may lead to data loss}}
  %0 = tosa.cast %a : (tensor<4xi64>) -> tensor<4xi16>
  return %0 : tensor<4xi16>
}

// -----

func.func @add(%a: tensor<4xi64>, %b: tensor<4xi64>) -> tensor<4xi64> {
  // expected-error @+2 {{failed to legalize operation 'tosa.add'}}
  // expected-note @+1 {{nothing lowers 'tosa.add'}}
  %0 = tosa.add %a, %b : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}

// -----

func.func @type_attribute() -> tensor<2xi64> {
  // expected-error @+2 {{failed to legalize operation 'tosa.const'}}
  // expected-note @+1 {{an attribute has no conversion}}
  %0 = "tosa.const"() {values = dense<1> : tensor<2xi64>, bar = i64} : () -> tensor<2xi64>
  return %0 : tensor<2xi64>
}

// -----

func.func @other(%a: tensor<4xi32>) -> tensor<4xi32> {
  // expected-error @+2 {{failed to legalize operation 'arith.addi'}}
  // expected-note @+1 {{nothing lowers 'arith.addi'}}
  %0 = arith.addi %a, %a : tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

func.func @large_number() -> tensor<2xi64> {
  // expected-error @+2 {{failed to legalize operation 'tosa.const'}}
  // expected-note @+1 {{an attribute has no conversion}}
  %0 = "tosa.const"() {values = dense<2147483648> : tensor<2xi64>} : () -> tensor<2xi64>
  return %0 : tensor<2xi64>
}
