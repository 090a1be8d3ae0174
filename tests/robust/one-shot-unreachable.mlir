// RUN: not terrace opt %s --one-shot-bufferize=bufferize-function-boundaries 2>&1
// DIFFERS: upstream exhausts its stack.

// In code that is not reached tensors can be views of each other.
func.func @f(%t: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  return %t : tensor<4xf32>
^bb1:
  %a = tensor.cast %b : tensor<?xf32> to tensor<4xf32>
  %b = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %c = tensor.insert %f into %a[%i] : tensor<4xf32>
  return %c : tensor<4xf32>
}
