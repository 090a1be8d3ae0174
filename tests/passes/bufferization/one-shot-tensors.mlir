// RUN: terrace opt %s --split-input-file "--one-shot-bufferize"
// RUN: terrace opt %s --split-input-file "--one-shot-bufferize=bufferize-function-boundaries"
// RUN: terrace opt %s --split-input-file "--one-shot-bufferize=bufferize-function-boundaries unknown-type-conversion=identity-layout-map"
// RUN: terrace opt %s --split-input-file "--one-shot-bufferize=dialect-filter=tensor,bufferization allow-unknown-ops"

// Operations of tensor, arith, vector and bufferization.

func.func @reshape(%t: tensor<2x3x4xf32>, %n: index) -> (tensor<6x4xf32>, tensor<2x3x2x2xf32>) {
  %0 = tensor.collapse_shape %t [[0, 1], [2]] : tensor<2x3x4xf32> into tensor<6x4xf32>
  %1 = tensor.expand_shape %t [[0], [1], [2, 3]] output_shape [2, 3, 2, 2] : tensor<2x3x4xf32> into tensor<2x3x2x2xf32>
  return %0, %1 : tensor<6x4xf32>, tensor<2x3x2x2xf32>
}

// -----

func.func @from(%a: f32, %b: f32) -> (tensor<2x2xf32>, tensor<f32>, tensor<0xf32>) {
  %0 = tensor.from_elements %a, %b, %b, %a : tensor<2x2xf32>
  %1 = tensor.from_elements %a : tensor<f32>
  %2 = tensor.from_elements : tensor<0xf32>
  return %0, %1, %2 : tensor<2x2xf32>, tensor<f32>, tensor<0xf32>
}

// -----

func.func @alloc(%n: index, %t: tensor<?xf32>, %f: f32, %i: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %a = bufferization.alloc_tensor(%n) : tensor<?xf32>
  %b = bufferization.alloc_tensor() copy(%t) : tensor<?xf32>
  %0 = tensor.insert %f into %b[%i] : tensor<?xf32>
  return %a, %0 : tensor<?xf32>, tensor<?xf32>
}

// -----

func.func @concat(%a: tensor<3x4xf32>, %b: tensor<5x4xf32>, %c: tensor<?x4xf32>) -> (tensor<8x4xf32>, tensor<?x4xf32>) {
  %0 = tensor.concat dim(0) %a, %b : (tensor<3x4xf32>, tensor<5x4xf32>) -> tensor<8x4xf32>
  %1 = tensor.concat dim(0) %a, %c, %b : (tensor<3x4xf32>, tensor<?x4xf32>, tensor<5x4xf32>) -> tensor<?x4xf32>
  return %0, %1 : tensor<8x4xf32>, tensor<?x4xf32>
}

// -----

func.func @reshape(%t: tensor<?x10xf32>, %s: tensor<1xindex>) -> tensor<?xf32> {
  %r = tensor.reshape %t(%s) : (tensor<?x10xf32>, tensor<1xindex>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

// -----

func.func @transfer(%t: tensor<?x?xf32>, %o: tensor<4x8xf32>, %i: index, %v: vector<4x8xf32>) -> (vector<5x6xf32>, tensor<?x?xf32>, tensor<4x8xf32>) {
  %f = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_read %t[%i, %i], %f : tensor<?x?xf32>, vector<5x6xf32>
  %1 = vector.transfer_write %0, %t[%i, %i] : vector<5x6xf32>, tensor<?x?xf32>
  %2 = vector.transfer_write %v, %o[%c0, %c0] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<4x8xf32>
  return %0, %1, %2 : vector<5x6xf32>, tensor<?x?xf32>, tensor<4x8xf32>
}

// -----

func.func @cast(%t: tensor<4xi32>, %u: tensor<*xf32>) -> (tensor<4xindex>, tensor<4xf32>) {
  %0 = arith.index_cast %t : tensor<4xi32> to tensor<4xindex>
  %1 = tensor.cast %u : tensor<*xf32> to tensor<4xf32>
  return %0, %1 : tensor<4xindex>, tensor<4xf32>
}

// -----

func.func @col(%t: tensor<?x?xf32>, %i: index, %j: index) -> (tensor<?xf32>) {
  %s = tensor.extract_slice %t[0, %i] [%i, 5] [1, 1] : tensor<?x?xf32> to tensor<?x5xf32>
  %0 = tensor.collapse_shape %s [[0, 1]] : tensor<?x5xf32> into tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @unknown(%t: tensor<?xf32>) -> (tensor<?xf32>) {
  %0 = tensor.extract_slice %t[1] [2] [3] : tensor<?xf32> to tensor<2xf32>
  %1 = tensor.cast %0 : tensor<2xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}
