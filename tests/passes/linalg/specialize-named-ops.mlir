// RUN: terrace opt %s --linalg-generalize-named-ops --linalg-specialize-generic-ops

func.func @conv_1d(%a0: memref<7xf32>, %a1: memref<2xf32>, %a2: memref<6xf32>) {
  linalg.conv_1d ins(%a0, %a1 : memref<7xf32>, memref<2xf32>) outs(%a2 : memref<6xf32>)
  return
}

func.func @conv_1d_ncw_fcw(%a0: memref<2x3x12xf32>, %a1: memref<4x3x2xf32>, %a2: memref<2x4x6xf32>) {
  linalg.conv_1d_ncw_fcw {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a0, %a1 : memref<2x3x12xf32>, memref<4x3x2xf32>) outs(%a2 : memref<2x4x6xf32>)
  return
}

func.func @conv_1d_nwc_wcf(%a0: memref<2x12x3xf32>, %a1: memref<2x3x4xf32>, %a2: memref<2x6x4xf32>) {
  linalg.conv_1d_nwc_wcf {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a0, %a1 : memref<2x12x3xf32>, memref<2x3x4xf32>) outs(%a2 : memref<2x6x4xf32>)
  return
}

func.func @conv_2d(%a0: memref<7x7xf32>, %a1: memref<3x2xf32>, %a2: memref<5x6xf32>) {
  linalg.conv_2d ins(%a0, %a1 : memref<7x7xf32>, memref<3x2xf32>) outs(%a2 : memref<5x6xf32>)
  return
}

func.func @conv_2d_nchw_fchw(%a0: memref<2x3x11x18xf32>, %a1: memref<4x3x3x2xf32>, %a2: memref<2x4x5x6xf32>) {
  linalg.conv_2d_nchw_fchw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a0, %a1 : memref<2x3x11x18xf32>, memref<4x3x3x2xf32>) outs(%a2 : memref<2x4x5x6xf32>)
  return
}

func.func @conv_2d_nchw_fchw_q(%a0: memref<2x3x11x18xi8>, %a1: memref<4x3x3x2xi8>, %a2: i32, %a3: i32, %a4: memref<2x4x5x6xi32>) {
  linalg.conv_2d_nchw_fchw_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : memref<2x3x11x18xi8>, memref<4x3x3x2xi8>, i32, i32) outs(%a4 : memref<2x4x5x6xi32>)
  return
}

func.func @conv_2d_ngchw_fgchw(%a0: memref<2x2x3x11x18xf32>, %a1: memref<4x2x3x3x2xf32>, %a2: memref<2x2x4x5x6xf32>) {
  linalg.conv_2d_ngchw_fgchw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a0, %a1 : memref<2x2x3x11x18xf32>, memref<4x2x3x3x2xf32>) outs(%a2 : memref<2x2x4x5x6xf32>)
  return
}

func.func @conv_2d_ngchw_gfchw(%a0: memref<2x2x3x11x18xf32>, %a1: memref<2x4x3x3x2xf32>, %a2: memref<2x2x4x5x6xf32>) {
  linalg.conv_2d_ngchw_gfchw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a0, %a1 : memref<2x2x3x11x18xf32>, memref<2x4x3x3x2xf32>) outs(%a2 : memref<2x2x4x5x6xf32>)
  return
}

func.func @conv_2d_ngchw_gfchw_q(%a0: memref<2x2x3x11x18xi8>, %a1: memref<2x4x3x3x2xi8>, %a2: i32, %a3: i32, %a4: memref<2x2x4x5x6xi32>) {
  linalg.conv_2d_ngchw_gfchw_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : memref<2x2x3x11x18xi8>, memref<2x4x3x3x2xi8>, i32, i32) outs(%a4 : memref<2x2x4x5x6xi32>)
  return
}

func.func @conv_2d_nhwc_fhwc(%a0: memref<2x11x18x3xf32>, %a1: memref<4x3x2x3xf32>, %a2: memref<2x5x6x4xf32>) {
  linalg.conv_2d_nhwc_fhwc {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a0, %a1 : memref<2x11x18x3xf32>, memref<4x3x2x3xf32>) outs(%a2 : memref<2x5x6x4xf32>)
  return
}

func.func @conv_2d_nhwc_fhwc_q(%a0: memref<2x11x18x3xi8>, %a1: memref<4x3x2x3xi8>, %a2: i32, %a3: i32, %a4: memref<2x5x6x4xi32>) {
  linalg.conv_2d_nhwc_fhwc_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : memref<2x11x18x3xi8>, memref<4x3x2x3xi8>, i32, i32) outs(%a4 : memref<2x5x6x4xi32>)
  return
}

func.func @conv_2d_nhwc_hwcf(%a0: memref<2x11x18x3xf32>, %a1: memref<3x2x3x4xf32>, %a2: memref<2x5x6x4xf32>) {
  linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a0, %a1 : memref<2x11x18x3xf32>, memref<3x2x3x4xf32>) outs(%a2 : memref<2x5x6x4xf32>)
  return
}

