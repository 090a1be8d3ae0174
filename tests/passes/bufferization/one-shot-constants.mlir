// RUN: terrace opt %s --one-shot-bufferize=bufferize-function-boundaries
// RUN: terrace opt %s "--one-shot-bufferize=buffer-alignment=0"

// Constants become globals, one for each value.

func.func @consts(%i: index) -> (f32, f32, i1, tensor<2xf32>) {
  %a = arith.constant dense<1.0> : tensor<2xf32>
  %b = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %c = arith.constant dense<true> : tensor<i1>
  %d = arith.constant dense<1.0> : tensor<2xf32>
  %x = tensor.extract %a[%i] : tensor<2xf32>
  %y = tensor.extract %b[%i] : tensor<2xf32>
  %z = tensor.extract %c[] : tensor<i1>
  return %x, %y, %z, %d : f32, f32, i1, tensor<2xf32>
}
