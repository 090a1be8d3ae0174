// RUN: terrace opt %s --canonicalize

// Each structured operation on memrefs without elements is erased.

func.func @others(%a: memref<0x4xf32>, %r: memref<4xf32>, %e: memref<0xf32>, %t: memref<4x0xf32>) {
  linalg.broadcast ins(%r : memref<4xf32>) outs(%a : memref<0x4xf32>) dimensions = [0]
  linalg.transpose ins(%a : memref<0x4xf32>) outs(%t : memref<4x0xf32>) permutation = [1, 0]
  linalg.reduce { arith.addf } ins(%a : memref<0x4xf32>) outs(%r : memref<4xf32>) dimensions = [0]
  linalg.map { math.exp } ins(%e : memref<0xf32>) outs(%e : memref<0xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%e : memref<0xf32>) outs(%e : memref<0xf32>)
  linalg.contract indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>]
      ins(%a, %e : memref<0x4xf32>, memref<0xf32>) outs(%r : memref<4xf32>)
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%e : memref<0xf32>) {
  ^bb0(%x: f32):
    linalg.yield %x : f32
  }
  return
}

func.func @abs(%a0: memref<0x3xf32>, %a1: memref<?x3xf32>) {
  linalg.abs ins(%a0 : memref<0x3xf32>) outs(%a1 : memref<?x3xf32>)
  return
}

func.func @add(%a0: memref<0x3xf32>, %a1: memref<?x3xf32>, %a2: memref<?x3xf32>) {
  linalg.add ins(%a0, %a1 : memref<0x3xf32>, memref<?x3xf32>) outs(%a2 : memref<?x3xf32>)
  return
}

func.func @batch_matmul(%a0: memref<0x3x?xf32>, %a1: memref<?x5x?xf32>, %a2: memref<?x3x?xf32>) {
  linalg.batch_matmul ins(%a0, %a1 : memref<0x3x?xf32>, memref<?x5x?xf32>) outs(%a2 : memref<?x3x?xf32>)
  return
}

func.func @batch_matvec(%a0: memref<0x3x?xf32>, %a1: memref<?x2xf32>, %a2: memref<?x3xf32>) {
  linalg.batch_matvec ins(%a0, %a1 : memref<0x3x?xf32>, memref<?x2xf32>) outs(%a2 : memref<?x3xf32>)
  return
}

