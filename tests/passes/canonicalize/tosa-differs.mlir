// RUN: terrace opt %s --canonicalize
// DIFFERS: mlir-opt multiplies constants in the type of the operands, and extends the product without sign.

func.func @product_of_wider_type() -> tensor<2xi32> {
  %a = "tosa.const"() <{values = dense<-2> : tensor<2xi8>}> : () -> tensor<2xi8>
  %b = "tosa.const"() <{values = dense<3> : tensor<2xi8>}> : () -> tensor<2xi8>
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %0 = tosa.mul %a, %b, %shift : (tensor<2xi8>, tensor<2xi8>, tensor<1xi8>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
