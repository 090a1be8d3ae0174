// RUN: terrace opt %s --allow-unregistered-dialect --one-shot-bufferize=bufferize-function-boundaries
// DIFFERS: upstream copies all operands of operations outside of functions, and uses freed memory.

func.func @identity(%t: tensor<4xf32>) -> tensor<4xf32> {
  return %t : tensor<4xf32>
}

%f = arith.constant 1.0 : f32
%i = arith.constant 1 : index
%e = tensor.empty() : tensor<4xf32>
%0 = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
%x = tensor.extract %0[%i] : tensor<4xf32>
%y = tensor.insert %x into %0[%i] : tensor<4xf32>
%z = func.call @identity(%y) : (tensor<4xf32>) -> tensor<4xf32>
%v = tensor.extract %z[%i] : tensor<4xf32>
%c = arith.constant dense<[3.0, 4.0]> : tensor<2xf32>
%w = tensor.extract %c[%i] : tensor<2xf32>
"x.use"(%v, %w) : (f32, f32) -> ()
