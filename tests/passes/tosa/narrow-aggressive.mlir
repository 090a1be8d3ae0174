// RUN: terrace opt %s --tosa-narrow-i64-to-i32=aggressive-rewrite
// RUN: terrace opt %s --tosa-narrow-i64-to-i32='aggressive-rewrite convert-function-boundaries'

func.func @clamp(%a: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.clamp %a {min_val = -50000000000 : i64, max_val = 5000000000 : i64, foo = 7 : i64, nan_mode = IGNORE} : (tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
func.func @argmax(%a: tensor<4x?xi64>) -> tensor<4xi64> {
  %0 = tosa.argmax %a {axis = 1 : i32, nan_mode = IGNORE, foo = 1} : (tensor<4x?xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
func.func @sums(%a: tensor<4xi64>, %b: tensor<4xi64>) -> (tensor<4xi64>, tensor<4xi1>, tensor<4xi16>) {
  %0 = tosa.add %a, %b : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  %1 = tosa.greater %0, %b : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
  %2 = tosa.cast %a {bar} : (tensor<4xi64>) -> tensor<4xi16>
  return %0, %1, %2 : tensor<4xi64>, tensor<4xi1>, tensor<4xi16>
}
func.func @constants() -> (tensor<2xi64>, tensor<3xi64>) {
  %0 = "tosa.const"() {values = dense<[1, 5000000000]> : tensor<2xi64>, foo = dense<5000000000> : tensor<1xi64>} : () -> tensor<2xi64>
  %1 = "tosa.const"() {values = dense<-5000000000> : tensor<3xi64>} : () -> tensor<3xi64>
  return %0, %1 : tensor<2xi64>, tensor<3xi64>
}
