// RUN: terrace opt %s --one-shot-bufferize=bufferize-function-boundaries
// DIFFERS: upstream's results do not verify.

// Both edges of a branch go to one block.
func.func @f(%c: i1, %a: tensor<4xf32>, %b: tensor<4xf32>, %i: index) -> f32 {
  cf.cond_br %c, ^bb1(%a : tensor<4xf32>), ^bb1(%b : tensor<4xf32>)
^bb1(%t: tensor<4xf32>):
  %x = tensor.extract %t[%i] : tensor<4xf32>
  return %x : f32
}

// The buffer that is returned is in another memory space than results of functions are.
func.func @space(%n: index) -> tensor<?xf32> {
  %0 = bufferization.alloc_tensor(%n) {memory_space = 3 : i64} : tensor<?xf32>
  return %0 : tensor<?xf32>
}
