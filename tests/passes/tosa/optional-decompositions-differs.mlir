// RUN: terrace opt %s --tosa-optional-decompositions
// DIFFERS: upstream pads the widened integers with a number of the old type, which is invalid.

func.func @f(%i: tensor<1x8x8x4xi8>, %w: tensor<1x1x4x2xi8>, %b: tensor<8xi32>) -> tensor<1x10x10x8xi32> {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.depthwise_conv2d %i, %w, %b, %z, %z {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = i32} : (tensor<1x8x8x4xi8>, tensor<1x1x4x2xi8>, tensor<8xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x10x10x8xi32>
  return %0 : tensor<1x10x10x8xi32>
}
