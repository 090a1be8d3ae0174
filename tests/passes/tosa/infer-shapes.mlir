// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(tosa-infer-shapes))'

func.func @a(%x: tensor<2x3xf32>, %y: tensor<1x3xf32>, %c: tensor<i1>) -> tensor<?x?xf32> {
  %0 = tosa.add %x, %y : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<?x?xf32>
  %1 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %s = tosa.const_shape {values = dense<[3, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %2 = tosa.reshape %0, %s : (tensor<?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  %3 = tosa.exp %2 : (tensor<?x?xf32>) -> tensor<*xf32>
  %4 = tosa.transpose %2 {perms = array<i32: 1, 0>} : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = tensor.cast %4 : tensor<?x?xf32> to tensor<2x?xf32>
  %5 = tosa.cond_if %c (%a = %x) : tensor<i1> (tensor<2x3xf32>) -> tensor<?x?xf32> {
  ^bb0(%a: tensor<?x?xf32>):
    %6 = tosa.exp %a : (tensor<?x?xf32>) -> tensor<?x?xf32>
    tosa.yield %6 : tensor<?x?xf32>
  } else {
  ^bb0(%a: tensor<?x?xf32>):
    tosa.yield %a : tensor<?x?xf32>
  }
  return %5 : tensor<?x?xf32>
}
func.func @conv(%i: tensor<1x8x8x4xf32>, %w: tensor<16x3x3x4xf32>, %b: tensor<16xf32>, %dw: tensor<3x3x4x2xf32>, %db: tensor<8xf32>) -> (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<*xf32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.conv2d %i, %w, %b, %z, %z {pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<16x3x3x4xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?x?xf32>
  %1 = tosa.depthwise_conv2d %i, %dw, %db, %z, %z {pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?x?xf32>
  %2 = tosa.max_pool2d %0 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %3 = tosa.transpose_conv2d %i, %w, %b, %z, %z {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 1>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<16x3x3x4xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x?x?x?xf32>
  %4 = tosa.concat %2, %2 {axis = 1 : i32} : (tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>) -> tensor<*xf32>
  return %0, %1, %2, %3, %4 : tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<?x?x?x?xf32>, tensor<*xf32>
}
func.func @loop(%i: tensor<2x3xf32>, %j: tensor<1xi32>) -> (tensor<?x?xf32>, tensor<?xi32>) {
  %0:2 = tosa.while_loop (%a = %i, %d = %j) : (tensor<2x3xf32>, tensor<1xi32>) -> (tensor<?x?xf32>, tensor<?xi32>) {
    %c = tosa.equal %d, %d : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    tosa.yield %c : tensor<1xi1>
  } do {
  ^bb0(%a: tensor<?x?xf32>, %d: tensor<?xi32>):
    %1 = tosa.exp %a : (tensor<?x?xf32>) -> tensor<?x?xf32>
    tosa.yield %1, %d : tensor<?x?xf32>, tensor<?xi32>
  }
  return %0#0, %0#1 : tensor<?x?xf32>, tensor<?xi32>
}

// The shape of a scaled tensor is not inferred.
func.func @scale(%v: tensor<3x1xi32>, %s: tensor<3x1xi8>) -> tensor<?x1xi32> {
  %0 = tosa.apply_scale %v, %v, %s {rounding_mode = DOUBLE_ROUND} : (tensor<3x1xi32>, tensor<3x1xi32>, tensor<3x1xi8>) -> tensor<?x1xi32>
  return %0 : tensor<?x1xi32>
}
