// RUN: terrace opt %s --simplify-depthwise-conv

func.func @attributes(%a: tensor<1x5x6x4xf32>, %k: tensor<2x3x4x1xf32>, %o: tensor<1x4x4x4x1xf32>) -> tensor<1x4x4x4x1xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {foo = 1 : i32, dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %k : tensor<1x5x6x4xf32>, tensor<2x3x4x1xf32>) outs(%o : tensor<1x4x4x4x1xf32>) -> tensor<1x4x4x4x1xf32>
  return %0 : tensor<1x4x4x4x1xf32>
}

func.func @default_factors(%a: tensor<1x5x6x4xf32>, %k: tensor<2x3x4x1xf32>, %o: tensor<1x4x4x4x1xf32>) -> tensor<1x4x4x4x1xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%a, %k : tensor<1x5x6x4xf32>, tensor<2x3x4x1xf32>) outs(%o : tensor<1x4x4x4x1xf32>) -> tensor<1x4x4x4x1xf32>
  return %0 : tensor<1x4x4x4x1xf32>
}

func.func @strides(%a: tensor<1x?x?x?xf32>, %k: tensor<2x3x?x1xf32>, %o: tensor<1x?x?x?x1xf32>) -> tensor<1x?x?x?x1xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {strides = dense<[2, 3]> : vector<2xi64>} ins(%a, %k : tensor<1x?x?x?xf32>, tensor<2x3x?x1xf32>) outs(%o : tensor<1x?x?x?x1xf32>) -> tensor<1x?x?x?x1xf32>
  return %0 : tensor<1x?x?x?x1xf32>
}

func.func @quantized(%a: tensor<1x?x?x?xi8>, %k: tensor<2x3x?x1xi8>, %o: tensor<1x?x?x?x1xi32>, %z: i32) -> tensor<1x?x?x?x1xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[2, 3]> : tensor<2xi64>} ins(%a, %k, %z, %z : tensor<1x?x?x?xi8>, tensor<2x3x?x1xi8>, i32, i32) outs(%o : tensor<1x?x?x?x1xi32>) -> tensor<1x?x?x?x1xi32>
  return %0 : tensor<1x?x?x?x1xi32>
}

func.func @two_channels(%a: tensor<1x5x6x4xf32>, %k: tensor<2x3x4x2xf32>, %o: tensor<1x4x4x4x2xf32>) -> tensor<1x4x4x4x2xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%a, %k : tensor<1x5x6x4xf32>, tensor<2x3x4x2xf32>) outs(%o : tensor<1x4x4x4x2xf32>) -> tensor<1x4x4x4x2xf32>
  return %0 : tensor<1x4x4x4x2xf32>
}

func.func @memref(%a: memref<1x5x6x4xf32>, %k: memref<2x3x4x1xf32>, %o: memref<1x4x4x4x1xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm ins(%a, %k : memref<1x5x6x4xf32>, memref<2x3x4x1xf32>) outs(%o : memref<1x4x4x4x1xf32>)
  return
}
