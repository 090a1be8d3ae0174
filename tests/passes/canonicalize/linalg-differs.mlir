// RUN: terrace opt %s --canonicalize
// DIFFERS: upstream fills the output of a copy that converts elements with the number of another type, which is invalid

func.func @conversion(%a: tensor<4xf32>, %h: tensor<4xf16>, %x: f32) -> tensor<4xf16> {
  %0 = linalg.fill ins(%x : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.copy ins(%0 : tensor<4xf32>) outs(%h : tensor<4xf16>) -> tensor<4xf16>
  return %1 : tensor<4xf16>
}
