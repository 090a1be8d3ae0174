// RUN: terrace opt %s --tosa-reduce-transposes

// DIFFERS: upstream permutes the dimensions of zero points, which are not there
func.func @zero_points(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = tosa.negate %0, %z, %z : (tensor<3x2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<3x2xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}

// DIFFERS: upstream reads and writes foreign memory for truth values, and crashes
func.func @truth_values() -> tensor<3x2xi1> {
  %c = "tosa.const"() {values = dense<[[true, false, true], [false, false, true]]> : tensor<2x3xi1>} : () -> tensor<2x3xi1>
  %0 = tosa.transpose %c {perms = array<i32: 1, 0>} : (tensor<2x3xi1>) -> tensor<3x2xi1>
  return %0 : tensor<3x2xi1>
}
