// RUN: terrace opt %s --canonicalize
// RUN: terrace opt %s --canonicalize --cse

// Reshapes that follow one another, of casts and of known elements.

func.func @reshape_1(%a: tensor<4x5x6xf32>) -> (tensor<120xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<4x5x6xf32> into tensor<20x6xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<20x6xf32> into tensor<120xf32>
  return %1 : tensor<120xf32>
}

func.func @reshape_2(%a: tensor<?x5x?xf32>) -> (tensor<?xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x5x?xf32> into tensor<?x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}

func.func @reshape_3(%a: tensor<1x1x1xf32>) -> (tensor<f32>) {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<1x1x1xf32> into tensor<1x1xf32>
  %1 = tensor.collapse_shape %0 [] : tensor<1x1xf32> into tensor<f32>
  return %1 : tensor<f32>
}

func.func @reshape_4(%a: tensor<120xf32>) -> (tensor<4x5x6xf32>) {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [20, 6] : tensor<120xf32> into tensor<20x6xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [4, 5, 6] : tensor<20x6xf32> into tensor<4x5x6xf32>
  return %1 : tensor<4x5x6xf32>
}

func.func @reshape_5(%a: tensor<?xf32>, %i: index, %j: index) -> (tensor<?x5x6xf32>) {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [%i, 6] : tensor<?xf32> into tensor<?x6xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%j, 5, 6] : tensor<?x6xf32> into tensor<?x5x6xf32>
  return %1 : tensor<?x5x6xf32>
}

func.func @reshape_6(%a: tensor<f32>) -> (tensor<1x1xf32>) {
  %0 = tensor.expand_shape %a [] output_shape [1] : tensor<f32> into tensor<1xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
  return %1 : tensor<1x1xf32>
}

func.func @reshape_7(%a: tensor<4x5x6xf32>) -> (tensor<4x5x6xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<4x5x6xf32> into tensor<20x6xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [4, 5, 6] : tensor<20x6xf32> into tensor<4x5x6xf32>
  return %1 : tensor<4x5x6xf32>
}

func.func @reshape_8(%a: tensor<4x5x6xf32>) -> (tensor<5x4x6xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<4x5x6xf32> into tensor<20x6xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [5, 4, 6] : tensor<20x6xf32> into tensor<5x4x6xf32>
  return %1 : tensor<5x4x6xf32>
}

func.func @reshape_9(%a: tensor<4x5x6xf32>) -> (tensor<20x6xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<4x5x6xf32> into tensor<120xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [20, 6] : tensor<120xf32> into tensor<20x6xf32>
  return %1 : tensor<20x6xf32>
}

func.func @reshape_10(%a: tensor<4x5x6xf32>) -> (tensor<2x2x5x6xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1, 2]] : tensor<4x5x6xf32> into tensor<120xf32>
  %1 = tensor.expand_shape %0 [[0, 1, 2, 3]] output_shape [2, 2, 5, 6] : tensor<120xf32> into tensor<2x2x5x6xf32>
  return %1 : tensor<2x2x5x6xf32>
}

func.func @reshape_11(%a: tensor<?x5x6xf32>, %i: index) -> (tensor<?x5x6xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x5x6xf32> into tensor<?x6xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%i, 5, 6] : tensor<?x6xf32> into tensor<?x5x6xf32>
  return %1 : tensor<?x5x6xf32>
}

func.func @reshape_12(%a: tensor<?x?x6xf32>, %i: index, %j: index) -> (tensor<?x?x6xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1], [2]] : tensor<?x?x6xf32> into tensor<?x6xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%i, %j, 6] : tensor<?x6xf32> into tensor<?x?x6xf32>
  return %1 : tensor<?x?x6xf32>
}

func.func @reshape_13(%a: tensor<20x6xf32>) -> (tensor<20x6xf32>) {
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [4, 5, 6] : tensor<20x6xf32> into tensor<4x5x6xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<4x5x6xf32> into tensor<20x6xf32>
  return %1 : tensor<20x6xf32>
}

func.func @reshape_14(%a: tensor<?x6xf32>, %i: index, %j: index) -> (tensor<?x6xf32>) {
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [%i, %j, 6] : tensor<?x6xf32> into tensor<?x?x6xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<?x?x6xf32> into tensor<?x6xf32>
  return %1 : tensor<?x6xf32>
}