func.func @batch_mmt4d(%a0: memref<0x?x?x?x?xf32>, %a1: memref<?x?x?x?x?xf32>, %a2: memref<?x?x?x?x?xf32>) {
  linalg.batch_mmt4d ins(%a0, %a1 : memref<0x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}

func.func @batch_reduce_matmul(%a0: memref<0x3x?xf32>, %a1: memref<?x5x?xf32>, %a2: memref<?x2xf32>) {
  linalg.batch_reduce_matmul ins(%a0, %a1 : memref<0x3x?xf32>, memref<?x5x?xf32>) outs(%a2 : memref<?x2xf32>)
  return
}

func.func @batch_vecmat(%a0: memref<0x3xf32>, %a1: memref<?x3x?xf32>, %a2: memref<?x2xf32>) {
  linalg.batch_vecmat ins(%a0, %a1 : memref<0x3xf32>, memref<?x3x?xf32>) outs(%a2 : memref<?x2xf32>)
  return
}

func.func @ceil(%a0: memref<0x3xf32>, %a1: memref<?x3xf32>) {
  linalg.ceil ins(%a0 : memref<0x3xf32>) outs(%a1 : memref<?x3xf32>)
  return
}

func.func @conv_1d(%a0: memref<0xf32>, %a1: memref<?xf32>, %a2: memref<?xf32>) {
  linalg.conv_1d ins(%a0, %a1 : memref<0xf32>, memref<?xf32>) outs(%a2 : memref<?xf32>)
  return
}

func.func @conv_1d_ncw_fcw(%a0: memref<0x3x?xf32>, %a1: memref<?x3x?xf32>, %a2: memref<?x4x?xf32>) {
  linalg.conv_1d_ncw_fcw {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a0, %a1 : memref<0x3x?xf32>, memref<?x3x?xf32>) outs(%a2 : memref<?x4x?xf32>)
  return
}

func.func @conv_1d_nwc_wcf(%a0: memref<0x12x?xf32>, %a1: memref<?x3x?xf32>, %a2: memref<?x6x?xf32>) {
  linalg.conv_1d_nwc_wcf {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a0, %a1 : memref<0x12x?xf32>, memref<?x3x?xf32>) outs(%a2 : memref<?x6x?xf32>)
  return
}

func.func @conv_2d(%a0: memref<0x7xf32>, %a1: memref<?x2xf32>, %a2: memref<?x6xf32>) {
  linalg.conv_2d ins(%a0, %a1 : memref<0x7xf32>, memref<?x2xf32>) outs(%a2 : memref<?x6xf32>)
  return
}

func.func @conv_2d_nchw_fchw(%a0: memref<0x?x?x?xf32>, %a1: memref<?x?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.conv_2d_nchw_fchw ins(%a0, %a1 : memref<0x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}

func.func @conv_2d_ngchw_fgchw(%a0: memref<0x?x?x?x?xf32>, %a1: memref<?x?x?x?x?xf32>, %a2: memref<?x?x?x?x?xf32>) {
  linalg.conv_2d_ngchw_fgchw ins(%a0, %a1 : memref<0x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}

func.func @conv_2d_ngchw_gfchw(%a0: memref<0x?x?x?x?xf32>, %a1: memref<?x?x?x?x?xf32>, %a2: memref<?x?x?x?x?xf32>) {
  linalg.conv_2d_ngchw_gfchw ins(%a0, %a1 : memref<0x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}

func.func @conv_2d_nhwc_fhwc(%a0: memref<0x?x?x?xf32>, %a1: memref<?x?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.conv_2d_nhwc_fhwc ins(%a0, %a1 : memref<0x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}

func.func @conv_2d_nhwc_hwcf(%a0: memref<0x?x?x?xf32>, %a1: memref<?x?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.conv_2d_nhwc_hwcf ins(%a0, %a1 : memref<0x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}

func.func @conv_2d_nhwgc_gfhwc(%a0: memref<0x?x?x?x?xf32>, %a1: memref<?x?x?x?x?xf32>, %a2: memref<?x?x?x?x?xf32>) {
  linalg.conv_2d_nhwgc_gfhwc ins(%a0, %a1 : memref<0x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}

func.func @conv_3d(%a0: memref<0x7x?xf32>, %a1: memref<?x3x?xf32>, %a2: memref<?x5x?xf32>) {
  linalg.conv_3d ins(%a0, %a1 : memref<0x7x?xf32>, memref<?x3x?xf32>) outs(%a2 : memref<?x5x?xf32>)
  return
}

func.func @conv_3d_ncdhw_fcdhw(%a0: memref<0x?x?x?x?xf32>, %a1: memref<?x?x?x?x?xf32>, %a2: memref<?x?x?x?x?xf32>) {
  linalg.conv_3d_ncdhw_fcdhw ins(%a0, %a1 : memref<0x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}

func.func @conv_3d_ndhwc_dhwcf(%a0: memref<0x?x?x?x?xf32>, %a1: memref<?x?x?x?x?xf32>, %a2: memref<?x?x?x?x?xf32>) {
  linalg.conv_3d_ndhwc_dhwcf ins(%a0, %a1 : memref<0x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}

func.func @copy(%a0: memref<0x3xf32>, %a1: memref<?x3xf32>) {
  linalg.copy ins(%a0 : memref<0x3xf32>) outs(%a1 : memref<?x3xf32>)
  return
}

func.func @depthwise_conv_1d_ncw_cw(%a0: memref<0x3x?xf32>, %a1: memref<?x2xf32>, %a2: memref<?x3x?xf32>) {
  linalg.depthwise_conv_1d_ncw_cw {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a0, %a1 : memref<0x3x?xf32>, memref<?x2xf32>) outs(%a2 : memref<?x3x?xf32>)
  return
}

func.func @depthwise_conv_1d_nwc_wc(%a0: memref<0x12x?xf32>, %a1: memref<?x3xf32>, %a2: memref<?x6x?xf32>) {
  linalg.depthwise_conv_1d_nwc_wc {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a0, %a1 : memref<0x12x?xf32>, memref<?x3xf32>) outs(%a2 : memref<?x6x?xf32>)
  return
}

func.func @depthwise_conv_1d_nwc_wcm(%a0: memref<0x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.depthwise_conv_1d_nwc_wcm ins(%a0, %a1 : memref<0x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}

func.func @depthwise_conv_2d_nchw_chw(%a0: memref<0x?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.depthwise_conv_2d_nchw_chw ins(%a0, %a1 : memref<0x?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}

func.func @depthwise_conv_2d_nhwc_hwc(%a0: memref<0x?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwc ins(%a0, %a1 : memref<0x?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}

func.func @depthwise_conv_2d_nhwc_hwcm(%a0: memref<0x?x?x?xf32>, %a1: memref<?x?x?x?xf32>, %a2: memref<?x?x?x?x?xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm ins(%a0, %a1 : memref<0x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}

func.func @depthwise_conv_3d_ncdhw_cdhw(%a0: memref<0x?x?x?x?xf32>, %a1: memref<?x?x?x?xf32>, %a2: memref<?x?x?x?x?xf32>) {
  linalg.depthwise_conv_3d_ncdhw_cdhw ins(%a0, %a1 : memref<0x?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}

func.func @depthwise_conv_3d_ndhwc_dhwc(%a0: memref<0x?x?x?x?xf32>, %a1: memref<?x?x?x?xf32>, %a2: memref<?x?x?x?x?xf32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwc ins(%a0, %a1 : memref<0x?x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}

func.func @depthwise_conv_3d_ndhwc_dhwcm(%a0: memref<0x?x?x?x?xf32>, %a1: memref<?x?x?x?x?xf32>, %a2: memref<?x?x?x?x?x?xf32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwcm ins(%a0, %a1 : memref<0x?x?x?x?xf32>, memref<?x?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?x?x?xf32>)
  return
}

func.func @div(%a0: memref<0x3xf32>, %a1: memref<?x3xf32>, %a2: memref<?x3xf32>) {
  linalg.div ins(%a0, %a1 : memref<0x3xf32>, memref<?x3xf32>) outs(%a2 : memref<?x3xf32>)
  return
}

func.func @dot(%a0: memref<0xf32>, %a1: memref<?xf32>, %a2: memref<f32>) {
  linalg.dot ins(%a0, %a1 : memref<0xf32>, memref<?xf32>) outs(%a2 : memref<f32>)
  return
}

func.func @erf(%a0: memref<0x3xf32>, %a1: memref<?x3xf32>) {
  linalg.erf ins(%a0 : memref<0x3xf32>) outs(%a1 : memref<?x3xf32>)
  return
}

func.func @exp(%a0: memref<0x3xf32>, %a1: memref<?x3xf32>) {
  linalg.exp ins(%a0 : memref<0x3xf32>) outs(%a1 : memref<?x3xf32>)
  return
}

func.func @fill(%a0: f32, %a1: memref<0x3xf32>) {
  linalg.fill ins(%a0 : f32) outs(%a1 : memref<0x3xf32>)
  return
}

func.func @fill_rng_2d(%a0: f64, %a1: f64, %a2: i32, %a3: memref<0x5xf32>) {
  linalg.fill_rng_2d ins(%a0, %a1, %a2 : f64, f64, i32) outs(%a3 : memref<0x5xf32>)
  return
}

func.func @floor(%a0: memref<0x3xf32>, %a1: memref<?x3xf32>) {
  linalg.floor ins(%a0 : memref<0x3xf32>) outs(%a1 : memref<?x3xf32>)
  return
}

func.func @log(%a0: memref<0x3xf32>, %a1: memref<?x3xf32>) {
  linalg.log ins(%a0 : memref<0x3xf32>) outs(%a1 : memref<?x3xf32>)
  return
}

func.func @matmul(%a0: memref<0x5xf32>, %a1: memref<?x2xf32>, %a2: memref<?x2xf32>) {
  linalg.matmul ins(%a0, %a1 : memref<0x5xf32>, memref<?x2xf32>) outs(%a2 : memref<?x2xf32>)
  return
}

func.func @matvec(%a0: memref<?x2xf32>, %a1: memref<0xf32>, %a2: memref<?xf32>) {
  linalg.matvec ins(%a0, %a1 : memref<?x2xf32>, memref<0xf32>) outs(%a2 : memref<?xf32>)
  return
}

func.func @max(%a0: memref<0x3xf32>, %a1: memref<?x3xf32>, %a2: memref<?x3xf32>) {
  linalg.max ins(%a0, %a1 : memref<0x3xf32>, memref<?x3xf32>) outs(%a2 : memref<?x3xf32>)
  return
}

func.func @min(%a0: memref<0x3xf32>, %a1: memref<?x3xf32>, %a2: memref<?x3xf32>) {
  linalg.min ins(%a0, %a1 : memref<0x3xf32>, memref<?x3xf32>) outs(%a2 : memref<?x3xf32>)
  return
}

func.func @mmt4d(%a0: memref<0x?x?x?xf32>, %a1: memref<?x?x?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.mmt4d ins(%a0, %a1 : memref<0x?x?x?xf32>, memref<?x?x?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}

func.func @mul(%a0: memref<0x3xf32>, %a1: memref<?x3xf32>, %a2: memref<?x3xf32>) {
  linalg.mul ins(%a0, %a1 : memref<0x3xf32>, memref<?x3xf32>) outs(%a2 : memref<?x3xf32>)
  return
}

func.func @negf(%a0: memref<0x3xf32>, %a1: memref<?x3xf32>) {
  linalg.negf ins(%a0 : memref<0x3xf32>) outs(%a1 : memref<?x3xf32>)
  return
}

func.func @pooling_nchw_max(%a0: memref<0x?x?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.pooling_nchw_max ins(%a0, %a1 : memref<0x?x?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}

func.func @pooling_nchw_sum(%a0: memref<0x?x?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.pooling_nchw_sum ins(%a0, %a1 : memref<0x?x?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}

func.func @pooling_ncw_max(%a0: memref<?x3x?xf32>, %a1: memref<0xf32>, %a2: memref<?x3x?xf32>) {
  linalg.pooling_ncw_max {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a0, %a1 : memref<?x3x?xf32>, memref<0xf32>) outs(%a2 : memref<?x3x?xf32>)
  return
}

func.func @pooling_ncw_sum(%a0: memref<?x3x?xf32>, %a1: memref<0xf32>, %a2: memref<?x3x?xf32>) {
  linalg.pooling_ncw_sum {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a0, %a1 : memref<?x3x?xf32>, memref<0xf32>) outs(%a2 : memref<?x3x?xf32>)
  return
}

func.func @pooling_ndhwc_max(%a0: memref<0x?x?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?x?x?xf32>) {
  linalg.pooling_ndhwc_max ins(%a0, %a1 : memref<0x?x?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}

func.func @pooling_ndhwc_min(%a0: memref<0x?x?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?x?x?xf32>) {
  linalg.pooling_ndhwc_min ins(%a0, %a1 : memref<0x?x?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}

func.func @pooling_ndhwc_sum(%a0: memref<0x?x?x?x?xf32>, %a1: memref<?x?x?xf32>, %a2: memref<?x?x?x?x?xf32>) {
  linalg.pooling_ndhwc_sum ins(%a0, %a1 : memref<0x?x?x?x?xf32>, memref<?x?x?xf32>) outs(%a2 : memref<?x?x?x?x?xf32>)
  return
}

func.func @pooling_nhwc_max(%a0: memref<0x?x?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.pooling_nhwc_max ins(%a0, %a1 : memref<0x?x?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}

func.func @pooling_nhwc_min(%a0: memref<0x?x?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.pooling_nhwc_min ins(%a0, %a1 : memref<0x?x?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}

func.func @pooling_nhwc_sum(%a0: memref<0x?x?x?xf32>, %a1: memref<?x?xf32>, %a2: memref<?x?x?x?xf32>) {
  linalg.pooling_nhwc_sum ins(%a0, %a1 : memref<0x?x?x?xf32>, memref<?x?xf32>) outs(%a2 : memref<?x?x?x?xf32>)
  return
}

func.func @pooling_nwc_max(%a0: memref<?x12x?xf32>, %a1: memref<0xf32>, %a2: memref<?x6x?xf32>) {
  linalg.pooling_nwc_max {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a0, %a1 : memref<?x12x?xf32>, memref<0xf32>) outs(%a2 : memref<?x6x?xf32>)
  return
}

func.func @pooling_nwc_min(%a0: memref<?x12x?xf32>, %a1: memref<0xf32>, %a2: memref<?x6x?xf32>) {
  linalg.pooling_nwc_min {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a0, %a1 : memref<?x12x?xf32>, memref<0xf32>) outs(%a2 : memref<?x6x?xf32>)
  return
}

func.func @pooling_nwc_sum(%a0: memref<?x12x?xf32>, %a1: memref<0xf32>, %a2: memref<?x6x?xf32>) {
  linalg.pooling_nwc_sum {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a0, %a1 : memref<?x12x?xf32>, memref<0xf32>) outs(%a2 : memref<?x6x?xf32>)
  return
}

func.func @powf(%a0: memref<0x3xf32>, %a1: memref<?x3xf32>, %a2: memref<?x3xf32>) {
  linalg.powf ins(%a0, %a1 : memref<0x3xf32>, memref<?x3xf32>) outs(%a2 : memref<?x3xf32>)
  return
}

func.func @reciprocal(%a0: memref<0x3xf32>, %a1: memref<?x3xf32>) {
  linalg.reciprocal ins(%a0 : memref<0x3xf32>) outs(%a1 : memref<?x3xf32>)
  return
}

func.func @round(%a0: memref<0x3xf32>, %a1: memref<?x3xf32>) {
  linalg.round ins(%a0 : memref<0x3xf32>) outs(%a1 : memref<?x3xf32>)
  return
}

func.func @rsqrt(%a0: memref<0x3xf32>, %a1: memref<?x3xf32>) {
  linalg.rsqrt ins(%a0 : memref<0x3xf32>) outs(%a1 : memref<?x3xf32>)
  return
}

func.func @select(%a0: memref<0x3xi1>, %a1: memref<?x3xf32>, %a2: memref<?x3xf32>, %a3: memref<?x3xf32>) {
  linalg.select ins(%a0, %a1, %a2 : memref<0x3xi1>, memref<?x3xf32>, memref<?x3xf32>) outs(%a3 : memref<?x3xf32>)
  return
}

func.func @sqrt(%a0: memref<0x3xf32>, %a1: memref<?x3xf32>) {
  linalg.sqrt ins(%a0 : memref<0x3xf32>) outs(%a1 : memref<?x3xf32>)
  return
}

func.func @square(%a0: memref<0x3xf32>, %a1: memref<?x3xf32>) {
  linalg.square ins(%a0 : memref<0x3xf32>) outs(%a1 : memref<?x3xf32>)
  return
}

func.func @sub(%a0: memref<0x3xf32>, %a1: memref<?x3xf32>, %a2: memref<?x3xf32>) {
  linalg.sub ins(%a0, %a1 : memref<0x3xf32>, memref<?x3xf32>) outs(%a2 : memref<?x3xf32>)
  return
}

func.func @tanh(%a0: memref<0x3xf32>, %a1: memref<?x3xf32>) {
  linalg.tanh ins(%a0 : memref<0x3xf32>) outs(%a1 : memref<?x3xf32>)
  return
}

func.func @vecmat(%a0: memref<0xf32>, %a1: memref<?x2xf32>, %a2: memref<?xf32>) {
  linalg.vecmat ins(%a0, %a1 : memref<0xf32>, memref<?x2xf32>) outs(%a2 : memref<?xf32>)
  return
}

func.func @div_unsigned(%a0: memref<0x3xi32>, %a1: memref<?x3xi32>, %a2: memref<?x3xi32>) {
  linalg.div_unsigned ins(%a0, %a1 : memref<0x3xi32>, memref<?x3xi32>) outs(%a2 : memref<?x3xi32>)
  return
}

func.func @conv_2d_nchw_fchw_q(%a0: memref<0x?x?x?xi8>, %a1: memref<?x?x?x?xi8>, %a2: i32, %a3: i32, %a4: memref<?x?x?x?xi32>) {
  linalg.conv_2d_nchw_fchw_q ins(%a0, %a1, %a2, %a3 : memref<0x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32) outs(%a4 : memref<?x?x?x?xi32>)
  return
}

func.func @conv_2d_ngchw_gfchw_q(%a0: memref<0x?x?x?x?xi8>, %a1: memref<?x?x?x?x?xi8>, %a2: i32, %a3: i32, %a4: memref<?x?x?x?x?xi32>) {
  linalg.conv_2d_ngchw_gfchw_q ins(%a0, %a1, %a2, %a3 : memref<0x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, i32, i32) outs(%a4 : memref<?x?x?x?x?xi32>)
  return
}

func.func @conv_2d_nhwc_fhwc_q(%a0: memref<0x?x?x?xi8>, %a1: memref<?x?x?x?xi8>, %a2: i32, %a3: i32, %a4: memref<?x?x?x?xi32>) {
  linalg.conv_2d_nhwc_fhwc_q ins(%a0, %a1, %a2, %a3 : memref<0x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32) outs(%a4 : memref<?x?x?x?xi32>)
  return
}

func.func @conv_2d_nhwc_hwcf_q(%a0: memref<0x?x?x?xi8>, %a1: memref<?x?x?x?xi8>, %a2: i32, %a3: i32, %a4: memref<?x?x?x?xi32>) {
  linalg.conv_2d_nhwc_hwcf_q ins(%a0, %a1, %a2, %a3 : memref<0x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32) outs(%a4 : memref<?x?x?x?xi32>)
  return
}

func.func @conv_2d_nhwgc_gfhwc_q(%a0: memref<0x?x?x?x?xi8>, %a1: memref<?x?x?x?x?xi8>, %a2: i32, %a3: i32, %a4: memref<?x?x?x?x?xi32>) {
  linalg.conv_2d_nhwgc_gfhwc_q ins(%a0, %a1, %a2, %a3 : memref<0x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, i32, i32) outs(%a4 : memref<?x?x?x?x?xi32>)
  return
}

func.func @conv_3d_ndhwc_dhwcf_q(%a0: memref<0x?x?x?x?xi8>, %a1: memref<?x?x?x?x?xi8>, %a2: i32, %a3: i32, %a4: memref<?x?x?x?x?xi32>) {
  linalg.conv_3d_ndhwc_dhwcf_q ins(%a0, %a1, %a2, %a3 : memref<0x?x?x?x?xi8>, memref<?x?x?x?x?xi8>, i32, i32) outs(%a4 : memref<?x?x?x?x?xi32>)
  return
}

func.func @depthwise_conv_2d_nhwc_hwc_q(%a0: memref<0x?x?x?xi8>, %a1: memref<?x?x?xi8>, %a2: i32, %a3: i32, %a4: memref<?x?x?x?xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwc_q ins(%a0, %a1, %a2, %a3 : memref<0x?x?x?xi8>, memref<?x?x?xi8>, i32, i32) outs(%a4 : memref<?x?x?x?xi32>)
  return
}

func.func @depthwise_conv_2d_nhwc_hwcm_q(%a0: memref<0x?x?x?xi8>, %a1: memref<?x?x?x?xi8>, %a2: i32, %a3: i32, %a4: memref<?x?x?x?x?xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm_q ins(%a0, %a1, %a2, %a3 : memref<0x?x?x?xi8>, memref<?x?x?x?xi8>, i32, i32) outs(%a4 : memref<?x?x?x?x?xi32>)
  return
}

func.func @pooling_nhwc_max_unsigned(%a0: memref<0x?x?x?xi8>, %a1: memref<?x?xi8>, %a2: memref<?x?x?x?xi32>) {
  linalg.pooling_nhwc_max_unsigned ins(%a0, %a1 : memref<0x?x?x?xi8>, memref<?x?xi8>) outs(%a2 : memref<?x?x?x?xi32>)
  return
}

func.func @pooling_nhwc_min_unsigned(%a0: memref<0x?x?x?xi8>, %a1: memref<?x?xi8>, %a2: memref<?x?x?x?xi32>) {
  linalg.pooling_nhwc_min_unsigned ins(%a0, %a1 : memref<0x?x?x?xi8>, memref<?x?xi8>) outs(%a2 : memref<?x?x?x?xi32>)
  return
}

func.func @pooling_nwc_max_unsigned(%a0: memref<?x12x?xi8>, %a1: memref<0xi8>, %a2: memref<?x6x?xi32>) {
  linalg.pooling_nwc_max_unsigned {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a0, %a1 : memref<?x12x?xi8>, memref<0xi8>) outs(%a2 : memref<?x6x?xi32>)
  return
}

func.func @pooling_nwc_min_unsigned(%a0: memref<?x12x?xi8>, %a1: memref<0xi8>, %a2: memref<?x6x?xi32>) {
  linalg.pooling_nwc_min_unsigned {dilations = dense<[1]> : tensor<1xi64>, strides = dense<[2]> : tensor<1xi64>} ins(%a0, %a1 : memref<?x12x?xi8>, memref<0xi8>) outs(%a2 : memref<?x6x?xi32>)
  return
}

func.func @quantized_batch_matmul(%a0: memref<0x3x?xi8>, %a1: memref<?x5x?xi8>, %a2: i32, %a3: i32, %a4: memref<?x3x?xi32>) {
  linalg.quantized_batch_matmul ins(%a0, %a1, %a2, %a3 : memref<0x3x?xi8>, memref<?x5x?xi8>, i32, i32) outs(%a4 : memref<?x3x?xi32>)
  return
}

func.func @quantized_matmul(%a0: memref<0x5xi8>, %a1: memref<?x2xi8>, %a2: i32, %a3: i32, %a4: memref<?x2xi32>) {
  linalg.quantized_matmul ins(%a0, %a1, %a2, %a3 : memref<0x5xi8>, memref<?x2xi8>, i32, i32) outs(%a4 : memref<?x2xi32>)
  return
}
