// RUN: terrace opt %s --tosa-reduce-transposes
// DIFFERS: upstream crashes.

// Blocks that stand before those that dominate them.
func.func @blocks(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = scf.execute_region -> tensor<2x3xf32> {
    cf.br ^bb1
  ^bb2:
    %t2 = tosa.transpose %t1 {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %t3 = tosa.transpose %t2 {perms = array<i32: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
    scf.yield %t3 : tensor<2x3xf32>
  ^bb1:
    %t0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %t1 = tosa.transpose %t0 {perms = array<i32: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
    cf.br ^bb2
  }
  return %r : tensor<2x3xf32>
}
