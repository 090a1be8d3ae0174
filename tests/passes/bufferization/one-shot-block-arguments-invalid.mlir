// RUN: terrace opt %s --one-shot-bufferize=bufferize-function-boundaries --split-input-file --verify-diagnostics

// expected-error @+1 {{'func.func' op incoming operands of block argument have inconsistent memory spaces}}
func.func @spaces(%c: i1, %i: index) -> f32 {
  %t = bufferization.alloc_tensor() {memory_space = 1 : i64} : tensor<4xf32>
  %u = bufferization.alloc_tensor() : tensor<4xf32>
  cf.cond_br %c, ^other, ^exit(%t : tensor<4xf32>)
^other:
  cf.br ^exit(%u : tensor<4xf32>)
^exit(%z: tensor<4xf32>):
  // expected-error @+1 {{failed to bufferize op}}
  %r = tensor.extract %z[%i] : tensor<4xf32>
  return %r : f32
}
