// RUN: terrace opt %s --resolve-ranked-shaped-type-result-dims
// RUN: terrace opt %s --resolve-shaped-type-result-dims
// RUN: terrace opt %s --reify-result-shapes

// Extents of results, from the operands.

func.func @empty(%i: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = tensor.empty(%i) : tensor<?x4xf32>
  %0 = tensor.dim %t, %c0 : tensor<?x4xf32>
  %1 = tensor.dim %t, %c1 : tensor<?x4xf32>
  return %0, %1 : index, index
}

func.func @generate(%i: index, %x: f32) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = tensor.generate %i {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } : tensor<?x4xf32>
  %0 = tensor.dim %t, %c0 : tensor<?x4xf32>
  %1 = tensor.dim %t, %c1 : tensor<?x4xf32>
  return %0, %1 : index, index
}

func.func @pad(%a: tensor<?x?x4xf32>, %i: index, %x: f32) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %t = tensor.pad %a low[%i, 2, 1] high[%i, 3, 1] {
  ^bb0(%k: index, %l: index, %m: index):
    tensor.yield %x : f32
  } : tensor<?x?x4xf32> to tensor<?x?x6xf32>
  %0 = tensor.dim %t, %c0 : tensor<?x?x6xf32>
  %1 = tensor.dim %t, %c1 : tensor<?x?x6xf32>
  %2 = tensor.dim %t, %c2 : tensor<?x?x6xf32>
  return %0, %1, %2 : index, index, index
}

func.func @pad2(%a: tensor<4x?xf32>, %i: index, %x: f32) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = tensor.pad %a low[%i, 0] high[%i, %i] {
  ^bb0(%k: index, %l: index):
    tensor.yield %x : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  %0 = tensor.dim %t, %c0 : tensor<?x?xf32>
  %1 = tensor.dim %t, %c1 : tensor<?x?xf32>
  return %0, %1 : index, index
}

func.func @concat(%a: tensor<4x?xf32>, %b: tensor<?x?xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = tensor.concat dim(0) %a, %b, %b : (tensor<4x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %0 = tensor.dim %t, %c0 : tensor<?x?xf32>
  %1 = tensor.dim %t, %c1 : tensor<?x?xf32>
  return %0, %1 : index, index
}

func.func @concat2(%a: tensor<4x5xf32>, %b: tensor<?x?xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = tensor.concat dim(0) %b, %a : (tensor<?x?xf32>, tensor<4x5xf32>) -> tensor<?x?xf32>
  %0 = tensor.dim %t, %c0 : tensor<?x?xf32>
  %1 = tensor.dim %t, %c1 : tensor<?x?xf32>
  return %0, %1 : index, index
}

func.func @slice(%a: tensor<?x?x?xf32>, %i: index, %j: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %s = tensor.extract_slice %a[0, 0, 0] [%i, 1, %j] [1, 1, 1] : tensor<?x?x?xf32> to tensor<?x?xf32>
  %r = tensor.extract_slice %a[0, 0, 0] [1, 1, %j] [1, 1, 1] : tensor<?x?x?xf32> to tensor<?xf32>
  %0 = tensor.dim %s, %c0 : tensor<?x?xf32>
  %1 = tensor.dim %s, %c1 : tensor<?x?xf32>
  %2 = tensor.dim %r, %c0 : tensor<?xf32>
  return %0, %1, %2 : index, index, index
}

func.func @insert(%a: tensor<?x4xf32>, %s: tensor<?xf32>, %i: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = tensor.insert_slice %s into %a[0, 0] [%i, 1] [1, 1] : tensor<?xf32> into tensor<?x4xf32>
  %0 = tensor.dim %t, %c0 : tensor<?x4xf32>
  %1 = tensor.dim %t, %c1 : tensor<?x4xf32>
  return %0, %1 : index, index
}

func.func @insert_elem(%a: tensor<?x4xf32>, %s: f32, %i: index) -> (index) {
  %c0 = arith.constant 0 : index
  %t = tensor.insert %s into %a[%i, %i] : tensor<?x4xf32>
  %0 = tensor.dim %t, %c0 : tensor<?x4xf32>
  return %0 : index
}

func.func @splat(%x: f32, %i: index, %j: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %t = tensor.splat %x[%i, %j] : tensor<?x4x?xf32>
  %0 = tensor.dim %t, %c0 : tensor<?x4x?xf32>
  %1 = tensor.dim %t, %c1 : tensor<?x4x?xf32>
  %2 = tensor.dim %t, %c2 : tensor<?x4x?xf32>
  return %0, %1, %2 : index, index, index
}

func.func @expand(%a: tensor<?x6xf32>, %i: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %t = tensor.expand_shape %a [[0, 1], [2]] output_shape [4, %i, 6] : tensor<?x6xf32> into tensor<4x?x6xf32>
  %0 = tensor.dim %t, %c0 : tensor<4x?x6xf32>
  %1 = tensor.dim %t, %c1 : tensor<4x?x6xf32>
  %2 = tensor.dim %t, %c2 : tensor<4x?x6xf32>
  return %0, %1, %2 : index, index, index
}

func.func @collapse(%a: tensor<?x4x?x?xf32>, %b: tensor<2x3x?xf32>) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = tensor.collapse_shape %a [[0, 1], [2, 3]] : tensor<?x4x?x?xf32> into tensor<?x?xf32>
  %u = tensor.collapse_shape %b [[0, 1], [2]] : tensor<2x3x?xf32> into tensor<6x?xf32>
  %0 = tensor.dim %t, %c0 : tensor<?x?xf32>
  %1 = tensor.dim %t, %c1 : tensor<?x?xf32>
  %2 = tensor.dim %u, %c0 : tensor<6x?xf32>
  %3 = tensor.dim %u, %c1 : tensor<6x?xf32>
  return %0, %1, %2, %3 : index, index, index, index
}

