// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg))'

// Shifts, multipliers and zero points that are not constant.

func.func @mul_one(%a: tensor<1xi32>, %b: tensor<1xi32>, %s: tensor<1xi8>) -> tensor<1xi32> {
  %0 = tosa.mul %a, %b, %s : (tensor<1xi32>, tensor<1xi32>, tensor<1xi8>) -> tensor<1xi32>
  return %0 : tensor<1xi32>
}

func.func @mul_dynamic(%a: tensor<?xi32>, %b: tensor<?xi32>, %s: tensor<1xi8>) -> tensor<?xi32> {
  %0 = tosa.mul %a, %b, %s : (tensor<?xi32>, tensor<?xi32>, tensor<1xi8>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}

func.func @mul_narrow(%a: tensor<4x4xi8>, %b: tensor<4x4xi8>, %s: tensor<1xi8>) -> tensor<4x4xi32> {
  %0 = tosa.mul %a, %b, %s : (tensor<4x4xi8>, tensor<4x4xi8>, tensor<1xi8>) -> tensor<4x4xi32>
  return %0 : tensor<4x4xi32>
}

func.func @mul_repeated(%a: tensor<4x4xi16>, %b: tensor<1x4xi16>, %s: tensor<1xi8>) -> tensor<4x4xi32> {
  %0 = tosa.mul %a, %b, %s : (tensor<4x4xi16>, tensor<1x4xi16>, tensor<1xi8>) -> tensor<4x4xi32>
  return %0 : tensor<4x4xi32>
}

func.func @mul_floats(%a: tensor<?x4xf16>, %b: tensor<1x4xf16>, %s: tensor<1xi8>) -> tensor<?x4xf16> {
  %0 = tosa.mul %a, %b, %s : (tensor<?x4xf16>, tensor<1x4xf16>, tensor<1xi8>) -> tensor<?x4xf16>
  return %0 : tensor<?x4xf16>
}

func.func @rescale(%x: tensor<4x3xi32>, %m: tensor<1xi32>, %s: tensor<1xi8>, %i: tensor<1xi32>, %o: tensor<1xi32>) -> tensor<4x3xi32> {
  %0 = tosa.rescale %x, %m, %s, %i, %o {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4x3xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi32>) -> tensor<4x3xi32>
  return %0 : tensor<4x3xi32>
}

func.func @rescale_input_zp(%x: tensor<4x3xi8>, %i: tensor<1xi8>) -> tensor<4x3xi8> {
  %m = "tosa.const"() {values = dense<1073741824> : tensor<1xi32>} : () -> tensor<1xi32>
  %s = "tosa.const"() {values = dense<30> : tensor<1xi8>} : () -> tensor<1xi8>
  %o = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.rescale %x, %m, %s, %i, %o {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x3xi8>
  return %0 : tensor<4x3xi8>
}

func.func @rescale_output_zp(%x: tensor<4x3xi8>, %o: tensor<1xi8>) -> tensor<4x3xi8> {
  %m = "tosa.const"() {values = dense<1073741824> : tensor<1xi32>} : () -> tensor<1xi32>
  %s = "tosa.const"() {values = dense<30> : tensor<1xi8>} : () -> tensor<1xi8>
  %i = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.rescale %x, %m, %s, %i, %o {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x3xi8>
  return %0 : tensor<4x3xi8>
}

func.func @rescale_channels(%x: tensor<4x3xi8>, %m: tensor<3xi32>, %s: tensor<3xi8>, %i: tensor<1xi8>, %o: tensor<1xi8>) -> tensor<4x3xi8> {
  %0 = tosa.rescale %x, %m, %s, %i, %o {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<4x3xi8>, tensor<3xi32>, tensor<3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x3xi8>
  return %0 : tensor<4x3xi8>
}

func.func @rescale_constant_channels(%x: tensor<4x3xi8>, %i: tensor<1xi8>, %o: tensor<1xi8>) -> tensor<4x3xi8> {
  %m = "tosa.const"() {values = dense<1073741824> : tensor<3xi32>} : () -> tensor<3xi32>
  %s = "tosa.const"() {values = dense<30> : tensor<3xi8>} : () -> tensor<3xi8>
  %0 = tosa.rescale %x, %m, %s, %i, %o {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<4x3xi8>, tensor<3xi32>, tensor<3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x3xi8>
  return %0 : tensor<4x3xi8>
}

func.func @rescale_twice(%x: tensor<4x3xi8>, %m: tensor<1xi32>, %s: tensor<1xi8>, %i: tensor<1xi8>, %o: tensor<1xi8>) -> tensor<4x3xi8> {
  %0 = tosa.rescale %x, %m, %s, %i, %o {rounding_mode = DOUBLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x3xi8>
  return %0 : tensor<4x3xi8>
}

func.func @rescale_i16(%x: tensor<4x3xi16>, %m: tensor<1xi16>, %s: tensor<1xi8>, %i: tensor<1xi16>, %o: tensor<1xi16>) -> tensor<4x3xi16> {
  %0 = tosa.rescale %x, %m, %s, %i, %o {rounding_mode = SINGLE_ROUND, scale32 = false, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4x3xi16>, tensor<1xi16>, tensor<1xi8>, tensor<1xi16>, tensor<1xi16>) -> tensor<4x3xi16>
  return %0 : tensor<4x3xi16>
}

func.func @rescale_unsigned(%x: tensor<4x3xui8>, %m: tensor<1xi32>, %s: tensor<1xi8>, %i: tensor<1xui8>, %o: tensor<1xi8>) -> tensor<4x3xi8> {
  %0 = tosa.rescale %x, %m, %s, %i, %o {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4x3xui8>, tensor<1xi32>, tensor<1xi8>, tensor<1xui8>, tensor<1xi8>) -> tensor<4x3xi8>
  return %0 : tensor<4x3xi8>
}

func.func @rescale_i48(%x: tensor<4x3xi48>, %m: tensor<1xi16>, %s: tensor<1xi8>, %i: tensor<1xi48>, %o: tensor<1xi8>) -> tensor<4x3xi8> {
  %0 = tosa.rescale %x, %m, %s, %i, %o {rounding_mode = SINGLE_ROUND, scale32 = false, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4x3xi48>, tensor<1xi16>, tensor<1xi8>, tensor<1xi48>, tensor<1xi8>) -> tensor<4x3xi8>
  return %0 : tensor<4x3xi8>
}

func.func @rescale_no_dims(%x: tensor<i8>, %m: tensor<1xi32>, %s: tensor<1xi8>, %i: tensor<1xi8>, %o: tensor<1xi8>) -> tensor<i8> {
  %0 = tosa.rescale %x, %m, %s, %i, %o {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<i8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<i8>
  return %0 : tensor<i8>
}

func.func @rescale_dynamic(%x: tensor<?x3xi8>, %m: tensor<1xi32>, %s: tensor<1xi8>, %i: tensor<1xi8>, %o: tensor<1xi32>) -> tensor<?x3xi32> {
  %0 = tosa.rescale %x, %m, %s, %i, %o {rounding_mode = SINGLE_ROUND, scale32 = true, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<?x3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<?x3xi32>
  return %0 : tensor<?x3xi32>
}
