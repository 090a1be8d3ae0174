// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg-named))'
// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true}))'

func.func @conv(%i: tensor<1x8x8x4xf32>, %w: tensor<16x3x3x4xf32>, %b: tensor<16xf32>) -> tensor<1x8x8x16xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.conv2d %i, %w, %b, %z, %z {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<16x3x3x4xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x16xf32>
  return %0 : tensor<1x8x8x16xf32>
}
func.func @convq(%i: tensor<?x8x?x4xi8>, %w: tensor<16x3x3x4xi8>, %b: tensor<1xi32>) -> tensor<?x8x?x16xi32> {
  %z = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.conv2d %i, %w, %b, %z, %y {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 2>, dilation = array<i64: 1, 1>, acc_type = i32} : (tensor<?x8x?x4xi8>, tensor<16x3x3x4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<?x8x?x16xi32>
  return %0 : tensor<?x8x?x16xi32>
}
func.func @convh(%i: tensor<1x8x8x4xf16>, %w: tensor<16x3x3x4xf16>, %b: tensor<16xf16>) -> tensor<1x6x6x16xf16> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %0 = tosa.conv2d %i, %w, %b, %z, %z {pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x8x4xf16>, tensor<16x3x3x4xf16>, tensor<16xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x6x6x16xf16>
  return %0 : tensor<1x6x6x16xf16>
}
func.func @conv3(%i: tensor<1x8x8x8x4xf32>, %w: tensor<16x3x3x3x4xf32>, %b: tensor<16xf32>) -> tensor<1x6x6x6x16xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.conv3d %i, %w, %b, %z, %z {pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = f32} : (tensor<1x8x8x8x4xf32>, tensor<16x3x3x3x4xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x6x16xf32>
  return %0 : tensor<1x6x6x6x16xf32>
}
func.func @dw(%i: tensor<1x8x8x4xf32>, %dw: tensor<3x3x4x2xf32>, %db: tensor<8xf32>) -> tensor<1x6x6x8xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %1 = tosa.depthwise_conv2d %i, %dw, %db, %z, %z {pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x8xf32>
  return %1 : tensor<1x6x6x8xf32>
}
func.func @dwq(%i: tensor<1x8x8x4xi8>, %dw: tensor<3x3x4x2xi8>, %db: tensor<8xi32>) -> tensor<1x6x6x8xi32> {
  %z = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %1 = tosa.depthwise_conv2d %i, %dw, %db, %z, %z {pad = array<i64: 1, 0, 0, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = i32} : (tensor<1x8x8x4xi8>, tensor<3x3x4x2xi8>, tensor<8xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x7x7x8xi32>
  %r = tensor.cast %1 : tensor<1x7x7x8xi32> to tensor<?x?x?x?xi32>
  %s = tensor.cast %r : tensor<?x?x?x?xi32> to tensor<1x6x6x8xi32>
  return %s : tensor<1x6x6x8xi32>
}
func.func @mm(%a: tensor<1x4x8xf32>, %b: tensor<1x8x16xf32>, %c: tensor<?x4x?xi8>, %d: tensor<?x?x16xi8>) -> (tensor<1x4x16xf32>, tensor<?x4x16xi32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %q = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x4x8xf32>, tensor<1x8x16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x16xf32>
  %1 = tosa.matmul %c, %d, %q, %q : (tensor<?x4x?xi8>, tensor<?x?x16xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<?x4x16xi32>
  return %0, %1 : tensor<1x4x16xf32>, tensor<?x4x16xi32>
}
func.func @pool(%i: tensor<1x8x8x4xf32>, %j: tensor<?x8x?x4xi8>) -> (tensor<1x4x4x4xf32>, tensor<?x4x?x4xi8>, tensor<1x4x4x4xf32>, tensor<?x4x4x4xf32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.max_pool2d %i {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x8x4xf32>) -> tensor<1x4x4x4xf32>
  %1 = tosa.max_pool2d %j {kernel = array<i64: 3, 3>, pad = array<i64: 1, 0, 0, 1>, stride = array<i64: 2, 2>} : (tensor<?x8x?x4xi8>) -> tensor<?x4x?x4xi8>
  %2 = tosa.max_pool2d %i {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, nan_mode = IGNORE} : (tensor<1x8x8x4xf32>) -> tensor<1x4x4x4xf32>
  %k = tensor.cast %i : tensor<1x8x8x4xf32> to tensor<?x8x8x4xf32>
  %3 = tosa.max_pool2d %k {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<?x8x8x4xf32>) -> tensor<?x4x4x4xf32>
  return %0, %1, %2, %3 : tensor<1x4x4x4xf32>, tensor<?x4x?x4xi8>, tensor<1x4x4x4xf32>, tensor<?x4x4x4xf32>
}
func.func @avg(%i: tensor<1x8x8x4xf32>, %j: tensor<?x8x8x4xi8>, %h: tensor<1x8x8x4xf16>) -> (tensor<1x8x8x4xf32>, tensor<?x4x4x4xi8>, tensor<1x4x4x4xf16>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %zh = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %q = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %p = "tosa.const"() {values = dense<-3> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.avg_pool2d %i, %z, %z {kernel = array<i64: 3, 3>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x4xf32>
  %1 = tosa.avg_pool2d %j, %q, %p {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = i32} : (tensor<?x8x8x4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<?x4x4x4xi8>
  %2 = tosa.avg_pool2d %h, %zh, %zh {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = f32} : (tensor<1x8x8x4xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x4x4x4xf16>
  return %0, %1, %2 : tensor<1x8x8x4xf32>, tensor<?x4x4x4xi8>, tensor<1x4x4x4xf16>
}
func.func @tr(%i: tensor<1x8x?xf32>) -> tensor<?x1x8xf32> {
  %0 = tosa.transpose %i {perms = array<i32: 2, 0, 1>} : (tensor<1x8x?xf32>) -> tensor<?x1x8xf32>
  return %0 : tensor<?x1x8xf32>
}