func.func @conv_2d_nhwc_hwcf_q(%a0: memref<2x11x18x3xi8>, %a1: memref<3x2x3x4xi8>, %a2: i32, %a3: i32, %a4: memref<2x5x6x4xi32>) {
  linalg.conv_2d_nhwc_hwcf_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : memref<2x11x18x3xi8>, memref<3x2x3x4xi8>, i32, i32) outs(%a4 : memref<2x5x6x4xi32>)
  return
}

func.func @conv_2d_nhwgc_gfhwc(%a0: memref<2x11x18x2x3xf32>, %a1: memref<2x4x3x2x3xf32>, %a2: memref<2x5x6x2x4xf32>) {
  linalg.conv_2d_nhwgc_gfhwc {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a0, %a1 : memref<2x11x18x2x3xf32>, memref<2x4x3x2x3xf32>) outs(%a2 : memref<2x5x6x2x4xf32>)
  return
}

func.func @conv_2d_nhwgc_gfhwc_q(%a0: memref<2x11x18x2x3xi8>, %a1: memref<2x4x3x2x3xi8>, %a2: i32, %a3: i32, %a4: memref<2x5x6x2x4xi32>) {
  linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : memref<2x11x18x2x3xi8>, memref<2x4x3x2x3xi8>, i32, i32) outs(%a4 : memref<2x5x6x2x4xi32>)
  return
}

func.func @conv_3d(%a0: memref<5x7x7xf32>, %a1: memref<2x3x2xf32>, %a2: memref<4x5x6xf32>) {
  linalg.conv_3d ins(%a0, %a1 : memref<5x7x7xf32>, memref<2x3x2xf32>) outs(%a2 : memref<4x5x6xf32>)
  return
}

func.func @conv_3d_ncdhw_fcdhw(%a0: memref<2x3x8x17x9xf32>, %a1: memref<4x3x2x3x2xf32>, %a2: memref<2x4x4x5x6xf32>) {
  linalg.conv_3d_ncdhw_fcdhw {dilations = dense<[1, 2, 3]> : tensor<3xi64>, strides = dense<[2, 3, 1]> : tensor<3xi64>} ins(%a0, %a1 : memref<2x3x8x17x9xf32>, memref<4x3x2x3x2xf32>) outs(%a2 : memref<2x4x4x5x6xf32>)
  return
}

func.func @conv_3d_ndhwc_dhwcf(%a0: memref<2x8x17x9x3xf32>, %a1: memref<2x3x2x3x4xf32>, %a2: memref<2x4x5x6x4xf32>) {
  linalg.conv_3d_ndhwc_dhwcf {dilations = dense<[1, 2, 3]> : tensor<3xi64>, strides = dense<[2, 3, 1]> : tensor<3xi64>} ins(%a0, %a1 : memref<2x8x17x9x3xf32>, memref<2x3x2x3x4xf32>) outs(%a2 : memref<2x4x5x6x4xf32>)
  return
}

func.func @conv_3d_ndhwc_dhwcf_q(%a0: memref<2x8x17x9x3xi8>, %a1: memref<2x3x2x3x4xi8>, %a2: i32, %a3: i32, %a4: memref<2x4x5x6x4xi32>) {
  linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<[1, 2, 3]> : tensor<3xi64>, strides = dense<[2, 3, 1]> : tensor<3xi64>} ins(%a0, %a1, %a2, %a3 : memref<2x8x17x9x3xi8>, memref<2x3x2x3x4xi8>, i32, i32) outs(%a4 : memref<2x4x5x6x4xi32>)
  return
}

func.func @depthwise_conv_1d_ncw_cw(%a0: memref<2x3x12xf32>, %a1: memref<3x2xf32>, %a2: memref<2x3x6xf32>) {
  linalg.depthwise_conv_1d_ncw_cw {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a0, %a1 : memref<2x3x12xf32>, memref<3x2xf32>) outs(%a2 : memref<2x3x6xf32>)
  return
}

func.func @depthwise_conv_1d_nwc_wc(%a0: memref<2x12x3xf32>, %a1: memref<2x3xf32>, %a2: memref<2x6x3xf32>) {
  linalg.depthwise_conv_1d_nwc_wc {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a0, %a1 : memref<2x12x3xf32>, memref<2x3xf32>) outs(%a2 : memref<2x6x3xf32>)
  return
}

func.func @depthwise_conv_1d_nwc_wcm(%a0: memref<2x12x3xf32>, %a1: memref<2x3x3xf32>, %a2: memref<2x6x3x3xf32>) {
  linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a0, %a1 : memref<2x12x3xf32>, memref<2x3x3xf32>) outs(%a2 : memref<2x6x3x3xf32>)
  return
}

func.func @depthwise_conv_2d_nchw_chw(%a0: memref<2x3x11x18xf32>, %a1: memref<3x3x2xf32>, %a2: memref<2x3x5x6xf32>) {
  linalg.depthwise_conv_2d_nchw_chw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a0, %a1 : memref<2x3x11x18xf32>, memref<3x3x2xf32>) outs(%a2 : memref<2x3x5x6xf32>)
  return
}

