// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(tosa-optional-decompositions))'

func.func @dw(%i: tensor<1x8x8x4xf32>, %w: tensor<1x1x4x2xf32>, %b: tensor<8xf32>) -> tensor<1x10x10x8xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %1 = tosa.depthwise_conv2d %i, %w, %b, %z, %z {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<1x1x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x10x8xf32>
  return %1 : tensor<1x10x10x8xf32>
}
func.func @dwq(%i: tensor<1x8x8x4xi8>, %w: tensor<1x1x4x2xi8>, %b: tensor<8xi32>) -> tensor<1x8x8x8xi32> {
  %z = "tosa.const"() {values = dense<7> : tensor<1xi8>} : () -> tensor<1xi8>
  %z2 = "tosa.const"() {values = dense<-3> : tensor<1xi8>} : () -> tensor<1xi8>
  %1 = tosa.depthwise_conv2d %i, %w, %b, %z, %z2 {pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = i32} : (tensor<1x8x8x4xi8>, tensor<1x1x4x2xi8>, tensor<8xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x8x8x8xi32>
  return %1 : tensor<1x8x8x8xi32>
}
func.func @tc(%i: tensor<1x8x8x4xf32>, %w: tensor<16x3x3x4xf32>, %b: tensor<16xf32>) -> tensor<1x10x10x16xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %i, %w, %b, %z, %z {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<16x3x3x4xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x10x10x16xf32>
  return %0 : tensor<1x10x10x16xf32>
}
func.func @tcs(%i: tensor<1x8x8x4xf32>, %w: tensor<16x3x3x4xf32>, %b: tensor<16xf32>) -> tensor<1x18x24x16xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %i, %w, %b, %z, %z {out_pad = array<i64: 2, -1, 1, -1>, stride = array<i64: 2, 3>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<16x3x3x4xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x18x24x16xf32>
  return %0 : tensor<1x18x24x16xf32>
}
func.func @tcsq(%i: tensor<1x8x8x4xi8>, %w: tensor<16x3x3x4xi8>, %b: tensor<16xi32>) -> tensor<1x18x24x16xi32> {
  %z = "tosa.const"() {values = dense<7> : tensor<1xi8>} : () -> tensor<1xi8>
  %z2 = "tosa.const"() {values = dense<-3> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.transpose_conv2d %i, %w, %b, %z, %z2 {out_pad = array<i64: 1, 0, 0, 0>, stride = array<i64: 2, 3>, acc_type = i32} : (tensor<1x8x8x4xi8>, tensor<16x3x3x4xi8>, tensor<16xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x18x24x16xi32>
  return %0 : tensor<1x18x24x16xi32>
}
