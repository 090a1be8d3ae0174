// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg))'

func.func @static(%r: tensor<5x4x8xf32>) -> (tensor<5x4x5xf32>, tensor<5x4x5xf32>) {
  %0:2 = tosa.rfft2d %r : (tensor<5x4x8xf32>) -> (tensor<5x4x5xf32>, tensor<5x4x5xf32>)
  return %0#0, %0#1 : tensor<5x4x5xf32>, tensor<5x4x5xf32>
}
func.func @dynamic(%r: tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>) {
  %0:2 = tosa.rfft2d %r : (tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>)
  return %0#0, %0#1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>
}
func.func @both(%r: tensor<?x8x?xf32>, %i: tensor<?x8x?xf32>) -> (tensor<?x8x?xf32>, tensor<?x8x?xf32>) {
  %0:2 = tosa.fft2d %r, %i {inverse = true} : (tensor<?x8x?xf32>, tensor<?x8x?xf32>) -> (tensor<?x8x?xf32>, tensor<?x8x?xf32>)
  return %0#0, %0#1 : tensor<?x8x?xf32>, tensor<?x8x?xf32>
}
func.func @forward(%r: tensor<1x8x4xf32>, %i: tensor<1x8x4xf32>) -> (tensor<1x8x4xf32>, tensor<1x8x4xf32>) {
  %0:2 = tosa.fft2d %r, %i {inverse = false} : (tensor<1x8x4xf32>, tensor<1x8x4xf32>) -> (tensor<1x8x4xf32>, tensor<1x8x4xf32>)
  return %0#0, %0#1 : tensor<1x8x4xf32>, tensor<1x8x4xf32>
}
