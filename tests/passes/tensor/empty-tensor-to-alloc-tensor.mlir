// RUN: terrace opt %s --empty-tensor-to-alloc-tensor

// Empty tensors have buffers.

func.func @empty(%i: index) -> (tensor<?x4xf32>, tensor<4xf32>) {
  %t = tensor.empty(%i) {a} : tensor<?x4xf32>
  %u = tensor.empty() : tensor<4xf32>
  %d = tensor.empty() : tensor<4xf32>
  return %t, %u : tensor<?x4xf32>, tensor<4xf32>
}
