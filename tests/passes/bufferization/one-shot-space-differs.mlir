// RUN: not terrace opt %s --one-shot-bufferize=must-infer-memory-space --split-input-file 2>&1
// DIFFERS: upstream crashes where the buffer of an argument is cast.

func.func @f(%t: tensor<4xf32>, %i: index) -> f32 {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<*xf32>
  %1 = tensor.cast %0 : tensor<*xf32> to tensor<4xf32>
  %x = tensor.extract %1[%i] : tensor<4xf32>
  return %x : f32
}
