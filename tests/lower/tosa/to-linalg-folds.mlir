// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg))'

// Folders see the operands as they were before the conversion.
func.func @cast_of_folded() -> tensor<1xf32> {
  %0 = "tosa.const"() <{values = dense<5> : tensor<1xi8>}> : () -> tensor<1xi8>
  %1 = tosa.cast %0 : (tensor<1xi8>) -> tensor<1xi32>
  %2 = tosa.cast %1 : (tensor<1xi32>) -> tensor<1xf32>
  return %2 : tensor<1xf32>
}

func.func @folded_operand(%a: tensor<1xi1>) -> tensor<1xi1> {
  %0 = "tosa.const"() <{values = dense<5> : tensor<1xi8>}> : () -> tensor<1xi8>
  %1 = tosa.cast %0 : (tensor<1xi8>) -> tensor<1xi1>
  %2 = tosa.logical_xor %1, %a : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
  return %2 : tensor<1xi1>
}

func.func @constant_operand(%a: tensor<1xi1>) -> tensor<1xi1> {
  %0 = "tosa.const"() <{values = dense<true> : tensor<1xi1>}> : () -> tensor<1xi1>
  %2 = tosa.logical_xor %0, %a : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
  return %2 : tensor<1xi1>
}
