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
