// RUN: terrace opt %s --allow-unregistered-dialect --one-shot-bufferize=allow-unknown-ops
// RUN: terrace opt %s --allow-unregistered-dialect "--one-shot-bufferize=allow-unknown-ops copy-before-write"
// RUN: not terrace opt %s --allow-unregistered-dialect --one-shot-bufferize 2>&1

// Operations outside of functions.
%f = arith.constant 1.0 : f32
%true = arith.constant true
%i = arith.constant 1 : index
%e = tensor.empty() : tensor<4xf32>
%0 = linalg.fill ins(%f : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
%x = tensor.extract %0[%i] : tensor<4xf32>
%y = tensor.insert %x into %0[%i] : tensor<4xf32>
"x.use"(%y) : (tensor<4xf32>) -> ()

func.func @in_function(%t: tensor<4xf32>, %n: index) -> f32 {
  %v = tensor.extract %t[%n] : tensor<4xf32>
  return %v : f32
}

%c = arith.constant dense<[3.0, 4.0]> : tensor<2xf32>
%r = scf.if %true -> tensor<2xf32> {
  scf.yield %c : tensor<2xf32>
} else {
  %z = tensor.insert %x into %c[%i] : tensor<2xf32>
  scf.yield %z : tensor<2xf32>
}
%w = tensor.extract %r[%i] : tensor<2xf32>
%s = func.call @in_function(%y, %i) : (tensor<4xf32>, index) -> f32
"x.use"(%w, %s) : (f32, f32) -> ()
