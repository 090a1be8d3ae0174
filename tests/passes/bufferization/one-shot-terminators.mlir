// RUN: terrace opt %s "--one-shot-bufferize=bufferize-function-boundaries analysis-heuristic=bottom-up-from-terminators test-analysis-only"

// What a region yields is decided about first.
func.func @yielded(%c: i1) -> tensor<4x4xf32> {
  %0 = tensor.empty() : tensor<4x4xf32>
  %1 = linalg.exp ins(%0 : tensor<4x4xf32>) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = scf.if %c -> tensor<4x4xf32> {
    scf.yield %1 : tensor<4x4xf32>
  } else {
    %3 = linalg.square ins(%0 : tensor<4x4xf32>) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
    scf.yield %1 : tensor<4x4xf32>
  }
  return %0 : tensor<4x4xf32>
}

// Operations inside of others are decided about before these.
func.func @inside(%c: i1, %t: tensor<4xf32> {bufferization.writable = true}, %n: index) -> tensor<4xf32> {
  %0 = tensor.generate {
  ^bb0(%i: index):
    %x = tensor.extract %t[%i] : tensor<4xf32>
    %1 = tensor.insert %x into %t[%n] : tensor<4xf32>
    tensor.yield %x : f32
  } : tensor<4xf32>
  %2 = linalg.exp ins(%0 : tensor<4xf32>) outs(%t : tensor<4xf32>) -> tensor<4xf32>
  return %t : tensor<4xf32>
}
