// RUN: terrace opt %s --split-input-file "--one-shot-bufferize"
// RUN: terrace opt %s --split-input-file "--one-shot-bufferize=bufferize-function-boundaries"
// RUN: terrace opt %s --split-input-file "--one-shot-bufferize=bufferize-function-boundaries analysis-heuristic=top-down"
// RUN: terrace opt %s --split-input-file "--one-shot-bufferize=bufferize-function-boundaries analysis-heuristic=bottom-up-from-terminators"
// RUN: terrace opt %s --split-input-file "--one-shot-bufferize=copy-before-write"

// Which operands are bufferized in place: reads of old contents force copies, matching slices do not.

func.func @slice(%t: tensor<8x8xf32>, %u: tensor<2x8xf32>, %i: index) -> tensor<8x8xf32> {
  %s = tensor.extract_slice %t[%i, 0] [2, 8] [1, 1] : tensor<8x8xf32> to tensor<2x8xf32>
  %c0 = arith.constant 0 : index
  %f = arith.constant 1.0 : f32
  %0 = tensor.insert %f into %s[%c0, %c0] : tensor<2x8xf32>
  %1 = tensor.insert_slice %0 into %t[%i, 0] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// -----

func.func @slice2(%t: tensor<?x?xf32>, %u: tensor<2x8xf32>, %i: index) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %1 = tensor.insert_slice %u into %t[%i, 0] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<?x?xf32>
  return %1, %t : tensor<?x?xf32>, tensor<?x?xf32>
}

// -----

func.func @ins2(%t: tensor<4xf32>, %f: f32, %i: index) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = tensor.insert %f into %t[%i] : tensor<4xf32>
  %c1 = arith.constant 1 : index
  %1 = tensor.insert %f into %t[%c1] : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// -----

func.func @select(%c: i1, %t: tensor<4xf32>, %u: tensor<4xf32>, %f: f32, %i: index) -> (tensor<4xf32>, f32) {
  %r = arith.select %c, %t, %u : tensor<4xf32>
  %0 = tensor.insert %f into %r[%i] : tensor<4xf32>
  %1 = tensor.extract %u[%i] : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, f32
}

// -----

func.func @empty(%n: index, %f: f32) -> (tensor<?x4xf32>, tensor<?x4xf32>) {
  %e = tensor.empty(%n) : tensor<?x4xf32>
  %c0 = arith.constant 0 : index
  %0 = tensor.insert %f into %e[%c0, %c0] : tensor<?x4xf32>
  %1 = tensor.insert %f into %e[%c0, %c0] : tensor<?x4xf32>
  return %0, %1 : tensor<?x4xf32>, tensor<?x4xf32>
}

// -----

func.func @cast(%t: tensor<4xf32>, %f: f32, %i: index) -> (tensor<?xf32>, index) {
  %0 = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<?xf32>
  %c0 = arith.constant 0 : index
  %d = tensor.dim %1, %c0 : tensor<?xf32>
  return %1, %d : tensor<?xf32>, index
}

// -----

func.func @mat(%m: memref<4xf32>, %t: tensor<4xf32>, %f: f32, %i: index) -> f32 {
  %b = bufferization.to_tensor %m restrict : memref<4xf32> to tensor<4xf32>
  %0 = tensor.insert %f into %b[%i] : tensor<4xf32>
  %x = tensor.extract %0[%i] : tensor<4xf32>
  bufferization.materialize_in_destination %t in restrict writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
  return %x : f32
}

// -----

func.func @rr(%t: tensor<1x6x5xf32>, %i: index, %j: index) -> (tensor<6x5xf32>, tensor<1x6x5xf32>) {
  %0 = tensor.extract_slice %t[0, 0, 0] [1, 6, 5] [1, 1, 1] : tensor<1x6x5xf32> to tensor<6x5xf32>
  %1 = tensor.insert_slice %0 into %t[0, 0, 0] [1, 6, 5] [1, 1, 1] : tensor<6x5xf32> into tensor<1x6x5xf32>
  return %0, %1 : tensor<6x5xf32>, tensor<1x6x5xf32>
}
