// DIFFERS: upstream leaves an unrealized cast to the encoding of the result
// RUN: terrace opt %s --tosa-to-tensor

func.func @concat(%a: tensor<6xf32>) -> tensor<12xf32, "rows"> {
  %0 = tosa.concat %a, %a {axis = 0 : i32} : (tensor<6xf32>, tensor<6xf32>) -> tensor<12xf32, "rows">
  return %0 : tensor<12xf32, "rows">
}
