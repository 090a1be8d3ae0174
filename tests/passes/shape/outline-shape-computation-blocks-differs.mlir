// RUN: terrace opt %s --outline-shape-computation
// DIFFERS: upstream makes invalid operations of blocks that stand before those that dominate them.

func.func @blocks(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  cf.br ^bb2
^bb1:
  %s2 = shape.broadcast %s1, %s0 : tensor<1xindex>, tensor<1xindex> -> tensor<1xindex>
  %w = shape.with_shape %a, %s2 : tensor<?xf32>, tensor<1xindex>
  %v = shape.value_of %w : tensor<?xf32>
  return %v : tensor<?xf32>
^bb2:
  %s1 = shape.shape_of %a : tensor<?xf32> -> tensor<1xindex>
  %s0 = shape.shape_of %b : tensor<?xf32> -> tensor<1xindex>
  cf.br ^bb1
}
