// RUN: terrace opt %s --one-shot-bufferize=bufferize-function-boundaries

// The type of an argument of a block follows from what is passed from outside, not from what follows from itself.
func.func @f(%c: i1, %t: tensor<4xf32>, %n: index) -> tensor<?xf32> {
  %e = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  cf.br ^loop(%e : tensor<?xf32>)
^loop(%a: tensor<?xf32>):
  %0 = linalg.rsqrt ins(%a : tensor<?xf32>) outs(%a : tensor<?xf32>) -> tensor<?xf32>
  %1 = linalg.exp ins(%0 : tensor<?xf32>) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  cf.cond_br %c, ^loop(%1 : tensor<?xf32>), ^end
^end:
  return %1 : tensor<?xf32>
}

func.func @two(%c: i1, %t: tensor<4xf32>, %f: f32) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  cf.br ^left(%e : tensor<4xf32>)
^left(%a: tensor<4xf32>):
  %0 = linalg.fill ins(%f : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  cf.br ^right(%0 : tensor<4xf32>)
^right(%b: tensor<4xf32>):
  %1 = linalg.exp ins(%b : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  cf.cond_br %c, ^left(%1 : tensor<4xf32>), ^end(%1 : tensor<4xf32>)
^end(%r: tensor<4xf32>):
  return %r : tensor<4xf32>
}
