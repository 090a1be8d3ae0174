// RUN: terrace opt %s --tosa-to-linalg-pipeline --verify-diagnostics

func.func @dynamic(%a: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error @+1 {{failed level check: operand shape dimension cannot be dynamic}}
  %0 = tosa.exp %a : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
