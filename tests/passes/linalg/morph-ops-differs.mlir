// RUN: terrace opt %s --linalg-morph-ops='category-to-generic generic-to-named'
// RUN: terrace opt %s --linalg-morph-ops='named-to-generic generic-to-named'
// DIFFERS: upstream makes operations generic and named again without end

func.func @functions(%a: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.exp ins(%a : tensor<4xf32>) outs(%o : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%0, %a : tensor<4xf32>, tensor<4xf32>) outs(%o : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.log ins(%1 : tensor<4xf32>) outs(%o : tensor<4xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}
