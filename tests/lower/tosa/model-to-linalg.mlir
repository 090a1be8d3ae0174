// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(tosa-optional-decompositions,canonicalize,tosa-infer-shapes,tosa-make-broadcastable,tosa-to-linalg-named,canonicalize,tosa-layerwise-constant-fold,tosa-make-broadcastable),func.func(tosa-to-linalg))'
// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(tosa-optional-decompositions,canonicalize,tosa-infer-shapes,tosa-make-broadcastable,tosa-to-linalg-named,canonicalize,tosa-layerwise-constant-fold,tosa-make-broadcastable),func.func(tosa-to-linalg,tosa-to-arith{include-apply-rescale=1},tosa-to-tensor,tosa-to-scf))'

// A small network as the TOSA tools and torch-mlir write it.
module {
  func.func @main(%arg0: tensor<1x3x32x32xf32>) -> tensor<1x10xf32> {
    %0 = "tosa.const"() <{values = dense<1.000000e-01> : tensor<8x3x3x3xf32>}> : () -> tensor<8x3x3x3xf32>
    %1 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<8xf32>}> : () -> tensor<8xf32>
    %2 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
    %3 = "tosa.const"() <{values = dense<2.000000e-01> : tensor<3x3x8x1xf32>}> : () -> tensor<3x3x8x1xf32>
    %4 = "tosa.const"() <{values = dense<5.000000e-01> : tensor<1x8x10xf32>}> : () -> tensor<1x8x10xf32>
    %5 = "tosa.const"() <{values = dense<2.500000e-01> : tensor<1x10xf32>}> : () -> tensor<1x10xf32>
    %6 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %7 = "tosa.const"() <{values = dense<1.562500e-02> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
    %8 = "tosa.const"() <{values = dense<9.99999974E-6> : tensor<1x1x1x1xf32>}> : () -> tensor<1x1x1x1xf32>
    %9 = tosa.transpose %arg0 {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x3x32x32xf32>) -> tensor<1x32x32x3xf32>
    %10 = tosa.conv2d %9, %0, %1, %2, %2 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x32x32x3xf32>, tensor<8x3x3x3xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x32x32x8xf32>
    %11 = tosa.clamp %10 {max_val = 6.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (tensor<1x32x32x8xf32>) -> tensor<1x32x32x8xf32>
    %12 = tosa.depthwise_conv2d %11, %3, %1, %2, %2 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<3x3x8x1xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x32x32x8xf32>
    %13 = tosa.max_pool2d %12 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x32x32x8xf32>) -> tensor<1x16x16x8xf32>
    %14 = tosa.avg_pool2d %13, %2, %2 {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x16x16x8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x8xf32>
    %15 = tosa.sigmoid %14 : (tensor<1x8x8x8xf32>) -> tensor<1x8x8x8xf32>
    %16 = tosa.mul %14, %15, %6 : (tensor<1x8x8x8xf32>, tensor<1x8x8x8xf32>, tensor<1xi8>) -> tensor<1x8x8x8xf32>
    %17 = tosa.reduce_sum %16 {axis = 1 : i32} : (tensor<1x8x8x8xf32>) -> tensor<1x1x8x8xf32>
    %18 = tosa.reduce_sum %17 {axis = 2 : i32} : (tensor<1x1x8x8xf32>) -> tensor<1x1x1x8xf32>
    %19 = tosa.mul %18, %7, %6 : (tensor<1x1x1x8xf32>, tensor<1x1x1x1xf32>, tensor<1xi8>) -> tensor<1x1x1x8xf32>
    %20 = tosa.add %19, %8 : (tensor<1x1x1x8xf32>, tensor<1x1x1x1xf32>) -> tensor<1x1x1x8xf32>
    %21 = tosa.rsqrt %20 : (tensor<1x1x1x8xf32>) -> tensor<1x1x1x8xf32>
    %22 = tosa.sub %19, %21 : (tensor<1x1x1x8xf32>, tensor<1x1x1x8xf32>) -> tensor<1x1x1x8xf32>
    %23 = tosa.const_shape {values = dense<[1, 1, 8]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %24 = tosa.reshape %22, %23 : (tensor<1x1x1x8xf32>, !tosa.shape<3>) -> tensor<1x1x8xf32>
    %25 = tosa.matmul %24, %4, %2, %2 : (tensor<1x1x8xf32>, tensor<1x8x10xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x10xf32>
    %26 = tosa.const_shape {values = dense<[1, 10]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %27 = tosa.reshape %25, %26 : (tensor<1x1x10xf32>, !tosa.shape<2>) -> tensor<1x10xf32>
    %28 = tosa.add %27, %5 : (tensor<1x10xf32>, tensor<1x10xf32>) -> tensor<1x10xf32>
    %29 = tosa.reduce_max %28 {axis = 1 : i32} : (tensor<1x10xf32>) -> tensor<1x1xf32>
    %30 = tosa.sub %28, %29 : (tensor<1x10xf32>, tensor<1x1xf32>) -> tensor<1x10xf32>
    %31 = tosa.exp %30 : (tensor<1x10xf32>) -> tensor<1x10xf32>
    %32 = tosa.reduce_sum %31 {axis = 1 : i32} : (tensor<1x10xf32>) -> tensor<1x1xf32>
    %33 = tosa.reciprocal %32 : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %34 = tosa.mul %31, %33, %6 : (tensor<1x10xf32>, tensor<1x1xf32>, tensor<1xi8>) -> tensor<1x10xf32>
    return %34 : tensor<1x10xf32>
  }
  func.func @quantized(%arg0: tensor<?x8x8x4xi8>, %arg1: tensor<?x5xi32>) -> (tensor<?x8x8x4xi8>, tensor<?x5x16xi8>) {
    %w = "tosa.const"() <{values = dense<3> : tensor<4x1x1x4xi8>}> : () -> tensor<4x1x1x4xi8>
    %b = "tosa.const"() <{values = dense<[1, 2, 3, 4]> : tensor<4xi32>}> : () -> tensor<4xi32>
    %izp = "tosa.const"() <{values = dense<-128> : tensor<1xi8>}> : () -> tensor<1xi8>
    %wzp = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
    %m = "tosa.const"() <{values = dense<[1073741824, 1173741824, 1273741824, 1373741824]> : tensor<4xi32>}> : () -> tensor<4xi32>
    %s = "tosa.const"() <{values = dense<[36, 37, 38, 39]> : tensor<4xi8>}> : () -> tensor<4xi8>
    %z32 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %t = "tosa.const"() <{values = dense<1> : tensor<1x100x16xi8>}> : () -> tensor<1x100x16xi8>
    %0 = tosa.conv2d %arg0, %w, %b, %izp, %wzp {acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<?x8x8x4xi8>, tensor<4x1x1x4xi8>, tensor<4xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<?x8x8x4xi32>
    %1 = tosa.rescale %0, %m, %s, %z32, %izp {scale32 = true, rounding_mode = DOUBLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<?x8x8x4xi32>, tensor<4xi32>, tensor<4xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<?x8x8x4xi8>
    %sh = tosa.const_shape {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %2 = tosa.reshape %arg1, %sh : (tensor<?x5xi32>, !tosa.shape<2>) -> tensor<1x?xi32>
    %3 = tosa.gather %t, %2 : (tensor<1x100x16xi8>, tensor<1x?xi32>) -> tensor<1x?x16xi8>
    %sh3 = tosa.const_shape {values = dense<[-1, 5, 16]> : tensor<3xindex>} : () -> !tosa.shape<3>
    %4 = tosa.reshape %3, %sh3 : (tensor<1x?x16xi8>, !tosa.shape<3>) -> tensor<?x5x16xi8>
    %tab = "tosa.const"() <{values = dense<2> : tensor<256xi8>}> : () -> tensor<256xi8>
    %st = tosa.const_shape {values = dense<[0, 0, 0, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
    %5 = tosa.table %1, %tab : (tensor<?x8x8x4xi8>, tensor<256xi8>) -> tensor<?x8x8x4xi8>
    return %5, %4 : tensor<?x8x8x4xi8>, tensor<?x5x16xi8>
  }
}
