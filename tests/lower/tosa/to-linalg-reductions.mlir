// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg))'

func.func @a(%a: tensor<?x5x?xf32>) -> (tensor<?x1x?xf32>, tensor<1x5x?xf32>, tensor<?x5x1xf32>) {
  %0 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<?x5x?xf32>) -> tensor<?x1x?xf32>
  %1 = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<?x5x?xf32>) -> tensor<1x5x?xf32>
  %2 = tosa.reduce_sum %a {axis = 2 : i32} : (tensor<?x5x?xf32>) -> tensor<?x5x1xf32>
  return %0, %1, %2 : tensor<?x1x?xf32>, tensor<1x5x?xf32>, tensor<?x5x1xf32>
}
func.func @b(%a: tensor<?xf32>, %b: tensor<5x6xi32>) -> (tensor<1xf32>, tensor<1x6xi32>) {
  %0 = tosa.reduce_max %a {axis = 0 : i32, nan_mode = IGNORE} : (tensor<?xf32>) -> tensor<1xf32>
  %1 = tosa.reduce_min %b {axis = 0 : i32} : (tensor<5x6xi32>) -> tensor<1x6xi32>
  return %0, %1 : tensor<1xf32>, tensor<1x6xi32>
}
