// RUN: terrace opt %s --split-input-file "--one-shot-bufferize=bufferize-function-boundaries allow-return-allocs-from-loops"
// RUN: terrace opt %s --split-input-file "--one-shot-bufferize=bufferize-function-boundaries allow-return-allocs-from-loops function-boundary-type-conversion=identity-layout-map unknown-type-conversion=identity-layout-map"
// RUN: terrace opt %s --split-input-file "--one-shot-bufferize=allow-return-allocs-from-loops"

// Loops that yield buffers other than those that they get.

func.func @swap(%t: tensor<4xf32>, %u: tensor<4xf32>, %n: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %b = %u) -> (tensor<4xf32>, tensor<4xf32>) {
    scf.yield %b, %a : tensor<4xf32>, tensor<4xf32>
  }
  return %r#0, %r#1 : tensor<4xf32>, tensor<4xf32>
}

// -----

func.func @while_swap(%t: tensor<5xi1>, %u: tensor<5xi1>, %i: index) -> (tensor<5xi1>, tensor<5xi1>) {
  %r0, %r1 = scf.while (%w0 = %t, %w1 = %u) : (tensor<5xi1>, tensor<5xi1>) -> (tensor<5xi1>, tensor<5xi1>) {
    %c = tensor.extract %w0[%i] : tensor<5xi1>
    scf.condition(%c) %w0, %w1 : tensor<5xi1>, tensor<5xi1>
  } do {
  ^bb0(%b0: tensor<5xi1>, %b1: tensor<5xi1>):
    scf.yield %b1, %b0 : tensor<5xi1>, tensor<5xi1>
  }
  return %r0, %r1 : tensor<5xi1>, tensor<5xi1>
}
