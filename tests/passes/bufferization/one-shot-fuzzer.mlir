// RUN: terrace opt %s --one-shot-bufferize='test-analysis-only bufferize-function-boundaries analysis-heuristic=fuzzer analysis-fuzzer-seed=1'
// RUN: terrace opt %s --one-shot-bufferize='test-analysis-only bufferize-function-boundaries analysis-heuristic=fuzzer analysis-fuzzer-seed=7'
// RUN: terrace opt %s --one-shot-bufferize='test-analysis-only analysis-heuristic=fuzzer analysis-fuzzer-seed=2'
// RUN: terrace opt %s --one-shot-bufferize='bufferize-function-boundaries analysis-heuristic=fuzzer analysis-fuzzer-seed=7'

// Two insertions each of two chains: the order decides which one is in place.
func.func @order(%a: tensor<4xf32>, %b: tensor<4xf32>, %i: index, %f: f32) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %0 = tensor.insert %f into %a[%i] : tensor<4xf32>
  %1 = tensor.insert %f into %a[%i] : tensor<4xf32>
  %2 = tensor.insert %f into %b[%i] : tensor<4xf32>
  %3 = tensor.insert %f into %b[%i] : tensor<4xf32>
  return %0, %1, %2, %3 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

func.func @other(%a: tensor<4xf32>, %i: index, %f: f32) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %0 = tensor.insert %f into %a[%i] : tensor<4xf32>
  %1 = tensor.insert %f into %a[%i] : tensor<4xf32>
  %2 = tensor.insert %f into %a[%i] : tensor<4xf32>
  return %0, %1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
