// RUN: terrace opt %s --tosa-narrow-f64-to-f32
// RUN: terrace opt %s --tosa-narrow-f64-to-f32=aggressive-rewrite
// RUN: terrace opt %s --tosa-narrow-f64-to-f32='aggressive-rewrite convert-function-boundaries'

func.func @constants(%a: tensor<4xf64>, %i: tensor<4xi64>) -> (tensor<2xf64>, tensor<4xf64>, tensor<3xf64>, tensor<4xi64>) {
  %0 = "tosa.const"() {values = dense<[0.5, -3.0]> : tensor<2xf64>, foo = 0.25, bar = 7 : i64} : () -> tensor<2xf64>
  %1 = tosa.identity %a {foo = 0.5 : f64} : (tensor<4xf64>) -> tensor<4xf64>
  %2 = "tosa.const"() {values = dense<0x7FF0000000000000> : tensor<3xf64>} : () -> tensor<3xf64>
  %3 = tosa.identity %i : (tensor<4xi64>) -> tensor<4xi64>
  return %0, %1, %2, %3 : tensor<2xf64>, tensor<4xf64>, tensor<3xf64>, tensor<4xi64>
}
func.func @casts(%a: tensor<4xf32>, %b: tensor<4xf64>, %c: tensor<4xi32>) -> (tensor<4xf64>, tensor<4xf32>, tensor<4xf64>, tensor<4xi8>) {
  %0 = tosa.cast %a : (tensor<4xf32>) -> tensor<4xf64>
  %1 = tosa.cast %b : (tensor<4xf64>) -> tensor<4xf32>
  %2 = tosa.cast %c : (tensor<4xi32>) -> tensor<4xf64>
  %3 = tosa.cast %b : (tensor<4xf64>) -> tensor<4xi8>
  return %0, %1, %2, %3 : tensor<4xf64>, tensor<4xf32>, tensor<4xf64>, tensor<4xi8>
}
func.func @scalar(%a: f64, %b: tensor<*xf64>) -> (f64, tensor<*xf64>) {
  %0 = tosa.identity %b : (tensor<*xf64>) -> tensor<*xf64>
  return %a, %0 : f64, tensor<*xf64>
}
