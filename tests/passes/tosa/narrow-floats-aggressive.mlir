// RUN: terrace opt %s --tosa-narrow-f64-to-f32=aggressive-rewrite

func.func @constants(%a: tensor<4xf64>) -> (tensor<2xf64>, tensor<3xf64>, tensor<4xf64>) {
  %0 = "tosa.const"() {values = dense<[0.1, 1.0e300]> : tensor<2xf64>, foo = 0.1} : () -> tensor<2xf64>
  %1 = "tosa.const"() {values = dense<0x7FF8000000000001> : tensor<3xf64>} : () -> tensor<3xf64>
  %2 = tosa.clamp %a {min_val = -1.0e300 : f64, max_val = 0.1 : f64} : (tensor<4xf64>) -> tensor<4xf64>
  return %0, %1, %2 : tensor<2xf64>, tensor<3xf64>, tensor<4xf64>
}