func.func @reshape_15(%a: tensor<20x6xf32>) -> (tensor<4x30xf32>) {
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [4, 5, 6] : tensor<20x6xf32> into tensor<4x5x6xf32>
  %1 = tensor.collapse_shape %0 [[0], [1, 2]] : tensor<4x5x6xf32> into tensor<4x30xf32>
  return %1 : tensor<4x30xf32>
}

func.func @reshape_16(%a: tensor<20x6xf32>) -> (tensor<120xf32>) {
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [4, 5, 6] : tensor<20x6xf32> into tensor<4x5x6xf32>
  %1 = tensor.collapse_shape %0 [[0, 1, 2]] : tensor<4x5x6xf32> into tensor<120xf32>
  return %1 : tensor<120xf32>
}

func.func @reshape_17(%a: tensor<?x?x?xf32>, %i: index, %j: index) -> (tensor<?x?xf32>) {
  %0 = tensor.expand_shape %a [[0], [1], [2, 3]] output_shape [%i, %j, %i, 1] : tensor<?x?x?xf32> into tensor<?x?x?x1xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2, 3]] : tensor<?x?x?x1xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

func.func @reshape_18(%a: tensor<?x?xf32>, %i: index, %j: index) -> (tensor<?x6x?xf32>) {
  %0 = tensor.expand_shape %a [[0, 1, 2], [3, 4]] output_shape [%i, 2, 3, 5, %j] : tensor<?x?xf32> into tensor<?x2x3x5x?xf32>
  %1 = tensor.collapse_shape %0 [[0], [1, 2], [3, 4]] : tensor<?x2x3x5x?xf32> into tensor<?x6x?xf32>
  return %1 : tensor<?x6x?xf32>
}

func.func @reshape_19(%a: tensor<?x4xf32>, %i: index, %j: index) -> (tensor<?x?x4xf32>) {
  %0 = tensor.expand_shape %a [[0, 1, 2], [3]] output_shape [%i, %j, 3, 4] : tensor<?x4xf32> into tensor<?x?x3x4xf32>
  %1 = tensor.collapse_shape %0 [[0], [1, 2], [3]] : tensor<?x?x3x4xf32> into tensor<?x?x4xf32>
  return %1 : tensor<?x?x4xf32>
}

func.func @reshape_20(%a: tensor<?x4xf32>, %i: index, %j: index) -> (tensor<?x3x4xf32>) {
  %0 = tensor.expand_shape %a [[0, 1, 2], [3]] output_shape [%i, %j, 3, 4] : tensor<?x4xf32> into tensor<?x?x3x4xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2], [3]] : tensor<?x?x3x4xf32> into tensor<?x3x4xf32>
  return %1 : tensor<?x3x4xf32>
}

func.func @reshape_21(%a: tensor<1x4xf32>) -> (tensor<1x4xf32>) {
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [1, 1, 4] : tensor<1x4xf32> into tensor<1x1x4xf32>
  %1 = tensor.collapse_shape %0 [[0], [1, 2]] : tensor<1x1x4xf32> into tensor<1x4xf32>
  return %1 : tensor<1x4xf32>
}

func.func @reshape_22(%a: tensor<4xf32, 1 : i8>) -> (tensor<4xf32>) {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [2, 2] : tensor<4xf32, 1 : i8> into tensor<2x2xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  return %1 : tensor<4xf32>
}

func.func @reshape_23(%a: tensor<4x5xf32>) -> (tensor<?xf32>) {
  %0 = tensor.cast %a : tensor<4x5xf32> to tensor<?x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}

func.func @reshape_24(%a: tensor<4x5xf32>) -> (tensor<?xf32>) {
  %0 = tensor.cast %a : tensor<4x5xf32> to tensor<?x5xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<?x5xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}

func.func @reshape_25(%a: tensor<?x5xf32>) -> (tensor<?xf32>) {
  %0 = tensor.cast %a : tensor<?x5xf32> to tensor<?x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}

func.func @reshape_26(%a: tensor<4x5x?xf32>) -> (tensor<?x?xf32>) {
  %0 = tensor.cast %a : tensor<4x5x?xf32> to tensor<?x?x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1], [2]] : tensor<?x?x?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

func.func @reshape_27(%a: tensor<?x?xf32>) -> (tensor<?xf32>) {
  %0 = tensor.cast %a : tensor<?x?xf32> to tensor<4x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<4x?xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}

