// RUN: terrace opt %s --tosa-layerwise-constant-fold
// RUN: terrace opt %s --tosa-layerwise-constant-fold=aggressive-reduce-constant=true

func.func @a() -> (tensor<2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<1x3xi32>, tensor<2x1xi32>, tensor<2x1xi32>, tensor<1x3xi1>, tensor<2x1x2xi8>) {
  %k2 = "tosa.const"() {values = dense<[2.0, 4.0]> : tensor<2xf32>} : () -> tensor<2xf32>
  %1 = tosa.reciprocal %k2 : (tensor<2xf32>) -> tensor<2xf32>
  %2 = tosa.reciprocal %1 : (tensor<2xf32>) -> tensor<2xf32>
  %k = "tosa.const"() {values = dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
  %3 = tosa.transpose %k {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %i = "tosa.const"() {values = dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %j = "tosa.const"() {values = dense<[[1, 2, 3], [4, 5, 7]]> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %b = "tosa.const"() {values = dense<[[true, false, true], [true, true, false]]> : tensor<2x3xi1>} : () -> tensor<2x3xi1>
  %c = "tosa.const"() {values = dense<[[[1, 2], [3, 4], [5, 6]], [[7, 8], [9, 10], [11, 12]]]> : tensor<2x3x2xi8>} : () -> tensor<2x3x2xi8>
  %4 = tosa.reduce_sum %i {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  %5 = tosa.reduce_product %j {axis = 1 : i32} : (tensor<2x3xi32>) -> tensor<2x1xi32>
  %6 = tosa.reduce_max %j {axis = 1 : i32} : (tensor<2x3xi32>) -> tensor<2x1xi32>
  %7 = tosa.reduce_all %b {axis = 0 : i32} : (tensor<2x3xi1>) -> tensor<1x3xi1>
  %8 = tosa.reduce_sum %c {axis = 1 : i32} : (tensor<2x3x2xi8>) -> tensor<2x1x2xi8>
  return %1, %2, %3, %4, %5, %6, %7, %8 : tensor<2xf32>, tensor<2xf32>, tensor<3x2xf32>, tensor<1x3xi32>, tensor<2x1xi32>, tensor<2x1xi32>, tensor<1x3xi1>, tensor<2x1x2xi8>
}

// The canonicalization patterns of tosa apply, too.
func.func @clamps(%0: tensor<?x3xi8>, %1: tensor<4xf32>, %2: tensor<4xf16>) -> (tensor<?x3xi8>, tensor<4xf32>, tensor<4xf32>, tensor<4xf16>, tensor<?x3xi8>) {
    %3 = tosa.clamp %0 {max_val = 127 : i8, min_val = -128 : i8} : (tensor<?x3xi8>) -> tensor<?x3xi8>
    %4 = tosa.clamp %1 {max_val = 0x7F800000 : f32, min_val = 0xFF800000 : f32} : (tensor<4xf32>) -> tensor<4xf32>
    %5 = tosa.clamp %1 {max_val = 3.40282347E+38 : f32, min_val = -3.40282347E+38 : f32} : (tensor<4xf32>) -> tensor<4xf32>
    %6 = tosa.clamp %2 {max_val = 65504.0 : f16, min_val = -65504.0 : f16} : (tensor<4xf16>) -> tensor<4xf16>
    %7 = tosa.clamp %0 {max_val = 127 : i8, min_val = -127 : i8} : (tensor<?x3xi8>) -> tensor<?x3xi8>
    %8 = tosa.clamp %7 {max_val = 126 : i8, min_val = -128 : i8} : (tensor<?x3xi8>) -> tensor<?x3xi8>
    return %3, %4,%5,%6,%8 : tensor<?x3xi8>, tensor<4xf32>, tensor<4xf32>, tensor<4xf16>, tensor<?x3xi8>
}

func.func @select(%c: tensor<4xi1>, %a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %n = tosa.logical_not %c : (tensor<4xi1>) -> tensor<4xi1>
  %0 = tosa.select %n, %a, %b : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
