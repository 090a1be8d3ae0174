// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg))'
// DIFFERS: upstream reads foreign memory for zero points that are not constant: it crashes or makes extents that mean nothing.

func.func @negate(%a: tensor<2x?xi8>, %zp: tensor<1xi8>) -> tensor<2x?xi8> {
  %0 = tosa.negate %a, %zp, %zp : (tensor<2x?xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x?xi8>
  return %0 : tensor<2x?xi8>
}

// Upstream crashes where the type of a reduction says less than that of its input.
func.func @reduced(%a: tensor<?x1x4xf32>, %b: tensor<3x4xf32>) -> (tensor<?x1x?xf32>, tensor<3x?xf32>, tensor<?x1xf32>) {
  %0 = tosa.reduce_min %a {axis = 2 : i32} : (tensor<?x1x4xf32>) -> tensor<?x1x?xf32>
  %1 = tosa.reduce_sum %b {axis = 1 : i32} : (tensor<3x4xf32>) -> tensor<3x?xf32>
  %2 = tosa.reduce_sum %b {axis = 1 : i32} : (tensor<3x4xf32>) -> tensor<?x1xf32>
  return %0, %1, %2 : tensor<?x1x?xf32>, tensor<3x?xf32>, tensor<?x1xf32>
}

// Upstream leaves a cast that nothing resolves where `tosa.identity` has another type.
func.func @identity(%a: tensor<3xi1>) -> tensor<?xi1> {
  %0 = tosa.identity %a : (tensor<3xi1>) -> tensor<?xi1>
  return %0 : tensor<?xi1>
}

// Upstream leaves a cast that nothing resolves where a tensor has an encoding.
func.func @encoding(%a: tensor<4xf32, "l">) -> tensor<4xf32, "l"> {
  %0 = tosa.reverse %a {axis = 0 : i32} : (tensor<4xf32, "l">) -> tensor<4xf32, "l">
  return %0 : tensor<4xf32, "l">
}
