// RUN: terrace opt %s --tosa-to-tensor
// DIFFERS: upstream makes slices of other types than the result, and mixes signed and unsigned elements.

func.func @slice_unsigned(%a: tensor<6x4xui8>) -> tensor<3x3xui8> {
  %b = tosa.const_shape {values = dense<[3, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.const_shape {values = dense<[3, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.slice %a, %b, %s : (tensor<6x4xui8>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x3xui8>
  return %1 : tensor<3x3xui8>
}
func.func @slice_to_dynamic(%a: tensor<6x4xf32>) -> tensor<3x?xf32> {
  %b = tosa.const_shape {values = dense<[3, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.const_shape {values = dense<[3, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.slice %a, %b, %s : (tensor<6x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x?xf32>
  return %1 : tensor<3x?xf32>
}
func.func @slice_of_dynamic(%a: tensor<?x4xf32>) -> tensor<?x3xf32> {
  %b = tosa.const_shape {values = dense<[3, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.const_shape {values = dense<[5, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.slice %a, %b, %s : (tensor<?x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x3xf32>
  return %1 : tensor<?x3xf32>
}
func.func @concat_unsigned(%a: tensor<2x4xui8>) -> (tensor<4x4xui8>) {
  %0 = tosa.concat %a, %a {axis = 0 : i32} : (tensor<2x4xui8>, tensor<2x4xui8>) -> tensor<4x4xui8>
  return %0 : tensor<4x4xui8>
}
