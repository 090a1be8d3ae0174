// RUN: terrace opt %s --canonicalize

// The extents of casted tensors are those of structured operations.

func.func @abs(%a0: tensor<1x1xf32>, %a1: tensor<1x1xf32>) -> tensor<?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1xf32> to tensor<?x?xf32>
  %r = linalg.abs ins(%ca0 : tensor<?x?xf32>) outs(%ca1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @add(%a0: tensor<1x1xf32>, %a1: tensor<1x1xf32>, %a2: tensor<1x1xf32>) -> tensor<?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1xf32> to tensor<?x?xf32>
  %r = linalg.add ins(%ca0, %ca1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%ca2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @batch_matmul(%a0: tensor<1x1x1xf32>, %a1: tensor<1x1x1xf32>, %a2: tensor<1x1x1xf32>) -> tensor<?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %r = linalg.batch_matmul ins(%ca0, %ca1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%ca2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

func.func @batch_matvec(%a0: tensor<1x1x1xf32>, %a1: tensor<1x1xf32>, %a2: tensor<1x1xf32>) -> tensor<?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1xf32> to tensor<?x?xf32>
  %r = linalg.batch_matvec ins(%ca0, %ca1 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%ca2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @batch_mmt4d(%a0: tensor<1x1x1x1x1xf32>, %a1: tensor<1x1x1x1x1xf32>, %a2: tensor<1x1x1x1x1xf32>) -> tensor<?x?x?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1x1x1xf32> to tensor<?x?x?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1x1x1x1xf32> to tensor<?x?x?x?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1x1x1xf32> to tensor<?x?x?x?x?xf32>
  %r = linalg.batch_mmt4d ins(%ca0, %ca1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%ca2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}

func.func @batch_reduce_matmul(%a0: tensor<1x1x1xf32>, %a1: tensor<1x1x1xf32>, %a2: tensor<1x1xf32>) -> tensor<?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1xf32> to tensor<?x?xf32>
  %r = linalg.batch_reduce_matmul ins(%ca0, %ca1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%ca2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @batch_vecmat(%a0: tensor<1x1xf32>, %a1: tensor<1x1x1xf32>, %a2: tensor<1x1xf32>) -> tensor<?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1xf32> to tensor<?x?xf32>
  %r = linalg.batch_vecmat ins(%ca0, %ca1 : tensor<?x?xf32>, tensor<?x?x?xf32>) outs(%ca2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @ceil(%a0: tensor<1x1xf32>, %a1: tensor<1x1xf32>) -> tensor<?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1xf32> to tensor<?x?xf32>
  %r = linalg.ceil ins(%ca0 : tensor<?x?xf32>) outs(%ca1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @conv_1d(%a0: tensor<1xf32>, %a1: tensor<1xf32>, %a2: tensor<1xf32>) -> tensor<?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1xf32> to tensor<?xf32>
  %ca1 = tensor.cast %a1 : tensor<1xf32> to tensor<?xf32>
  %ca2 = tensor.cast %a2 : tensor<1xf32> to tensor<?xf32>
  %r = linalg.conv_1d ins(%ca0, %ca1 : tensor<?xf32>, tensor<?xf32>) outs(%ca2 : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

func.func @conv_1d_ncw_fcw(%a0: tensor<1x1x1xf32>, %a1: tensor<1x1x1xf32>, %a2: tensor<1x1x1xf32>) -> tensor<?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %r = linalg.conv_1d_ncw_fcw {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%ca0, %ca1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%ca2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

func.func @conv_1d_nwc_wcf(%a0: tensor<1x1x1xf32>, %a1: tensor<1x1x1xf32>, %a2: tensor<1x1x1xf32>) -> tensor<?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %r = linalg.conv_1d_nwc_wcf {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%ca0, %ca1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%ca2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

func.func @conv_2d(%a0: tensor<1x1xf32>, %a1: tensor<1x1xf32>, %a2: tensor<1x1xf32>) -> tensor<?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1xf32> to tensor<?x?xf32>
  %r = linalg.conv_2d ins(%ca0, %ca1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%ca2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @conv_2d_nchw_fchw(%a0: tensor<1x1x1x1xf32>, %a1: tensor<1x1x1x1xf32>, %a2: tensor<1x1x1x1xf32>) -> tensor<?x?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1x1xf32> to tensor<?x?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1x1x1xf32> to tensor<?x?x?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1x1xf32> to tensor<?x?x?x?xf32>
  %r = linalg.conv_2d_nchw_fchw ins(%ca0, %ca1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%ca2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}

func.func @conv_2d_ngchw_fgchw(%a0: tensor<1x1x1x1x1xf32>, %a1: tensor<1x1x1x1x1xf32>, %a2: tensor<1x1x1x1x1xf32>) -> tensor<?x?x?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1x1x1xf32> to tensor<?x?x?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1x1x1x1xf32> to tensor<?x?x?x?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1x1x1xf32> to tensor<?x?x?x?x?xf32>
  %r = linalg.conv_2d_ngchw_fgchw ins(%ca0, %ca1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%ca2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}

func.func @conv_2d_ngchw_gfchw(%a0: tensor<1x1x1x1x1xf32>, %a1: tensor<1x1x1x1x1xf32>, %a2: tensor<1x1x1x1x1xf32>) -> tensor<?x?x?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1x1x1xf32> to tensor<?x?x?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1x1x1x1xf32> to tensor<?x?x?x?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1x1x1xf32> to tensor<?x?x?x?x?xf32>
  %r = linalg.conv_2d_ngchw_gfchw ins(%ca0, %ca1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%ca2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}

func.func @conv_2d_nhwc_fhwc(%a0: tensor<1x1x1x1xf32>, %a1: tensor<1x1x1x1xf32>, %a2: tensor<1x1x1x1xf32>) -> tensor<?x?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1x1xf32> to tensor<?x?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1x1x1xf32> to tensor<?x?x?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1x1xf32> to tensor<?x?x?x?xf32>
  %r = linalg.conv_2d_nhwc_fhwc ins(%ca0, %ca1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%ca2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}

func.func @conv_2d_nhwc_hwcf(%a0: tensor<1x1x1x1xf32>, %a1: tensor<1x1x1x1xf32>, %a2: tensor<1x1x1x1xf32>) -> tensor<?x?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1x1xf32> to tensor<?x?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1x1x1xf32> to tensor<?x?x?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1x1xf32> to tensor<?x?x?x?xf32>
  %r = linalg.conv_2d_nhwc_hwcf ins(%ca0, %ca1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%ca2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}

func.func @conv_2d_nhwgc_gfhwc(%a0: tensor<1x1x1x1x1xf32>, %a1: tensor<1x1x1x1x1xf32>, %a2: tensor<1x1x1x1x1xf32>) -> tensor<?x?x?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1x1x1xf32> to tensor<?x?x?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1x1x1x1xf32> to tensor<?x?x?x?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1x1x1xf32> to tensor<?x?x?x?x?xf32>
  %r = linalg.conv_2d_nhwgc_gfhwc ins(%ca0, %ca1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%ca2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}

func.func @conv_3d(%a0: tensor<1x1x1xf32>, %a1: tensor<1x1x1xf32>, %a2: tensor<1x1x1xf32>) -> tensor<?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %r = linalg.conv_3d ins(%ca0, %ca1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%ca2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

func.func @conv_3d_ncdhw_fcdhw(%a0: tensor<1x1x1x1x1xf32>, %a1: tensor<1x1x1x1x1xf32>, %a2: tensor<1x1x1x1x1xf32>) -> tensor<?x?x?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1x1x1xf32> to tensor<?x?x?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1x1x1x1xf32> to tensor<?x?x?x?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1x1x1xf32> to tensor<?x?x?x?x?xf32>
  %r = linalg.conv_3d_ncdhw_fcdhw ins(%ca0, %ca1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%ca2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}

func.func @conv_3d_ndhwc_dhwcf(%a0: tensor<1x1x1x1x1xf32>, %a1: tensor<1x1x1x1x1xf32>, %a2: tensor<1x1x1x1x1xf32>) -> tensor<?x?x?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1x1x1xf32> to tensor<?x?x?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1x1x1x1xf32> to tensor<?x?x?x?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1x1x1xf32> to tensor<?x?x?x?x?xf32>
  %r = linalg.conv_3d_ndhwc_dhwcf ins(%ca0, %ca1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%ca2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}

func.func @copy(%a0: tensor<1x1xf32>, %a1: tensor<1x1xf32>) -> tensor<?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1xf32> to tensor<?x?xf32>
  %r = linalg.copy ins(%ca0 : tensor<?x?xf32>) outs(%ca1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @depthwise_conv_1d_ncw_cw(%a0: tensor<1x1x1xf32>, %a1: tensor<1x1xf32>, %a2: tensor<1x1x1xf32>) -> tensor<?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %r = linalg.depthwise_conv_1d_ncw_cw {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%ca0, %ca1 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%ca2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

func.func @depthwise_conv_1d_nwc_wc(%a0: tensor<1x1x1xf32>, %a1: tensor<1x1xf32>, %a2: tensor<1x1x1xf32>) -> tensor<?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %r = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%ca0, %ca1 : tensor<?x?x?xf32>, tensor<?x?xf32>) outs(%ca2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

func.func @depthwise_conv_1d_nwc_wcm(%a0: tensor<1x1x1xf32>, %a1: tensor<1x1x1xf32>, %a2: tensor<1x1x1x1xf32>) -> tensor<?x?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1x1xf32> to tensor<?x?x?x?xf32>
  %r = linalg.depthwise_conv_1d_nwc_wcm ins(%ca0, %ca1 : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%ca2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}

func.func @depthwise_conv_2d_nchw_chw(%a0: tensor<1x1x1x1xf32>, %a1: tensor<1x1x1xf32>, %a2: tensor<1x1x1x1xf32>) -> tensor<?x?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1x1xf32> to tensor<?x?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1x1xf32> to tensor<?x?x?x?xf32>
  %r = linalg.depthwise_conv_2d_nchw_chw ins(%ca0, %ca1 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%ca2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}

func.func @depthwise_conv_2d_nhwc_hwc(%a0: tensor<1x1x1x1xf32>, %a1: tensor<1x1x1xf32>, %a2: tensor<1x1x1x1xf32>) -> tensor<?x?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1x1xf32> to tensor<?x?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1x1xf32> to tensor<?x?x?x?xf32>
  %r = linalg.depthwise_conv_2d_nhwc_hwc ins(%ca0, %ca1 : tensor<?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%ca2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}

func.func @depthwise_conv_2d_nhwc_hwcm(%a0: tensor<1x1x1x1xf32>, %a1: tensor<1x1x1x1xf32>, %a2: tensor<1x1x1x1x1xf32>) -> tensor<?x?x?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1x1xf32> to tensor<?x?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1x1x1xf32> to tensor<?x?x?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1x1x1xf32> to tensor<?x?x?x?x?xf32>
  %r = linalg.depthwise_conv_2d_nhwc_hwcm ins(%ca0, %ca1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%ca2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}

func.func @depthwise_conv_3d_ncdhw_cdhw(%a0: tensor<1x1x1x1x1xf32>, %a1: tensor<1x1x1x1xf32>, %a2: tensor<1x1x1x1x1xf32>) -> tensor<?x?x?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1x1x1xf32> to tensor<?x?x?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1x1x1xf32> to tensor<?x?x?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1x1x1xf32> to tensor<?x?x?x?x?xf32>
  %r = linalg.depthwise_conv_3d_ncdhw_cdhw ins(%ca0, %ca1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%ca2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}

func.func @depthwise_conv_3d_ndhwc_dhwc(%a0: tensor<1x1x1x1x1xf32>, %a1: tensor<1x1x1x1xf32>, %a2: tensor<1x1x1x1x1xf32>) -> tensor<?x?x?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1x1x1xf32> to tensor<?x?x?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1x1x1xf32> to tensor<?x?x?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1x1x1xf32> to tensor<?x?x?x?x?xf32>
  %r = linalg.depthwise_conv_3d_ndhwc_dhwc ins(%ca0, %ca1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%ca2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}

func.func @depthwise_conv_3d_ndhwc_dhwcm(%a0: tensor<1x1x1x1x1xf32>, %a1: tensor<1x1x1x1x1xf32>, %a2: tensor<1x1x1x1x1x1xf32>) -> tensor<?x?x?x?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1x1x1xf32> to tensor<?x?x?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1x1x1x1xf32> to tensor<?x?x?x?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1x1x1x1xf32> to tensor<?x?x?x?x?x?xf32>
  %r = linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%ca0, %ca1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?x?x?xf32>) outs(%ca2 : tensor<?x?x?x?x?x?xf32>) -> tensor<?x?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?x?xf32>
}

func.func @div(%a0: tensor<1x1xf32>, %a1: tensor<1x1xf32>, %a2: tensor<1x1xf32>) -> tensor<?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1xf32> to tensor<?x?xf32>
  %r = linalg.div ins(%ca0, %ca1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%ca2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @dot(%a0: tensor<1xf32>, %a1: tensor<1xf32>, %a2: tensor<f32>) -> tensor<f32> {
  %ca0 = tensor.cast %a0 : tensor<1xf32> to tensor<?xf32>
  %ca1 = tensor.cast %a1 : tensor<1xf32> to tensor<?xf32>
  %r = linalg.dot ins(%ca0, %ca1 : tensor<?xf32>, tensor<?xf32>) outs(%a2 : tensor<f32>) -> tensor<f32>
  return %r : tensor<f32>
}

func.func @erf(%a0: tensor<1x1xf32>, %a1: tensor<1x1xf32>) -> tensor<?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1xf32> to tensor<?x?xf32>
  %r = linalg.erf ins(%ca0 : tensor<?x?xf32>) outs(%ca1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @exp(%a0: tensor<1x1xf32>, %a1: tensor<1x1xf32>) -> tensor<?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1xf32> to tensor<?x?xf32>
  %r = linalg.exp ins(%ca0 : tensor<?x?xf32>) outs(%ca1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @fill(%a0: f32, %a1: tensor<1x1xf32>) -> tensor<?x?xf32> {
  %ca1 = tensor.cast %a1 : tensor<1x1xf32> to tensor<?x?xf32>
  %r = linalg.fill ins(%a0 : f32) outs(%ca1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @fill_rng_2d(%a0: f64, %a1: f64, %a2: i32, %a3: tensor<1x1xf32>) -> tensor<?x?xf32> {
  %ca3 = tensor.cast %a3 : tensor<1x1xf32> to tensor<?x?xf32>
  %r = linalg.fill_rng_2d ins(%a0, %a1, %a2 : f64, f64, i32) outs(%ca3 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @floor(%a0: tensor<1x1xf32>, %a1: tensor<1x1xf32>) -> tensor<?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1xf32> to tensor<?x?xf32>
  %r = linalg.floor ins(%ca0 : tensor<?x?xf32>) outs(%ca1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @log(%a0: tensor<1x1xf32>, %a1: tensor<1x1xf32>) -> tensor<?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1xf32> to tensor<?x?xf32>
  %r = linalg.log ins(%ca0 : tensor<?x?xf32>) outs(%ca1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @matmul(%a0: tensor<1x1xf32>, %a1: tensor<1x1xf32>, %a2: tensor<1x1xf32>) -> tensor<?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1xf32> to tensor<?x?xf32>
  %r = linalg.matmul ins(%ca0, %ca1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%ca2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @matvec(%a0: tensor<1x1xf32>, %a1: tensor<1xf32>, %a2: tensor<1xf32>) -> tensor<?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1xf32> to tensor<?xf32>
  %ca2 = tensor.cast %a2 : tensor<1xf32> to tensor<?xf32>
  %r = linalg.matvec ins(%ca0, %ca1 : tensor<?x?xf32>, tensor<?xf32>) outs(%ca2 : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

func.func @max(%a0: tensor<1x1xf32>, %a1: tensor<1x1xf32>, %a2: tensor<1x1xf32>) -> tensor<?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1xf32> to tensor<?x?xf32>
  %r = linalg.max ins(%ca0, %ca1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%ca2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @min(%a0: tensor<1x1xf32>, %a1: tensor<1x1xf32>, %a2: tensor<1x1xf32>) -> tensor<?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1xf32> to tensor<?x?xf32>
  %r = linalg.min ins(%ca0, %ca1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%ca2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @mmt4d(%a0: tensor<1x1x1x1xf32>, %a1: tensor<1x1x1x1xf32>, %a2: tensor<1x1x1x1xf32>) -> tensor<?x?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1x1xf32> to tensor<?x?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1x1x1xf32> to tensor<?x?x?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1x1xf32> to tensor<?x?x?x?xf32>
  %r = linalg.mmt4d ins(%ca0, %ca1 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) outs(%ca2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}

func.func @mul(%a0: tensor<1x1xf32>, %a1: tensor<1x1xf32>, %a2: tensor<1x1xf32>) -> tensor<?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1xf32> to tensor<?x?xf32>
  %r = linalg.mul ins(%ca0, %ca1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%ca2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @negf(%a0: tensor<1x1xf32>, %a1: tensor<1x1xf32>) -> tensor<?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1xf32> to tensor<?x?xf32>
  %r = linalg.negf ins(%ca0 : tensor<?x?xf32>) outs(%ca1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @pooling_nchw_max(%a0: tensor<1x1x1x1xf32>, %a1: tensor<1x1xf32>, %a2: tensor<1x1x1x1xf32>) -> tensor<?x?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1x1xf32> to tensor<?x?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1x1xf32> to tensor<?x?x?x?xf32>
  %r = linalg.pooling_nchw_max ins(%ca0, %ca1 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%ca2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}

func.func @pooling_nchw_sum(%a0: tensor<1x1x1x1xf32>, %a1: tensor<1x1xf32>, %a2: tensor<1x1x1x1xf32>) -> tensor<?x?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1x1xf32> to tensor<?x?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1x1xf32> to tensor<?x?x?x?xf32>
  %r = linalg.pooling_nchw_sum ins(%ca0, %ca1 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%ca2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}

func.func @pooling_ncw_max(%a0: tensor<1x1x1xf32>, %a1: tensor<1xf32>, %a2: tensor<1x1x1xf32>) -> tensor<?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1xf32> to tensor<?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %r = linalg.pooling_ncw_max {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%ca0, %ca1 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%ca2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

func.func @pooling_ncw_sum(%a0: tensor<1x1x1xf32>, %a1: tensor<1xf32>, %a2: tensor<1x1x1xf32>) -> tensor<?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1xf32> to tensor<?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %r = linalg.pooling_ncw_sum {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%ca0, %ca1 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%ca2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

func.func @pooling_ndhwc_max(%a0: tensor<1x1x1x1x1xf32>, %a1: tensor<1x1x1xf32>, %a2: tensor<1x1x1x1x1xf32>) -> tensor<?x?x?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1x1x1xf32> to tensor<?x?x?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1x1x1xf32> to tensor<?x?x?x?x?xf32>
  %r = linalg.pooling_ndhwc_max ins(%ca0, %ca1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%ca2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}

func.func @pooling_ndhwc_min(%a0: tensor<1x1x1x1x1xf32>, %a1: tensor<1x1x1xf32>, %a2: tensor<1x1x1x1x1xf32>) -> tensor<?x?x?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1x1x1xf32> to tensor<?x?x?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1x1x1xf32> to tensor<?x?x?x?x?xf32>
  %r = linalg.pooling_ndhwc_min ins(%ca0, %ca1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%ca2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}

func.func @pooling_ndhwc_sum(%a0: tensor<1x1x1x1x1xf32>, %a1: tensor<1x1x1xf32>, %a2: tensor<1x1x1x1x1xf32>) -> tensor<?x?x?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1x1x1xf32> to tensor<?x?x?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1x1x1xf32> to tensor<?x?x?x?x?xf32>
  %r = linalg.pooling_ndhwc_sum ins(%ca0, %ca1 : tensor<?x?x?x?x?xf32>, tensor<?x?x?xf32>) outs(%ca2 : tensor<?x?x?x?x?xf32>) -> tensor<?x?x?x?x?xf32>
  return %r : tensor<?x?x?x?x?xf32>
}

func.func @pooling_nhwc_max(%a0: tensor<1x1x1x1xf32>, %a1: tensor<1x1xf32>, %a2: tensor<1x1x1x1xf32>) -> tensor<?x?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1x1xf32> to tensor<?x?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1x1xf32> to tensor<?x?x?x?xf32>
  %r = linalg.pooling_nhwc_max ins(%ca0, %ca1 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%ca2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}

func.func @pooling_nhwc_min(%a0: tensor<1x1x1x1xf32>, %a1: tensor<1x1xf32>, %a2: tensor<1x1x1x1xf32>) -> tensor<?x?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1x1xf32> to tensor<?x?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1x1xf32> to tensor<?x?x?x?xf32>
  %r = linalg.pooling_nhwc_min ins(%ca0, %ca1 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%ca2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}

func.func @pooling_nhwc_sum(%a0: tensor<1x1x1x1xf32>, %a1: tensor<1x1xf32>, %a2: tensor<1x1x1x1xf32>) -> tensor<?x?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1x1xf32> to tensor<?x?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1x1xf32> to tensor<?x?x?x?xf32>
  %r = linalg.pooling_nhwc_sum ins(%ca0, %ca1 : tensor<?x?x?x?xf32>, tensor<?x?xf32>) outs(%ca2 : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  return %r : tensor<?x?x?x?xf32>
}

func.func @pooling_nwc_max(%a0: tensor<1x1x1xf32>, %a1: tensor<1xf32>, %a2: tensor<1x1x1xf32>) -> tensor<?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1xf32> to tensor<?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %r = linalg.pooling_nwc_max {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%ca0, %ca1 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%ca2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

func.func @pooling_nwc_min(%a0: tensor<1x1x1xf32>, %a1: tensor<1xf32>, %a2: tensor<1x1x1xf32>) -> tensor<?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1xf32> to tensor<?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %r = linalg.pooling_nwc_min {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%ca0, %ca1 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%ca2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

func.func @pooling_nwc_sum(%a0: tensor<1x1x1xf32>, %a1: tensor<1xf32>, %a2: tensor<1x1x1xf32>) -> tensor<?x?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1xf32> to tensor<?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1x1xf32> to tensor<?x?x?xf32>
  %r = linalg.pooling_nwc_sum {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%ca0, %ca1 : tensor<?x?x?xf32>, tensor<?xf32>) outs(%ca2 : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

func.func @powf(%a0: tensor<1x1xf32>, %a1: tensor<1x1xf32>, %a2: tensor<1x1xf32>) -> tensor<?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1xf32> to tensor<?x?xf32>
  %r = linalg.powf ins(%ca0, %ca1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%ca2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @reciprocal(%a0: tensor<1x1xf32>, %a1: tensor<1x1xf32>) -> tensor<?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1xf32> to tensor<?x?xf32>
  %r = linalg.reciprocal ins(%ca0 : tensor<?x?xf32>) outs(%ca1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @round(%a0: tensor<1x1xf32>, %a1: tensor<1x1xf32>) -> tensor<?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1xf32> to tensor<?x?xf32>
  %r = linalg.round ins(%ca0 : tensor<?x?xf32>) outs(%ca1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @rsqrt(%a0: tensor<1x1xf32>, %a1: tensor<1x1xf32>) -> tensor<?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1xf32> to tensor<?x?xf32>
  %r = linalg.rsqrt ins(%ca0 : tensor<?x?xf32>) outs(%ca1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @select(%a0: tensor<1x1xi1>, %a1: tensor<1x1xf32>, %a2: tensor<1x1xf32>, %a3: tensor<1x1xf32>) -> tensor<?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1xi1> to tensor<?x?xi1>
  %ca1 = tensor.cast %a1 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca3 = tensor.cast %a3 : tensor<1x1xf32> to tensor<?x?xf32>
  %r = linalg.select ins(%ca0, %ca1, %ca2 : tensor<?x?xi1>, tensor<?x?xf32>, tensor<?x?xf32>) outs(%ca3 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @sqrt(%a0: tensor<1x1xf32>, %a1: tensor<1x1xf32>) -> tensor<?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1xf32> to tensor<?x?xf32>
  %r = linalg.sqrt ins(%ca0 : tensor<?x?xf32>) outs(%ca1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @square(%a0: tensor<1x1xf32>, %a1: tensor<1x1xf32>) -> tensor<?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1xf32> to tensor<?x?xf32>
  %r = linalg.square ins(%ca0 : tensor<?x?xf32>) outs(%ca1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @sub(%a0: tensor<1x1xf32>, %a1: tensor<1x1xf32>, %a2: tensor<1x1xf32>) -> tensor<?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1x1xf32> to tensor<?x?xf32>
  %r = linalg.sub ins(%ca0, %ca1 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%ca2 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @tanh(%a0: tensor<1x1xf32>, %a1: tensor<1x1xf32>) -> tensor<?x?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1xf32> to tensor<?x?xf32>
  %r = linalg.tanh ins(%ca0 : tensor<?x?xf32>) outs(%ca1 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

func.func @vecmat(%a0: tensor<1xf32>, %a1: tensor<1x1xf32>, %a2: tensor<1xf32>) -> tensor<?xf32> {
  %ca0 = tensor.cast %a0 : tensor<1xf32> to tensor<?xf32>
  %ca1 = tensor.cast %a1 : tensor<1x1xf32> to tensor<?x?xf32>
  %ca2 = tensor.cast %a2 : tensor<1xf32> to tensor<?xf32>
  %r = linalg.vecmat ins(%ca0, %ca1 : tensor<?xf32>, tensor<?x?xf32>) outs(%ca2 : tensor<?xf32>) -> tensor<?xf32>
  return %r : tensor<?xf32>
}

func.func @div_unsigned(%a0: tensor<1x1xi32>, %a1: tensor<1x1xi32>, %a2: tensor<1x1xi32>) -> tensor<?x?xi32> {
  %ca0 = tensor.cast %a0 : tensor<1x1xi32> to tensor<?x?xi32>
  %ca1 = tensor.cast %a1 : tensor<1x1xi32> to tensor<?x?xi32>
  %ca2 = tensor.cast %a2 : tensor<1x1xi32> to tensor<?x?xi32>
  %r = linalg.div_unsigned ins(%ca0, %ca1 : tensor<?x?xi32>, tensor<?x?xi32>) outs(%ca2 : tensor<?x?xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}

func.func @conv_2d_nchw_fchw_q(%a0: tensor<1x1x1x1xi8>, %a1: tensor<1x1x1x1xi8>, %a2: i32, %a3: i32, %a4: tensor<1x1x1x1xi32>) -> tensor<?x?x?x?xi32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1x1xi8> to tensor<?x?x?x?xi8>
  %ca1 = tensor.cast %a1 : tensor<1x1x1x1xi8> to tensor<?x?x?x?xi8>
  %ca4 = tensor.cast %a4 : tensor<1x1x1x1xi32> to tensor<?x?x?x?xi32>
  %r = linalg.conv_2d_nchw_fchw_q ins(%ca0, %ca1, %a2, %a3 : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32) outs(%ca4 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}

func.func @conv_2d_ngchw_gfchw_q(%a0: tensor<1x1x1x1x1xi8>, %a1: tensor<1x1x1x1x1xi8>, %a2: i32, %a3: i32, %a4: tensor<1x1x1x1x1xi32>) -> tensor<?x?x?x?x?xi32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1x1x1xi8> to tensor<?x?x?x?x?xi8>
  %ca1 = tensor.cast %a1 : tensor<1x1x1x1x1xi8> to tensor<?x?x?x?x?xi8>
  %ca4 = tensor.cast %a4 : tensor<1x1x1x1x1xi32> to tensor<?x?x?x?x?xi32>
  %r = linalg.conv_2d_ngchw_gfchw_q ins(%ca0, %ca1, %a2, %a3 : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, i32, i32) outs(%ca4 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return %r : tensor<?x?x?x?x?xi32>
}

func.func @conv_2d_nhwc_fhwc_q(%a0: tensor<1x1x1x1xi8>, %a1: tensor<1x1x1x1xi8>, %a2: i32, %a3: i32, %a4: tensor<1x1x1x1xi32>) -> tensor<?x?x?x?xi32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1x1xi8> to tensor<?x?x?x?xi8>
  %ca1 = tensor.cast %a1 : tensor<1x1x1x1xi8> to tensor<?x?x?x?xi8>
  %ca4 = tensor.cast %a4 : tensor<1x1x1x1xi32> to tensor<?x?x?x?xi32>
  %r = linalg.conv_2d_nhwc_fhwc_q ins(%ca0, %ca1, %a2, %a3 : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32) outs(%ca4 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}

func.func @conv_2d_nhwc_hwcf_q(%a0: tensor<1x1x1x1xi8>, %a1: tensor<1x1x1x1xi8>, %a2: i32, %a3: i32, %a4: tensor<1x1x1x1xi32>) -> tensor<?x?x?x?xi32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1x1xi8> to tensor<?x?x?x?xi8>
  %ca1 = tensor.cast %a1 : tensor<1x1x1x1xi8> to tensor<?x?x?x?xi8>
  %ca4 = tensor.cast %a4 : tensor<1x1x1x1xi32> to tensor<?x?x?x?xi32>
  %r = linalg.conv_2d_nhwc_hwcf_q ins(%ca0, %ca1, %a2, %a3 : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32) outs(%ca4 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}

func.func @conv_2d_nhwgc_gfhwc_q(%a0: tensor<1x1x1x1x1xi8>, %a1: tensor<1x1x1x1x1xi8>, %a2: i32, %a3: i32, %a4: tensor<1x1x1x1x1xi32>) -> tensor<?x?x?x?x?xi32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1x1x1xi8> to tensor<?x?x?x?x?xi8>
  %ca1 = tensor.cast %a1 : tensor<1x1x1x1x1xi8> to tensor<?x?x?x?x?xi8>
  %ca4 = tensor.cast %a4 : tensor<1x1x1x1x1xi32> to tensor<?x?x?x?x?xi32>
  %r = linalg.conv_2d_nhwgc_gfhwc_q ins(%ca0, %ca1, %a2, %a3 : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, i32, i32) outs(%ca4 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return %r : tensor<?x?x?x?x?xi32>
}

func.func @conv_3d_ndhwc_dhwcf_q(%a0: tensor<1x1x1x1x1xi8>, %a1: tensor<1x1x1x1x1xi8>, %a2: i32, %a3: i32, %a4: tensor<1x1x1x1x1xi32>) -> tensor<?x?x?x?x?xi32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1x1x1xi8> to tensor<?x?x?x?x?xi8>
  %ca1 = tensor.cast %a1 : tensor<1x1x1x1x1xi8> to tensor<?x?x?x?x?xi8>
  %ca4 = tensor.cast %a4 : tensor<1x1x1x1x1xi32> to tensor<?x?x?x?x?xi32>
  %r = linalg.conv_3d_ndhwc_dhwcf_q ins(%ca0, %ca1, %a2, %a3 : tensor<?x?x?x?x?xi8>, tensor<?x?x?x?x?xi8>, i32, i32) outs(%ca4 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return %r : tensor<?x?x?x?x?xi32>
}

func.func @depthwise_conv_2d_nhwc_hwc_q(%a0: tensor<1x1x1x1xi8>, %a1: tensor<1x1x1xi8>, %a2: i32, %a3: i32, %a4: tensor<1x1x1x1xi32>) -> tensor<?x?x?x?xi32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1x1xi8> to tensor<?x?x?x?xi8>
  %ca1 = tensor.cast %a1 : tensor<1x1x1xi8> to tensor<?x?x?xi8>
  %ca4 = tensor.cast %a4 : tensor<1x1x1x1xi32> to tensor<?x?x?x?xi32>
  %r = linalg.depthwise_conv_2d_nhwc_hwc_q ins(%ca0, %ca1, %a2, %a3 : tensor<?x?x?x?xi8>, tensor<?x?x?xi8>, i32, i32) outs(%ca4 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}

func.func @depthwise_conv_2d_nhwc_hwcm_q(%a0: tensor<1x1x1x1xi8>, %a1: tensor<1x1x1x1xi8>, %a2: i32, %a3: i32, %a4: tensor<1x1x1x1x1xi32>) -> tensor<?x?x?x?x?xi32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1x1xi8> to tensor<?x?x?x?xi8>
  %ca1 = tensor.cast %a1 : tensor<1x1x1x1xi8> to tensor<?x?x?x?xi8>
  %ca4 = tensor.cast %a4 : tensor<1x1x1x1x1xi32> to tensor<?x?x?x?x?xi32>
  %r = linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%ca0, %ca1, %a2, %a3 : tensor<?x?x?x?xi8>, tensor<?x?x?x?xi8>, i32, i32) outs(%ca4 : tensor<?x?x?x?x?xi32>) -> tensor<?x?x?x?x?xi32>
  return %r : tensor<?x?x?x?x?xi32>
}

func.func @pooling_nhwc_max_unsigned(%a0: tensor<1x1x1x1xi8>, %a1: tensor<1x1xi8>, %a2: tensor<1x1x1x1xi32>) -> tensor<?x?x?x?xi32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1x1xi8> to tensor<?x?x?x?xi8>
  %ca1 = tensor.cast %a1 : tensor<1x1xi8> to tensor<?x?xi8>
  %ca2 = tensor.cast %a2 : tensor<1x1x1x1xi32> to tensor<?x?x?x?xi32>
  %r = linalg.pooling_nhwc_max_unsigned ins(%ca0, %ca1 : tensor<?x?x?x?xi8>, tensor<?x?xi8>) outs(%ca2 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}

func.func @pooling_nhwc_min_unsigned(%a0: tensor<1x1x1x1xi8>, %a1: tensor<1x1xi8>, %a2: tensor<1x1x1x1xi32>) -> tensor<?x?x?x?xi32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1x1xi8> to tensor<?x?x?x?xi8>
  %ca1 = tensor.cast %a1 : tensor<1x1xi8> to tensor<?x?xi8>
  %ca2 = tensor.cast %a2 : tensor<1x1x1x1xi32> to tensor<?x?x?x?xi32>
  %r = linalg.pooling_nhwc_min_unsigned ins(%ca0, %ca1 : tensor<?x?x?x?xi8>, tensor<?x?xi8>) outs(%ca2 : tensor<?x?x?x?xi32>) -> tensor<?x?x?x?xi32>
  return %r : tensor<?x?x?x?xi32>
}

func.func @pooling_nwc_max_unsigned(%a0: tensor<1x1x1xi8>, %a1: tensor<1xi8>, %a2: tensor<1x1x1xi32>) -> tensor<?x?x?xi32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1xi8> to tensor<?x?x?xi8>
  %ca1 = tensor.cast %a1 : tensor<1xi8> to tensor<?xi8>
  %ca2 = tensor.cast %a2 : tensor<1x1x1xi32> to tensor<?x?x?xi32>
  %r = linalg.pooling_nwc_max_unsigned {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%ca0, %ca1 : tensor<?x?x?xi8>, tensor<?xi8>) outs(%ca2 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return %r : tensor<?x?x?xi32>
}

func.func @pooling_nwc_min_unsigned(%a0: tensor<1x1x1xi8>, %a1: tensor<1xi8>, %a2: tensor<1x1x1xi32>) -> tensor<?x?x?xi32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1xi8> to tensor<?x?x?xi8>
  %ca1 = tensor.cast %a1 : tensor<1xi8> to tensor<?xi8>
  %ca2 = tensor.cast %a2 : tensor<1x1x1xi32> to tensor<?x?x?xi32>
  %r = linalg.pooling_nwc_min_unsigned {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%ca0, %ca1 : tensor<?x?x?xi8>, tensor<?xi8>) outs(%ca2 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return %r : tensor<?x?x?xi32>
}

func.func @quantized_batch_matmul(%a0: tensor<1x1x1xi8>, %a1: tensor<1x1x1xi8>, %a2: i32, %a3: i32, %a4: tensor<1x1x1xi32>) -> tensor<?x?x?xi32> {
  %ca0 = tensor.cast %a0 : tensor<1x1x1xi8> to tensor<?x?x?xi8>
  %ca1 = tensor.cast %a1 : tensor<1x1x1xi8> to tensor<?x?x?xi8>
  %ca4 = tensor.cast %a4 : tensor<1x1x1xi32> to tensor<?x?x?xi32>
  %r = linalg.quantized_batch_matmul ins(%ca0, %ca1, %a2, %a3 : tensor<?x?x?xi8>, tensor<?x?x?xi8>, i32, i32) outs(%ca4 : tensor<?x?x?xi32>) -> tensor<?x?x?xi32>
  return %r : tensor<?x?x?xi32>
}

func.func @quantized_matmul(%a0: tensor<1x1xi8>, %a1: tensor<1x1xi8>, %a2: i32, %a3: i32, %a4: tensor<1x1xi32>) -> tensor<?x?xi32> {
  %ca0 = tensor.cast %a0 : tensor<1x1xi8> to tensor<?x?xi8>
  %ca1 = tensor.cast %a1 : tensor<1x1xi8> to tensor<?x?xi8>
  %ca4 = tensor.cast %a4 : tensor<1x1xi32> to tensor<?x?xi32>
  %r = linalg.quantized_matmul ins(%ca0, %ca1, %a2, %a3 : tensor<?x?xi8>, tensor<?x?xi8>, i32, i32) outs(%ca4 : tensor<?x?xi32>) -> tensor<?x?xi32>
  return %r : tensor<?x?xi32>
}

func.func @others(%a: tensor<1x1xf32>, %b: tensor<1xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  %ca = tensor.cast %a : tensor<1x1xf32> to tensor<?x?xf32>
  %cb = tensor.cast %b : tensor<1xf32> to tensor<?xf32>
  %0 = linalg.broadcast ins(%cb : tensor<?xf32>) outs(%ca : tensor<?x?xf32>) dimensions = [0]
  %1 = linalg.transpose ins(%ca : tensor<?x?xf32>) outs(%ca : tensor<?x?xf32>) permutation = [1, 0]
  %2 = linalg.reduce { arith.addf } ins(%ca : tensor<?x?xf32>) outs(%cb : tensor<?xf32>) dimensions = [0]
  %3 = linalg.map { math.exp } ins(%cb : tensor<?xf32>) outs(%cb : tensor<?xf32>)
  %4 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%cb : tensor<?xf32>) outs(%cb : tensor<?xf32>) -> tensor<?xf32>
  %5 = linalg.contract indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>]
      ins(%ca, %cb : tensor<?x?xf32>, tensor<?xf32>) outs(%cb : tensor<?xf32>) -> tensor<?xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
}
