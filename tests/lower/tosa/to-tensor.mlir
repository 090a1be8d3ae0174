// RUN: terrace opt %s --tosa-to-tensor

func.func @join(%a: tensor<2x3x4xf32>) -> tensor<6x4xf32> {
  %s = tosa.const_shape {values = dense<[6, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<2x3x4xf32>, !tosa.shape<2>) -> tensor<6x4xf32>
  return %0 : tensor<6x4xf32>
}
func.func @split(%a: tensor<6x4xf32>) -> tensor<2x3x4xf32> {
  %s = tosa.const_shape {values = dense<[2, 3, -1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.reshape %a, %s : (tensor<6x4xf32>, !tosa.shape<3>) -> tensor<2x3x4xf32>
  return %0 : tensor<2x3x4xf32>
}
func.func @regroup(%a: tensor<6x4xf32>) -> tensor<3x8xf32> {
  %s = tosa.const_shape {values = dense<[3, 8]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<6x4xf32>, !tosa.shape<2>) -> tensor<3x8xf32>
  return %0 : tensor<3x8xf32>
}
func.func @dynamic(%a: tensor<?x4xf32>) -> tensor<2x?xf32> {
  %s = tosa.const_shape {values = dense<[2, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<?x4xf32>, !tosa.shape<2>) -> tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}
func.func @dynamic_to_static(%a: tensor<?x4xf32>) -> tensor<2x3xf32> {
  %s = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<?x4xf32>, !tosa.shape<2>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
func.func @dynamic_to_scalar(%a: tensor<?x?xf32>) -> tensor<f32> {
  %s = tosa.const_shape {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
  %0 = tosa.reshape %a, %s : (tensor<?x?xf32>, !tosa.shape<0>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @from_scalar(%a: tensor<f32>) -> tensor<1x1xf32> {
  %s = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<f32>, !tosa.shape<2>) -> tensor<1x1xf32>
  return %0 : tensor<1x1xf32>
}
func.func @to_scalar(%a: tensor<1x1xf32>) -> tensor<f32> {
  %s = tosa.const_shape {values = dense<> : tensor<0xindex>} : () -> !tosa.shape<0>
  %0 = tosa.reshape %a, %s : (tensor<1x1xf32>, !tosa.shape<0>) -> tensor<f32>
  return %0 : tensor<f32>
}
func.func @same(%a: tensor<6xf32>) -> tensor<6xf32> {
  %s = tosa.const_shape {values = dense<6> : tensor<1xindex>} : () -> !tosa.shape<1>
  %0 = tosa.reshape %a, %s : (tensor<6xf32>, !tosa.shape<1>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
func.func @ones(%a: tensor<1x6x1x4x1xf32>) -> tensor<6x1x1x4xf32> {
  %s = tosa.const_shape {values = dense<[6, 1, 1, 4]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.reshape %a, %s : (tensor<1x6x1x4x1xf32>, !tosa.shape<4>) -> tensor<6x1x1x4xf32>
  return %0 : tensor<6x1x1x4xf32>
}
func.func @dynamic_result(%a: tensor<?x?x?xf32>) -> tensor<?x3x?x5xf32> {
  %s = tosa.const_shape {values = dense<[-1, 3, 4, 5]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.reshape %a, %s : (tensor<?x?x?xf32>, !tosa.shape<4>) -> tensor<?x3x?x5xf32>
  return %0 : tensor<?x3x?x5xf32>
}
func.func @same_dynamic(%a: tensor<?xf32>) -> tensor<?xf32> {
  %s = tosa.const_shape {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
  %0 = tosa.reshape %a, %s : (tensor<?xf32>, !tosa.shape<1>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @unsigned(%a: tensor<6x4xui8>) -> tensor<24xui8> {
  %s = tosa.const_shape {values = dense<[24]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %0 = tosa.reshape %a, %s : (tensor<6x4xui8>, !tosa.shape<1>) -> tensor<24xui8>
  return %0 : tensor<24xui8>
}
func.func @to_unranked(%a: tensor<2x3xf32>) -> tensor<*xf32> {
  %s = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}
func.func @to_dynamic(%a: tensor<2x3xf32>) -> tensor<?x?xf32> {
  %s = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @ones_only(%a: tensor<1x1x1xf32>) -> tensor<1xf32> {
  %s = tosa.const_shape {values = dense<[1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %0 = tosa.reshape %a, %s : (tensor<1x1x1xf32>, !tosa.shape<1>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}
func.func @two_groups(%a: tensor<4x6xf32>) -> tensor<2x2x3x2xf32> {
  %s = tosa.const_shape {values = dense<[2, 2, 3, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.reshape %a, %s : (tensor<4x6xf32>, !tosa.shape<4>) -> tensor<2x2x3x2xf32>
  return %0 : tensor<2x2x3x2xf32>
}
func.func @ones_around(%a: tensor<?x4x1xf32>) -> tensor<1x4x?xf32> {
  %s = tosa.const_shape {values = dense<[1, 4, -1]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.reshape %a, %s : (tensor<?x4x1xf32>, !tosa.shape<3>) -> tensor<1x4x?xf32>
  return %0 : tensor<1x4x?xf32>
}
func.func @divided_by_one(%a: tensor<?x4x1xf32>) -> tensor<1x?xf32> {
  %s = tosa.const_shape {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<?x4x1xf32>, !tosa.shape<2>) -> tensor<1x?xf32>
  return %0 : tensor<1x?xf32>
}
func.func @slice(%a: tensor<6x4xf32>) -> tensor<2x3xf32> {
  %b = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.slice %a, %b, %s : (tensor<6x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
func.func @slice_to_end(%a: tensor<?x?xf32>) -> (tensor<?x3xf32>, tensor<?x?xf32>) {
  %b = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.const_shape {values = dense<[-1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s2 = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.slice %a, %b, %s : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x3xf32>
  %1 = tosa.slice %a, %b, %s2 : (tensor<?x?xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x?xf32>
  return %0, %1 : tensor<?x3xf32>, tensor<?x?xf32>
}
func.func @slice_shared_shape(%a: tensor<6x4xf32>) -> tensor<3x3xf32> {
  %b = tosa.const_shape {values = dense<[3, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.slice %a, %b, %b : (tensor<6x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x1xf32>
  %s = tosa.const_shape {values = dense<[3, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.slice %a, %b, %s : (tensor<6x4xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x3xf32>
  return %1 : tensor<3x3xf32>
}
func.func @pad(%a: tensor<6x4xf32>) -> tensor<9x9xf32> {
  %p = tosa.const_shape {values = dense<[1, 2, 3, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %c = "tosa.const"() <{values = dense<3.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %1 = tosa.pad %a, %p, %c : (tensor<6x4xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<9x9xf32>
  return %1 : tensor<9x9xf32>
}
func.func @pad_dynamic(%a: tensor<?x4xi32>, %c: tensor<1xi32>) -> tensor<?x9xi32> {
  %p = tosa.const_shape {values = dense<[1, 2, 3, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %1 = tosa.pad %a, %p, %c : (tensor<?x4xi32>, !tosa.shape<4>, tensor<1xi32>) -> tensor<?x9xi32>
  return %1 : tensor<?x9xi32>
}
func.func @pad_unsigned(%a: tensor<2xui8>, %c: tensor<1xui8>) -> tensor<5xui8> {
  %p = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.pad %a, %p, %c : (tensor<2xui8>, !tosa.shape<2>, tensor<1xui8>) -> tensor<5xui8>
  return %1 : tensor<5xui8>
}
func.func @pad_to_dynamic(%a: tensor<2xi8>, %c: tensor<1xi8>) -> tensor<?xi8> {
  %p = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %1 = tosa.pad %a, %p, %c : (tensor<2xi8>, !tosa.shape<2>, tensor<1xi8>) -> tensor<?xi8>
  return %1 : tensor<?xi8>
}
func.func @concat(%a: tensor<2x4xf32>, %b: tensor<3x4xf32>) -> (tensor<5x4xf32>, tensor<2x8xf32>) {
  %0 = tosa.concat %a, %b {axis = 0 : i32} : (tensor<2x4xf32>, tensor<3x4xf32>) -> tensor<5x4xf32>
  %1 = tosa.concat %a, %a {axis = 1 : i32} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x8xf32>
  return %0, %1 : tensor<5x4xf32>, tensor<2x8xf32>
}
func.func @concat_dynamic(%a: tensor<?x4xf32>, %b: tensor<3x?xf32>, %c: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = tosa.concat %a, %b, %c {axis = 0 : i32} : (tensor<?x4xf32>, tensor<3x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = tosa.concat %b, %c {axis = 1 : i32} : (tensor<3x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?x?xf32>
}
func.func @concat_one(%a: tensor<2x4xf32>) -> (tensor<2x4xf32>, tensor<?x4xf32>) {
  %0 = tosa.concat %a {axis = 0 : i32} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %1 = tosa.concat %a {axis = 0 : i32} : (tensor<2x4xf32>) -> tensor<?x4xf32>
  return %0, %1 : tensor<2x4xf32>, tensor<?x4xf32>
}
func.func @concat_to_dynamic(%a: tensor<2x4xf32>) -> (tensor<4x?xf32>, tensor<?x4xf32>) {
  %0 = tosa.concat %a, %a {axis = 0 : i32} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x?xf32>
  %1 = tosa.concat %a, %a {axis = 0 : i32} : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<?x4xf32>
  return %0, %1 : tensor<4x?xf32>, tensor<?x4xf32>
}

func.func @reshape_constant() -> (tensor<2x1x2xf32>, tensor<4xf32>) {
  %0 = "tosa.const"() <{values = dense<1.5> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  %1 = tosa.const_shape {values = dense<[2, 1, 2]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %2 = tosa.reshape %0, %1 : (tensor<2x2xf32>, !tosa.shape<3>) -> tensor<2x1x2xf32>
  %3 = tosa.const_shape {values = dense<[4]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %4 = tosa.reshape %0, %3 : (tensor<2x2xf32>, !tosa.shape<1>) -> tensor<4xf32>
  return %2, %4 : tensor<2x1x2xf32>, tensor<4xf32>
}
