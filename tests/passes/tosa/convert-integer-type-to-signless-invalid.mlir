// RUN: terrace opt %s --tosa-convert-integer-type-to-signless --allow-unregistered-dialect --split-input-file --verify-diagnostics
// DIFFERS: upstream does not say why an operation is not converted.

func.func @f() -> tensor<4xui8> {
  // expected-error @+2 {{failed to legalize operation 'tosa.const'}}
  // expected-note @+1 {{the values are not dense elements}}
  %0 = "tosa.const"() {values = dense_resource<x> : tensor<4xui8>} : () -> tensor<4xui8>
  return %0 : tensor<4xui8>
}