func.func @alloc(%i: index, %u: tensor<?x4xf32>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = bufferization.alloc_tensor(%i) : tensor<?x4xf32>
  %v = bufferization.alloc_tensor() copy(%u) : tensor<?x4xf32>
  %0 = tensor.dim %t, %c0 : tensor<?x4xf32>
  %1 = tensor.dim %t, %c1 : tensor<?x4xf32>
  %2 = tensor.dim %v, %c0 : tensor<?x4xf32>
  return %0, %1, %2 : index, index, index
}

func.func @materialize(%i: tensor<?xf32>, %u: tensor<?xf32>) -> (index) {
  %c0 = arith.constant 0 : index
  %t = bufferization.materialize_in_destination %i in %u : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %0 = tensor.dim %t, %c0 : tensor<?xf32>
  return %0 : index
}

func.func @others(%a: tensor<?x4xf32>, %s: tensor<2xindex>, %g: tensor<?x1xindex>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = tensor.reshape %a(%s) : (tensor<?x4xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %u = tensor.gather %a[%g] gather_dims([0]) : (tensor<?x4xf32>, tensor<?x1xindex>) -> tensor<?x4xf32>
  %v = tensor.cast %a : tensor<?x4xf32> to tensor<?x?xf32>
  %0 = tensor.dim %t, %c0 : tensor<?x?xf32>
  %1 = tensor.dim %u, %c0 : tensor<?x4xf32>
  %2 = tensor.dim %v, %c0 : tensor<?x?xf32>
  return %0, %1, %2 : index, index, index
}

func.func @loop(%a: tensor<?x4xf32>, %n: index, %x: f32) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> (tensor<?x4xf32>) {
    %d = tensor.dim %t, %c0 : tensor<?x4xf32>
    %y = arith.index_cast %d : index to i32
    %z = arith.sitofp %y : i32 to f32
    %u = tensor.insert %z into %t[%i, %i] : tensor<?x4xf32>
    scf.yield %u : tensor<?x4xf32>
  }
  %0 = tensor.dim %r, %c0 : tensor<?x4xf32>
  %f = scf.forall (%i) in (%n) shared_outs(%o = %a) -> (tensor<?x4xf32>) {
    %s = tensor.extract_slice %o[%i, 0] [1, 4] [1, 1] : tensor<?x4xf32> to tensor<1x4xf32>
    %d = tensor.dim %o, %c0 : tensor<?x4xf32>
    %y = arith.index_cast %d : index to i32
    %z = arith.sitofp %y : i32 to f32
    %q = tensor.insert %z into %s[%c0, %c0] : tensor<1x4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %q into %o[%i, 0] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<?x4xf32>
    }
  }
  %1 = tensor.dim %f, %c0 : tensor<?x4xf32>
  return %0, %1 : index, index
}