func.func @reshape_28(%a: tensor<*xf32>) -> (tensor<?xf32>) {
  %0 = tensor.cast %a : tensor<*xf32> to tensor<4x?xf32>
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<4x?xf32> into tensor<?xf32>
  return %1 : tensor<?xf32>
}

func.func @reshape_29(%a: tensor<10xf32>) -> (tensor<?x5xf32>) {
  %c2 = arith.constant 2 : index
  %0 = tensor.cast %a : tensor<10xf32> to tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%c2, 5] : tensor<?xf32> into tensor<?x5xf32>
  return %1 : tensor<?x5xf32>
}

func.func @reshape_30(%a: tensor<10xf32>) -> (tensor<?x?xf32>) {
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %0 = tensor.cast %a : tensor<10xf32> to tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%c2, %c5] : tensor<?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

func.func @reshape_31(%a: tensor<10xf32>, %i: index) -> (tensor<?x?xf32>) {
  %c2 = arith.constant 2 : index
  %0 = tensor.cast %a : tensor<10xf32> to tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%c2, %i] : tensor<?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

func.func @reshape_32(%a: tensor<10x?xf32>) -> (tensor<?x5x?x5xf32>) {
  %c2 = arith.constant 2 : index
  %0 = tensor.cast %a : tensor<10x?xf32> to tensor<?x?xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2, 3]] output_shape [%c2, 5, %c2, 5] : tensor<?x?xf32> into tensor<?x5x?x5xf32>
  return %1 : tensor<?x5x?x5xf32>
}

func.func @reshape_33(%a: tensor<10xf32>) -> (tensor<?x5xf32>) {
  %c10 = arith.constant 10 : index
  %0 = tensor.cast %a : tensor<10xf32> to tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%c10, 5] : tensor<?xf32> into tensor<?x5xf32>
  return %1 : tensor<?x5xf32>
}

func.func @reshape_34(%a: tensor<10xf32>, %i: index) -> (tensor<?x5xf32>) {
  %0 = tensor.cast %a : tensor<10xf32> to tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%i, 5] : tensor<?xf32> into tensor<?x5xf32>
  return %1 : tensor<?x5xf32>
}

func.func @reshape_35() -> (tensor<4xf32>, tensor<4xf32>, tensor<1x2x2xf32>, tensor<4xf32>) {
  %c = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %s = arith.constant dense<1.0> : tensor<2x2xf32>
  %t = arith.constant sparse<[[0, 0]], [5.0]> : tensor<2x2xf32>
  %0 = tensor.collapse_shape %c [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  %1 = tensor.collapse_shape %s [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  %2 = tensor.expand_shape %s [[0, 1], [2]] output_shape [1, 2, 2] : tensor<2x2xf32> into tensor<1x2x2xf32>
  %3 = tensor.collapse_shape %t [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  return %0, %1, %2, %3 : tensor<4xf32>, tensor<4xf32>, tensor<1x2x2xf32>, tensor<4xf32>
}

func.func @reshape_36(%x: f32, %y: f32, %i: index) -> (tensor<4xf32>, tensor<?xf32>, tensor<1x2x2xf32>, tensor<4xf32>, tensor<1x2x2xf32>) {
  %c = tensor.splat %x : tensor<2x2xf32>
  %d = tensor.splat %x[%i] : tensor<?x2xf32>
  %e = tensor.from_elements %x, %y, %x, %y : tensor<2x2xf32>
  %0 = tensor.collapse_shape %c [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  %1 = tensor.collapse_shape %d [[0, 1]] : tensor<?x2xf32> into tensor<?xf32>
  %2 = tensor.expand_shape %c [[0, 1], [2]] output_shape [1, 2, 2] : tensor<2x2xf32> into tensor<1x2x2xf32>
  %3 = tensor.collapse_shape %e [[0, 1]] : tensor<2x2xf32> into tensor<4xf32>
  %4 = tensor.expand_shape %e [[0, 1], [2]] output_shape [1, 2, 2] : tensor<2x2xf32> into tensor<1x2x2xf32>
  return %0, %1, %2, %3, %4 : tensor<4xf32>, tensor<?xf32>, tensor<1x2x2xf32>, tensor<4xf32>, tensor<1x2x2xf32>
}
