// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(tosa-infer-shapes))'
// DIFFERS: upstream drops the encodings of tensors.

func.func @operations(%a: tensor<4x4xf32, "l">) -> tensor<?x?xf32, "l"> {
  %0 = tosa.add %a, %a : (tensor<4x4xf32, "l">, tensor<4x4xf32, "l">) -> tensor<?x?xf32, "l">
  %1 = tosa.abs %0 : (tensor<?x?xf32, "l">) -> tensor<?x?xf32, "l">
  return %1 : tensor<?x?xf32, "l">
}

func.func @known(%a: tensor<4x4xf32, "l">) -> tensor<4x4xf32, "l"> {
  %0 = tosa.reverse %a {axis = 0 : i32} : (tensor<4x4xf32, "l">) -> tensor<4x4xf32, "l">
  return %0 : tensor<4x4xf32, "l">
}

func.func @branches(%c: tensor<i1>, %a: tensor<4xf32, "l">) -> tensor<?xf32, "l"> {
  %0 = tosa.cond_if %c (%x = %a) : tensor<i1> (tensor<4xf32, "l">) -> tensor<?xf32, "l"> {
  ^bb0(%x: tensor<?xf32, "l">):
    %1 = tosa.abs %x : (tensor<?xf32, "l">) -> tensor<?xf32, "l">
    tosa.yield %1 : tensor<?xf32, "l">
  } else {
  ^bb0(%x: tensor<?xf32, "l">):
    tosa.yield %x : tensor<?xf32, "l">
  }
  return %0 : tensor<?xf32, "l">
}
