// RUN: terrace opt %s --canonicalize

func.func @rec(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<2xf32>, tensor<2xf32>) {
  %k = "tosa.const"() {values = dense<2.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %k2 = "tosa.const"() {values = dense<[2.0, 4.0]> : tensor<2xf32>} : () -> tensor<2xf32>
  %0 = tosa.reciprocal %k : (tensor<4xf32>) -> tensor<4xf32>
  %1 = tosa.reciprocal %k2 : (tensor<2xf32>) -> tensor<2xf32>
  %2 = tosa.reciprocal %1 : (tensor<2xf32>) -> tensor<2xf32>
  return %0, %1, %2 : tensor<4xf32>, tensor<2xf32>, tensor<2xf32>
}
func.func @casts() -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi8>, tensor<4xi1>, tensor<4xf16>, tensor<4xi1>, tensor<4xi8>) {
  %k = "tosa.const"() {values = dense<2.5> : tensor<4xf32>} : () -> tensor<4xf32>
  %n = "tosa.const"() {values = dense<0x7FC00000> : tensor<4xf32>} : () -> tensor<4xf32>
  %big = "tosa.const"() {values = dense<-1.0e9> : tensor<4xf32>} : () -> tensor<4xf32>
  %i = "tosa.const"() {values = dense<200> : tensor<4xi32>} : () -> tensor<4xi32>
  %0 = tosa.cast %k : (tensor<4xf32>) -> tensor<4xi32>
  %1 = tosa.cast %n : (tensor<4xf32>) -> tensor<4xi32>
  %2 = tosa.cast %big : (tensor<4xf32>) -> tensor<4xi8>
  %3 = tosa.cast %i : (tensor<4xi32>) -> tensor<4xi1>
  %4 = tosa.cast %k : (tensor<4xf32>) -> tensor<4xf16>
  %5 = tosa.cast %k : (tensor<4xf32>) -> tensor<4xi1>
  %6 = tosa.cast %i : (tensor<4xi32>) -> tensor<4xi8>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<4xi32>, tensor<4xi32>, tensor<4xi8>, tensor<4xi1>, tensor<4xf16>, tensor<4xi1>, tensor<4xi8>
}