func.func @depthwise_conv_2d_nhwc_hwc(%a0: memref<2x11x18x3xf32>, %a1: memref<3x2x3xf32>, %a2: memref<2x5x6x3xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a0, %a1 : memref<2x11x18x3xf32>, memref<3x2x3xf32>) outs(%a2 : memref<2x5x6x3xf32>)
  return
}

func.func @depthwise_conv_2d_nhwc_hwc_q(%a0: memref<2x11x18x3xi8>, %a1: memref<3x2x3xi8>, %a2: i32, %a3: i32, %a4: memref<2x5x6x3xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : memref<2x11x18x3xi8>, memref<3x2x3xi8>, i32, i32) outs(%a4 : memref<2x5x6x3xi32>)
  return
}

func.func @depthwise_conv_2d_nhwc_hwcm(%a0: memref<2x11x18x3xf32>, %a1: memref<3x2x3x3xf32>, %a2: memref<2x5x6x3x3xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a0, %a1 : memref<2x11x18x3xf32>, memref<3x2x3x3xf32>) outs(%a2 : memref<2x5x6x3x3xf32>)
  return
}

func.func @depthwise_conv_2d_nhwc_hwcm_q(%a0: memref<2x11x18x3xi8>, %a1: memref<3x2x3x3xi8>, %a2: i32, %a3: i32, %a4: memref<2x5x6x3x3xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>} ins(%a0, %a1, %a2, %a3 : memref<2x11x18x3xi8>, memref<3x2x3x3xi8>, i32, i32) outs(%a4 : memref<2x5x6x3x3xi32>)
  return
}

func.func @depthwise_conv_3d_ncdhw_cdhw(%a0: memref<2x3x8x17x9xf32>, %a1: memref<3x2x3x2xf32>, %a2: memref<2x3x4x5x6xf32>) {
  linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<[1, 2, 3]> : tensor<3xi64>, strides = dense<[2, 3, 1]> : tensor<3xi64>} ins(%a0, %a1 : memref<2x3x8x17x9xf32>, memref<3x2x3x2xf32>) outs(%a2 : memref<2x3x4x5x6xf32>)
  return
}

func.func @depthwise_conv_3d_ndhwc_dhwc(%a0: memref<2x8x17x9x3xf32>, %a1: memref<2x3x2x3xf32>, %a2: memref<2x4x5x6x3xf32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<[1, 2, 3]> : tensor<3xi64>, strides = dense<[2, 3, 1]> : tensor<3xi64>} ins(%a0, %a1 : memref<2x8x17x9x3xf32>, memref<2x3x2x3xf32>) outs(%a2 : memref<2x4x5x6x3xf32>)
  return
}

func.func @depthwise_conv_3d_ndhwc_dhwcm(%a0: memref<2x8x17x9x3xf32>, %a1: memref<2x3x2x3x3xf32>, %a2: memref<2x4x5x6x3x3xf32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<[1, 2, 3]> : tensor<3xi64>, strides = dense<[2, 3, 1]> : tensor<3xi64>} ins(%a0, %a1 : memref<2x8x17x9x3xf32>, memref<2x3x2x3x3xf32>) outs(%a2 : memref<2x4x5x6x3x3xf32>)
  return
}

// Strides and dilations may be vectors, and are kept as they are written.
func.func @unit(%a: tensor<1x?x8x3xf32>, %k: tensor<3x3x3x8xf32>, %c: tensor<1x?x6x8xf32>) -> tensor<1x?x6x8xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : vector<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%a, %k : tensor<1x?x8x3xf32>, tensor<3x3x3x8xf32>) outs(%c : tensor<1x?x6x8xf32>) -> tensor<1x?x6x8xf32>
  return %0 : tensor<1x?x6x8xf32>
}

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

func.func @others(%a: tensor<4x8xf16>, %b: tensor<8x16xf16>, %o: tensor<4x16xf32>, %c: tensor<2x4x8xi8>, %d: tensor<2x8x16xi8>, %p: tensor<2x4x16xi32>) -> (tensor<4x16xf32>, tensor<2x4x16xi32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf16>, tensor<8x16xf16>) outs(%o : tensor<4x16xf32>) -> tensor<4x16xf32>
  %1 = linalg.batch_matmul ins(%c, %d : tensor<2x4x8xi8>, tensor<2x8x16xi8>) outs(%p : tensor<2x4x16xi32>) -> tensor<2x4x16xi32>
  return %0, %1 : tensor<4x16xf32>, tensor<2x4x16xi32>
}

// These stay generic.
func.func @vectors(%a: memref<4x8xf32>, %x: memref<8xf32>, %y: memref<4xf32>, %s: memref<f32>) {
  linalg.matvec ins(%a, %x : memref<4x8xf32>, memref<8xf32>) outs(%y : memref<4xf32>)
  linalg.dot ins(%x, %x : memref<8xf32>, memref<8xf32>) outs(%s : memref<f32>)
  linalg.tanh ins(%x : memref<8xf32>) outs(%x : memref<8xf32>)
  return
}
