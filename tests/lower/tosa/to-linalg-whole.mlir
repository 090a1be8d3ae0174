// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg))'

func.func @resc(%a: tensor<2x?xi8>, %b: tensor<2x3xi32>, %c: tensor<3xui8>, %d: tensor<2xi48>, %e: tensor<2xi16>) -> (tensor<2x?xi8>, tensor<2x3xi8>, tensor<3xi8>, tensor<2xi16>, tensor<2xi32>, tensor<3xui8>) {
  %m = "tosa.const"() <{values = dense<19689> : tensor<1xi16>}> : () -> tensor<1xi16>
  %m32 = "tosa.const"() <{values = dense<1073741824> : tensor<1xi32>}> : () -> tensor<1xi32>
  %s = "tosa.const"() <{values = dense<15> : tensor<1xi8>}> : () -> tensor<1xi8>
  %s33 = "tosa.const"() <{values = dense<33> : tensor<1xi8>}> : () -> tensor<1xi8>
  %mc = "tosa.const"() <{values = dense<[1, 2, 3]> : tensor<3xi32>}> : () -> tensor<3xi32>
  %sc = "tosa.const"() <{values = dense<[14, 15, 64]> : tensor<3xi8>}> : () -> tensor<3xi8>
  %z = "tosa.const"() <{values = dense<17> : tensor<1xi8>}> : () -> tensor<1xi8>
  %uz = "tosa.const"() <{values = dense<128> : tensor<1xui8>}> : () -> tensor<1xui8>
  %z32 = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
  %z16 = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
  %z48 = "tosa.const"() <{values = dense<0> : tensor<1xi48>}> : () -> tensor<1xi48>
  %0 = tosa.rescale %a, %m, %s, %z, %z {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2x?xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x?xi8>
  %1 = tosa.rescale %b, %mc, %sc, %z32, %z {scale32 = true, rounding_mode = DOUBLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<2x3xi32>, tensor<3xi32>, tensor<3xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<2x3xi8>
  %2 = tosa.rescale %c, %m32, %s33, %uz, %z {scale32 = true, rounding_mode = DOUBLE_ROUND, per_channel = false, input_unsigned = true, output_unsigned = false} : (tensor<3xui8>, tensor<1xi32>, tensor<1xi8>, tensor<1xui8>, tensor<1xi8>) -> tensor<3xi8>
  %3 = tosa.rescale %d, %m, %s, %z48, %z16 {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2xi48>, tensor<1xi16>, tensor<1xi8>, tensor<1xi48>, tensor<1xi16>) -> tensor<2xi16>
  %4 = tosa.rescale %e, %m, %s, %z16, %z32 {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2xi16>, tensor<1xi16>, tensor<1xi8>, tensor<1xi16>, tensor<1xi32>) -> tensor<2xi32>
  %5 = tosa.rescale %2, %m32, %s33, %z, %uz {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = true} : (tensor<3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xui8>) -> tensor<3xui8>
  return %0, %1, %2, %3, %4, %5: tensor<2x?xi8>, tensor<2x3xi8>, tensor<3xi8>, tensor<2xi16>, tensor<2xi32>, tensor<3xui8>
}
func.func @rev(%a: tensor<5x?x4xi32>) -> (tensor<5x?x4xi32>, tensor<5x?x4xi32>) {
  %0 = tosa.reverse %a {axis = 0 : i32} : (tensor<5x?x4xi32>) -> tensor<5x?x4xi32>
  %1 = tosa.reverse %0 {axis = 1 : i32} : (tensor<5x?x4xi32>) -> tensor<5x?x4xi32>
  return %0, %1 : tensor<5x?x4xi32>, tensor<5x?x4xi32>
}
func.func @tile(%a: tensor<2x3xi8>, %b: tensor<2x?xi8>) -> (tensor<4x9xi8>, tensor<2x?xi8>) {
  %m = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %m1 = tosa.const_shape {values = dense<[1, 7]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.tile %a, %m : (tensor<2x3xi8>, !tosa.shape<2>) -> tensor<4x9xi8>
  %1 = tosa.tile %b, %m1 : (tensor<2x?xi8>, !tosa.shape<2>) -> tensor<2x?xi8>
  return %0, %1 : tensor<4x9xi8>, tensor<2x?xi8>
}
func.func @argmax(%a: tensor<3x?xi32>, %b: tensor<3x2xf32>) -> (tensor<?xi32>, tensor<3xi64>, tensor<2xi32>) {
  %0 = tosa.argmax %a {axis = 0 : i32} : (tensor<3x?xi32>) -> tensor<?xi32>
  %1 = tosa.argmax %b {axis = 1 : i32} : (tensor<3x2xf32>) -> tensor<3xi64>
  %2 = tosa.argmax %b {axis = 0 : i32, nan_mode = IGNORE} : (tensor<3x2xf32>) -> tensor<2xi32>
  return %0, %1, %2 : tensor<?xi32>, tensor<3xi64>, tensor<2xi32>
}
func.func @gather(%a: tensor<?x3x?xf32>, %i: tensor<?x?xi32>, %b: tensor<2x3x4xi8>, %j: tensor<2x6xi32>) -> (tensor<?x?x?xf32>, tensor<2x6x4xi8>) {
  %0 = tosa.gather %a, %i : (tensor<?x3x?xf32>, tensor<?x?xi32>) -> tensor<?x?x?xf32>
  %1 = tosa.gather %b, %j : (tensor<2x3x4xi8>, tensor<2x6xi32>) -> tensor<2x6x4xi8>
  return %0, %1 : tensor<?x?x?xf32>, tensor<2x6x4xi8>
}
func.func @table(%a: tensor<6x?xi8>, %t: tensor<256xi8>, %b: tensor<6xi16>, %u: tensor<513xi16>) -> (tensor<6x?xi8>, tensor<6xi32>) {
  %0 = tosa.table %a, %t : (tensor<6x?xi8>, tensor<256xi8>) -> tensor<6x?xi8>
  %1 = tosa.table %b, %u : (tensor<6xi16>, tensor<513xi16>) -> tensor<6xi32>
  return %0, %1 : tensor<6x?xi8>, tensor<6xi32>
}
func.func @id(%a: tensor<3xf32>) -> tensor<3xf32> {
  %0 = tosa.identity %a : (tensor<3xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
func.func @red(%a: tensor<2x3xf32>, %i: tensor<2x3xi32>, %b: tensor<2x3xi1>, %d: tensor<?x?xf16>) {
  %0 = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
  %1 = tosa.reduce_product %a {axis = 1 : i32} : (tensor<2x3xf32>) -> tensor<2x1xf32>
  %2 = tosa.reduce_max %a {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
  %3 = tosa.reduce_min %a {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
  %4 = tosa.reduce_sum %i {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  %5 = tosa.reduce_max %i {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  %6 = tosa.reduce_min %i {axis = 1 : i32} : (tensor<2x3xi32>) -> tensor<2x1xi32>
  %7 = tosa.reduce_all %b {axis = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x1xi1>
  %8 = tosa.reduce_any %b {axis = 0 : i32} : (tensor<2x3xi1>) -> tensor<1x3xi1>
  %9 = tosa.reduce_max %d {axis = 0 : i32, nan_mode = IGNORE} : (tensor<?x?xf16>) -> tensor<1x?xf16>
  %10 = tosa.reduce_min %d {axis = 1 : i32, nan_mode = IGNORE} : (tensor<?x?xf16>) -> tensor<?x1xf16>
  %11 = tosa.reduce_sum %d {axis = 1 : i32} : (tensor<?x?xf16>) -> tensor<?x1xf16>
  return
}
