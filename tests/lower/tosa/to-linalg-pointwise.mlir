// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg))'

func.func @neg(%a: tensor<2x?xi8>, %b: tensor<3xf32>, %c: tensor<2x3xi32>) -> (tensor<2x?xi8>, tensor<3xf32>, tensor<2x3xi32>) {
  %z = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
  %zf = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %zi = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %0 = tosa.negate %a, %z, %z : (tensor<2x?xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x?xi8>
  %1 = tosa.negate %b, %zf, %zf : (tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3xf32>
  %2 = tosa.negate %c, %zi, %zi : (tensor<2x3xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<2x3xi32>
  return %0, %1, %2 : tensor<2x?xi8>, tensor<3xf32>, tensor<2x3xi32>
}
func.func @dyn(%a: tensor<?x1x?xf32>, %b: tensor<?x4x?xf32>) -> tensor<?x4x?xf32> {
  %0 = tosa.add %a, %b : (tensor<?x1x?xf32>, tensor<?x4x?xf32>) -> tensor<?x4x?xf32>
  return %0 : tensor<?x4x?xf32>
}
func.func @dyn2(%a: tensor<?xf32>) -> (tensor<4xf32>, tensor<?xf32>) {
  %0 = tosa.abs %a : (tensor<?xf32>) -> tensor<4xf32>
  %c = "tosa.const"() <{values = dense<0.0> : tensor<3xf32>}> : () -> tensor<3xf32>
  %1 = tosa.exp %c : (tensor<3xf32>) -> tensor<?xf32>
  return %0, %1 : tensor<4xf32>, tensor<?xf32>
}
func.func @f(%a: tensor<2x3xf32>, %b: tensor<1x3xf32>, %s: tensor<1xi8>) -> tensor<2x3xf32> {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.abs %a : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %1 = tosa.add %0, %b : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  %2 = tosa.sub %1, %b : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  %3 = tosa.mul %2, %b, %z : (tensor<2x3xf32>, tensor<1x3xf32>, tensor<1xi8>) -> tensor<2x3xf32>
  %4 = tosa.reciprocal %3 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %5 = tosa.pow %4, %b : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  %6 = tosa.rsqrt %5 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %7 = tosa.log %6 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %8 = tosa.exp %7 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %9 = tosa.sin %8 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %10 = tosa.cos %9 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %11 = tosa.tanh %10 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %12 = tosa.erf %11 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %13 = tosa.ceil %12 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %14 = tosa.floor %13 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %15 = tosa.sigmoid %14 : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %16 = tosa.maximum %15, %b : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  %17 = tosa.minimum %16, %b {nan_mode = IGNORE} : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  %18 = tosa.greater %17, %b : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xi1>
  %19 = tosa.greater_equal %17, %b : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xi1>
  %20 = tosa.equal %17, %b : (tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xi1>
  %21 = tosa.logical_and %18, %19 : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  %22 = tosa.logical_or %21, %20 : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  %23 = tosa.logical_xor %22, %20 : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  %24 = tosa.logical_not %23 : (tensor<2x3xi1>) -> tensor<2x3xi1>
  %25 = tosa.select %24, %17, %b : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  %26 = tosa.clamp %25 {min_val = -1.5 : f32, max_val = 6.0 : f32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %27 = tosa.clamp %26 {min_val = -1.5 : f32, max_val = 6.0 : f32, nan_mode = IGNORE} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %27 : tensor<2x3xf32>
}
func.func @i(%a: tensor<2x3xi32>, %b: tensor<1x3xi32>, %c: tensor<2x3xi8>, %u: tensor<2x3xi16>) -> (tensor<2x3xi32>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>) {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %z5 = "tosa.const"() <{values = dense<5> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.abs %a : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %1 = tosa.add %0, %b : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
  %2 = tosa.sub %1, %b : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
  %3 = tosa.mul %2, %b, %z : (tensor<2x3xi32>, tensor<1x3xi32>, tensor<1xi8>) -> tensor<2x3xi32>
  %4 = tosa.mul %3, %b, %z5 : (tensor<2x3xi32>, tensor<1x3xi32>, tensor<1xi8>) -> tensor<2x3xi32>
  %5 = tosa.mul %c, %c, %z : (tensor<2x3xi8>, tensor<2x3xi8>, tensor<1xi8>) -> tensor<2x3xi32>
  %6 = tosa.intdiv %4, %5 : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %7 = tosa.bitwise_and %6, %b : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
  %8 = tosa.bitwise_or %7, %b : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
  %9 = tosa.bitwise_xor %8, %b : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
  %10 = tosa.bitwise_not %9 : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %11 = tosa.logical_left_shift %10, %b : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
  %12 = tosa.logical_right_shift %11, %b : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
  %13 = tosa.arithmetic_right_shift %12, %b {round = true} : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
  %14 = tosa.arithmetic_right_shift %13, %b {round = false} : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
  %15 = tosa.clz %14 : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %16 = tosa.maximum %15, %b : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
  %17 = tosa.minimum %16, %b : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
  %18 = tosa.greater %17, %b : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi1>
  %19 = tosa.greater_equal %17, %b : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi1>
  %20 = tosa.equal %17, %b : (tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi1>
  %21 = tosa.logical_and %18, %19 : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
  %22 = tosa.select %21, %17, %b : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
  %23 = tosa.clamp %c {min_val = -1 : i8, max_val = 6 : i8} : (tensor<2x3xi8>) -> tensor<2x3xi8>
  %24 = tosa.clamp %u {min_val = -1 : i16, max_val = 6 : i16} : (tensor<2x3xi16>) -> tensor<2x3xi16>
  %25 = tosa.clamp %22 {min_val = -1 : i32, max_val = 6 : i32} : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %26 = tosa.select %20, %25, %b : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
  %27 = tosa.mul %u, %u, %z5 : (tensor<2x3xi16>, tensor<2x3xi16>, tensor<1xi8>) -> tensor<2x3xi32>
  return %26, %23, %24, %27 : tensor<2x3xi32>, tensor<2x3xi8>, tensor<2x3xi16>, tensor<2x3xi32>
}
func.func @scalar(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = tosa.add %a, %b : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @uclamp(%a: tensor<4xui8>) -> tensor<4xui8> {
  %0 = tosa.clamp %a {min_val = 1 : ui8, max_val = 6 : ui8} : (tensor<4xui8>) -> tensor<4xui8>
  return %0 : tensor<4xui8>
}
