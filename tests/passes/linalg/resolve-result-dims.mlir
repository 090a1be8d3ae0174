// RUN: terrace opt %s --resolve-ranked-shaped-type-result-dims --split-input-file
// RUN: terrace opt %s --resolve-shaped-type-result-dims --split-input-file
// RUN: terrace opt %s --canonicalize --split-input-file

// Extents of results of operations that are not structured: those of the input of softmax, and of the destination.

func.func @softmax(%a: tensor<4x?xf32>, %b: tensor<?x?xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = linalg.softmax dimension(0) ins(%a : tensor<4x?xf32>) outs(%b : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %1, %2 : index, index
}

// -----

func.func @packed(%a: tensor<?x?xf32>, %b: tensor<?x?x2x?xf32>, %t: index, %f: f32) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %0 = linalg.pack %a padding_value(%f : f32) inner_dims_pos = [0, 1] inner_tiles = [2, %t] into %b : tensor<?x?xf32> -> tensor<?x?x2x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?x2x?xf32>
  %2 = tensor.dim %0, %c3 : tensor<?x?x2x?xf32>
  %3 = linalg.unpack %b inner_dims_pos = [0, 1] inner_tiles = [2, %t] into %a : tensor<?x?x2x?xf32> -> tensor<?x?xf32>
  %4 = tensor.dim %3, %c0 : tensor<?x?xf32>
  %5 = tensor.dim %3, %c1 : tensor<?x?xf32>
  return %1, %2, %4, %5 : index, index, index, index
}

// -----

func.func @winograd(%i: tensor<2x?x?x5xf32>, %o: tensor<6x6x?x?x2x5xf32>) -> index {
  %c2 = arith.constant 2 : index
  %0 = linalg.winograd_input_transform fmr(F_4_3) ins(%i : tensor<2x?x?x5xf32>) outs(%o : tensor<6x6x?x?x2x5xf32>) -> tensor<6x6x?x?x2x5xf32>
  %1 = tensor.dim %0, %c2 : tensor<6x6x?x?x2x5xf32>
  return %1 : index
}

// -----

func.func @shaping(%a: tensor<?x4xf32>, %b: tensor<?x4xf32>, %c: tensor<4x?xf32>, %d: tensor<?xf32>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = linalg.map { arith.negf } ins(%a : tensor<?x4xf32>) outs(%b : tensor<?x4xf32>)
  %1 = linalg.transpose ins(%a : tensor<?x4xf32>) outs(%c : tensor<4x?xf32>) permutation = [1, 0]
  %2 = linalg.reduce { arith.addf } ins(%a : tensor<?x4xf32>) outs(%d : tensor<?xf32>) dimensions = [1]
  %3 = tensor.dim %0, %c0 : tensor<?x4xf32>
  %4 = tensor.dim %1, %c1 : tensor<4x?xf32>
  %5 = tensor.dim %2, %c0 : tensor<?xf32>
  return %3, %4, %5 : index, index, index
}
