// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

func.func @a(%x: tensor<1x4x4x8xf32>, %i: tensor<1x4x4x8xi32>, %c: tensor<i1>, %t: tensor<4xf32>, %m1: tensor<1xi32>, %s1: tensor<1xi8>, %z: tensor<1xi32>, %b: tensor<4xi1>, %z8: tensor<1xi8>, %i8: tensor<1x4x4x8xi8>) {
  %0 = tosa.argmax %x {axis = 1 : i32} : (tensor<1x4x4x8xf32>) -> tensor<1x4x8xi32>
  %1 = tosa.argmax %x {axis = 1 : i32, nan_mode = IGNORE, foo = 1} : (tensor<1x4x4x8xf32>) -> tensor<1x4x8xi32>
  %2 = tosa.argmax %x {nan_mode = PROPAGATE, axis = 1 : i32} : (tensor<1x4x4x8xf32>) -> tensor<1x4x8xi32>
  %3 = "tosa.argmax"(%x) {nan_mode = #tosa.nan_mode<IGNORE>, axis = 1 : i32} : (tensor<1x4x4x8xf32>) -> tensor<1x4x8xi32>
  %4 = tosa.apply_scale %i, %i, %i8 {rounding_mode = SINGLE_ROUND} : (tensor<1x4x4x8xi32>, tensor<1x4x4x8xi32>, tensor<1x4x4x8xi8>) -> tensor<1x4x4x8xi32>
  %5 = tosa.rescale %i, %m1, %s1, %z, %z8 {scale32 = true, rounding_mode = DOUBLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<1x4x4x8xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<1x4x4x8xi8>
  %sc = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %of = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %bo = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %6 = tosa.resize %x, %sc, %of, %bo {mode = BILINEAR} : (tensor<1x4x4x8xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x?x?x8xf32>
  %7 = tosa.clamp %x {min_val = 0.0 : f32, max_val = 6.0 : f32} : (tensor<1x4x4x8xf32>) -> tensor<1x4x4x8xf32>
  %8 = tosa.maximum %x, %x {nan_mode = IGNORE} : (tensor<1x4x4x8xf32>, tensor<1x4x4x8xf32>) -> tensor<1x4x4x8xf32>
  %9 = tosa.max_pool2d %x {kernel = array<i64: 1, 1>, pad = array<i64: 0,0,0,0>, stride=array<i64: 1, 1>} : (tensor<1x4x4x8xf32>) -> tensor<1x4x4x8xf32>
  %10 = tosa.reduce_max %x {axis=0:i32} : (tensor<1x4x4x8xf32>) -> tensor<1x4x4x8xf32>
  %11 = tosa.cond_if %c (%a = %t, %d = %t) : tensor<i1> (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32> {
    ^bb0(%a: tensor<4xf32>, %d: tensor<4xf32>):
    tosa.yield %a : tensor<4xf32>
  } else {
    ^bb0(%a: tensor<4xf32>, %d: tensor<4xf32>):
    tosa.yield %d : tensor<4xf32>
  }
  %12 = tosa.cond_if %c : tensor<i1> -> tensor<4xf32> {
    tosa.yield %t : tensor<4xf32>
  } else {
    tosa.yield %t : tensor<4xf32>
  }
  %13:2 = tosa.while_loop (%a = %t, %d = %m1) : (tensor<4xf32>, tensor<1xi32>) -> (tensor<4xf32>, tensor<1xi32>) {
    %r = tensor.empty() : tensor<i1>
    tosa.yield %r : tensor<i1>
  } do {
  ^bb0(%a: tensor<4xf32>, %d: tensor<1xi32>):
    tosa.yield %a, %d : tensor<4xf32>, tensor<1xi32>
  }
  %k = "tosa.const"() {values = dense<1.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %k2 = "tosa.const"() <{values = dense<1.0> : tensor<4xf32>}> {foo} : () -> tensor<4xf32>
  return
}
tosa.variable @v : tensor<4x?xf32>
tosa.variable @w = dense<[1.0, 2.0]> : tensor<2xf32>
tosa.variable @s : tensor<f32>
func.func @vv(%x: tensor<2xf32>) {
  tosa.variable_write @w, %x : tensor<2xf32>
  tosa.variable_write @w {foo}, %x : tensor<2xf32>
  %0 = tosa.variable_read @w : tensor<2xf32>
  return
}
