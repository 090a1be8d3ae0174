// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg))'
// DIFFERS: upstream reads foreign memory for the extents of a shift that is not constant, and crashes or makes extents that mean nothing.

func.func @mul_no_dims(%a: tensor<i32>, %b: tensor<i32>, %s: tensor<1xi8>) -> tensor<i32> {
  %0 = tosa.mul %a, %b, %s : (tensor<i32>, tensor<i32>, tensor<1xi8>) -> tensor<i32>
  return %0 : tensor<i32>
}

func.func @mul_ones(%a: tensor<1x1xi32>, %b: tensor<1x1xi32>, %s: tensor<1xi8>) -> tensor<1x1xi32> {
  %0 = tosa.mul %a, %b, %s : (tensor<1x1xi32>, tensor<1x1xi32>, tensor<1xi8>) -> tensor<1x1xi32>
  return %0 : tensor<1x1xi32>
}

func.func @mul_dynamic(%a: tensor<?x?xi32>, %b: tensor<?x1xi32>, %s: tensor<1xi8>) -> tensor<?x?xi32> {
  %0 = tosa.mul %a, %b, %s : (tensor<?x?xi32>, tensor<?x1xi32>, tensor<1xi8>) -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

// Upstream makes a constant without elements of the scale that is constant, if the other one is not.
func.func @rescale_multiplier(%x: tensor<4x3xi32>, %m: tensor<1xi32>) -> tensor<4x3xi32> {
  %s = "tosa.const"() {values = dense<30> : tensor<1xi8>} : () -> tensor<1xi8>
  %i = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %o = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = tosa.rescale %x, %m, %s, %i, %o {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4x3xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi32>) -> tensor<4x3xi32>
  return %0 : tensor<4x3xi32>
}

func.func @rescale_shift(%x: tensor<4x3xi32>, %s: tensor<1xi8>) -> tensor<4x3xi32> {
  %m = "tosa.const"() {values = dense<1073741824> : tensor<1xi32>} : () -> tensor<1xi32>
  %i = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %o = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = tosa.rescale %x, %m, %s, %i, %o {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4x3xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi32>) -> tensor<4x3xi32>
  return %0 : tensor<4x3xi32>
}

func.func @rescale_channel_multipliers(%x: tensor<4x3xi8>, %m: tensor<3xi32>) -> tensor<4x3xi8> {
  %s = "tosa.const"() {values = dense<30> : tensor<3xi8>} : () -> tensor<3xi8>
  %i = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %o = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.rescale %x, %m, %s, %i, %o {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<4x3xi8>, tensor<3xi32>, tensor<3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x3xi8>
  return %0 : tensor<4x3xi8>
}

// Upstream takes unsigned zero points for signed ones.
func.func @rescale_unsigned(%x: tensor<4x3xi8>, %m: tensor<1xi32>, %s: tensor<1xi8>, %i: tensor<1xi8>, %o: tensor<1xi8>) -> tensor<4x3xi8> {
  %0 = tosa.rescale %x, %m, %s, %i, %o {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = true, output_unsigned = true} : (tensor<4x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x3xi8>
  return %0 : tensor<4x3xi8>
}
