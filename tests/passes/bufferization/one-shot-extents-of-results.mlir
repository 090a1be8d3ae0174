// RUN: terrace opt %s --split-input-file --one-shot-bufferize=bufferize-function-boundaries

// The extents of all results of an operation are built for one of them.
func.func @several_results(%t: tensor<?xindex>, %n: index, %c: i1) -> tensor<?x?xindex> {
  %0 = tensor.empty(%n, %n) : tensor<?x?xindex>
  %b = linalg.broadcast ins(%t : tensor<?xindex>) outs(%0 : tensor<?x?xindex>) dimensions = [1]
  %1:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0)>, affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%t : tensor<?xindex>) outs(%b, %b : tensor<?x?xindex>, tensor<?x?xindex>) {
  ^bb0(%in: index, %out: index, %out_0: index):
    linalg.yield %out_0, %out : index, index
  } -> (tensor<?x?xindex>, tensor<?x?xindex>)
  %2 = scf.if %c -> (tensor<?x?xindex>) {
    scf.yield %1#1 : tensor<?x?xindex>
  } else {
    %3 = linalg.transpose ins(%1#0 : tensor<?x?xindex>) outs(%1#1 : tensor<?x?xindex>) permutation = [0, 1]
    scf.yield %b : tensor<?x?xindex>
  }
  return %2 : tensor<?x?xindex>
}

// -----

// The extent of a collapsed tensor is a product, also of one factor.
func.func @collapsed(%n: index, %f: f32) -> (tensor<?x2xf32>, tensor<?x2xf32>) {
  %0 = tensor.empty(%n) : tensor<1x?x2xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<1x?x2xf32> into tensor<?x2xf32>
  %2:2 = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%1, %1 : tensor<?x2xf32>, tensor<?x2xf32>) {
  ^bb0(%out: f32, %out_0: f32):
    linalg.yield %f, %out : f32, f32
  } -> (tensor<?x2xf32>, tensor<?x2xf32>)
  return %2#0, %2#1 : tensor<?x2xf32>, tensor<?x2xf32>
}
