// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

func.func @pooling_nchw_max(%a0: memref<2x3x11x18xf32>, %a1: memref<3x2xf32>, %a2: memref<2x3x5x6xf32>) {
  linalg.pooling_nchw_max {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a0, %a1 : memref<2x3x11x18xf32>, memref<3x2xf32>) outs(%a2 : memref<2x3x5x6xf32>)
  return
}

func.func @pooling_nchw_sum(%a0: memref<2x3x11x18xf32>, %a1: memref<3x2xf32>, %a2: memref<2x3x5x6xf32>) {
  linalg.pooling_nchw_sum {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a0, %a1 : memref<2x3x11x18xf32>, memref<3x2xf32>) outs(%a2 : memref<2x3x5x6xf32>)
  return
}

func.func @pooling_ncw_max(%a0: memref<2x3x12xf32>, %a1: memref<2xf32>, %a2: memref<2x3x6xf32>) {
  linalg.pooling_ncw_max {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a0, %a1 : memref<2x3x12xf32>, memref<2xf32>) outs(%a2 : memref<2x3x6xf32>)
  return
}

func.func @pooling_ncw_sum(%a0: memref<2x3x12xf32>, %a1: memref<2xf32>, %a2: memref<2x3x6xf32>) {
  linalg.pooling_ncw_sum {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a0, %a1 : memref<2x3x12xf32>, memref<2xf32>) outs(%a2 : memref<2x3x6xf32>)
  return
}

func.func @pooling_ndhwc_max(%a0: memref<2x8x17x9x3xf32>, %a1: memref<2x3x2xf32>, %a2: memref<2x4x5x6x3xf32>) {
  linalg.pooling_ndhwc_max {dilations = dense<[1, 2, 3]> : tensor<3xi64>, strides = dense<[2, 3, 1]> : tensor<3xi64>} ins(%a0, %a1 : memref<2x8x17x9x3xf32>, memref<2x3x2xf32>) outs(%a2 : memref<2x4x5x6x3xf32>)
  return
}

func.func @pooling_ndhwc_min(%a0: memref<2x8x17x9x3xf32>, %a1: memref<2x3x2xf32>, %a2: memref<2x4x5x6x3xf32>) {
  linalg.pooling_ndhwc_min {dilations = dense<[1, 2, 3]> : tensor<3xi64>, strides = dense<[2, 3, 1]> : tensor<3xi64>} ins(%a0, %a1 : memref<2x8x17x9x3xf32>, memref<2x3x2xf32>) outs(%a2 : memref<2x4x5x6x3xf32>)
  return
}

func.func @pooling_ndhwc_sum(%a0: memref<2x8x17x9x3xf32>, %a1: memref<2x3x2xf32>, %a2: memref<2x4x5x6x3xf32>) {
  linalg.pooling_ndhwc_sum {dilations = dense<[1, 2, 3]> : tensor<3xi64>, strides = dense<[2, 3, 1]> : tensor<3xi64>} ins(%a0, %a1 : memref<2x8x17x9x3xf32>, memref<2x3x2xf32>) outs(%a2 : memref<2x4x5x6x3xf32>)
  return
}

func.func @pooling_nhwc_max(%a0: memref<2x11x18x3xf32>, %a1: memref<3x2xf32>, %a2: memref<2x5x6x3xf32>) {
  linalg.pooling_nhwc_max {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a0, %a1 : memref<2x11x18x3xf32>, memref<3x2xf32>) outs(%a2 : memref<2x5x6x3xf32>)
  return
}

func.func @pooling_nhwc_max_unsigned(%a0: memref<2x11x18x3xi8>, %a1: memref<3x2xi8>, %a2: memref<2x5x6x3xi32>) {
  linalg.pooling_nhwc_max_unsigned {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a0, %a1 : memref<2x11x18x3xi8>, memref<3x2xi8>) outs(%a2 : memref<2x5x6x3xi32>)
  return
}

func.func @pooling_nhwc_min(%a0: memref<2x11x18x3xf32>, %a1: memref<3x2xf32>, %a2: memref<2x5x6x3xf32>) {
  linalg.pooling_nhwc_min {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a0, %a1 : memref<2x11x18x3xf32>, memref<3x2xf32>) outs(%a2 : memref<2x5x6x3xf32>)
  return
}

func.func @pooling_nhwc_min_unsigned(%a0: memref<2x11x18x3xi8>, %a1: memref<3x2xi8>, %a2: memref<2x5x6x3xi32>) {
  linalg.pooling_nhwc_min_unsigned {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a0, %a1 : memref<2x11x18x3xi8>, memref<3x2xi8>) outs(%a2 : memref<2x5x6x3xi32>)
  return
}

func.func @pooling_nhwc_sum(%a0: memref<2x11x18x3xf32>, %a1: memref<3x2xf32>, %a2: memref<2x5x6x3xf32>) {
  linalg.pooling_nhwc_sum {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a0, %a1 : memref<2x11x18x3xf32>, memref<3x2xf32>) outs(%a2 : memref<2x5x6x3xf32>)
  return
}

func.func @pooling_nwc_max(%a0: memref<2x12x3xf32>, %a1: memref<2xf32>, %a2: memref<2x6x3xf32>) {
  linalg.pooling_nwc_max {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a0, %a1 : memref<2x12x3xf32>, memref<2xf32>) outs(%a2 : memref<2x6x3xf32>)
  return
}

func.func @pooling_nwc_max_unsigned(%a0: memref<2x12x3xi8>, %a1: memref<2xi8>, %a2: memref<2x6x3xi32>) {
  linalg.pooling_nwc_max_unsigned {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a0, %a1 : memref<2x12x3xi8>, memref<2xi8>) outs(%a2 : memref<2x6x3xi32>)
  return
}

func.func @pooling_nwc_min(%a0: memref<2x12x3xf32>, %a1: memref<2xf32>, %a2: memref<2x6x3xf32>) {
  linalg.pooling_nwc_min {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a0, %a1 : memref<2x12x3xf32>, memref<2xf32>) outs(%a2 : memref<2x6x3xf32>)
  return
}

func.func @pooling_nwc_min_unsigned(%a0: memref<2x12x3xi8>, %a1: memref<2xi8>, %a2: memref<2x6x3xi32>) {
  linalg.pooling_nwc_min_unsigned {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a0, %a1 : memref<2x12x3xi8>, memref<2xi8>) outs(%a2 : memref<2x6x3xi32>)
  return
}

func.func @pooling_nwc_sum(%a0: memref<2x12x3xf32>, %a1: memref<2xf32>, %a2: memref<2x6x3xf32>) {
  linalg.pooling_nwc_sum {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a0, %a1 : memref<2x12x3xf32>, memref<2xf32>) outs(%a2 : memref<2x6x3xf32>)
  return
}
