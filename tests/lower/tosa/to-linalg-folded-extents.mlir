// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg-named,tosa-to-linalg))'

// Extents of tensors whose shape a cast hides are constants.

func.func @transpose(%a: tensor<2x4xf32>) -> tensor<4x?xf32> {
  %0 = tensor.cast %a : tensor<2x4xf32> to tensor<?x4xf32>
  %2 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<?x4xf32>) -> tensor<4x?xf32>
  return %2 : tensor<4x?xf32>
}

func.func @gather(%a: tensor<2x4x4xf32>, %i: tensor<2x3xi32>) -> tensor<?x?x?xf32> {
  %0 = tensor.cast %a : tensor<2x4x4xf32> to tensor<?x4x?xf32>
  %1 = tensor.cast %i : tensor<2x3xi32> to tensor<?x?xi32>
  %2 = tosa.gather %0, %1 : (tensor<?x4x?xf32>, tensor<?x?xi32>) -> tensor<?x?x?xf32>
  return %2 : tensor<?x?x?xf32>
}

func.func @fft(%a: tensor<2x4x4xf32>) -> (tensor<?x4x3xf32>, tensor<?x4x3xf32>) {
  %0 = tensor.cast %a : tensor<2x4x4xf32> to tensor<?x4x4xf32>
  %2:2 = tosa.rfft2d %0 : (tensor<?x4x4xf32>) -> (tensor<?x4x3xf32>, tensor<?x4x3xf32>)
  return %2#0, %2#1 : tensor<?x4x3xf32>, tensor<?x4x3xf32>
}
