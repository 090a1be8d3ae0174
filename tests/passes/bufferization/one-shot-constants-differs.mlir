// RUN: terrace opt %s --one-shot-bufferize=bufferize-function-boundaries
// DIFFERS: upstream visits functions, and so makes globals, in an order that varies from run to run.

func.func @first(%i: index) -> (f32, f32) {
  %a = arith.constant dense<1.0> : tensor<2xf32>
  %b = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %x = tensor.extract %a[%i] : tensor<2xf32>
  %y = tensor.extract %b[%i] : tensor<2xf32>
  return %x, %y : f32, f32
}
func.func @second(%i: index) -> (f32, f32) {
  %b = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %c = arith.constant dense<[3.0, 4.0]> : tensor<2xf32>
  %x = tensor.extract %b[%i] : tensor<2xf32>
  %y = tensor.extract %c[%i] : tensor<2xf32>
  return %x, %y : f32, f32
}
func.func @third(%i: index) -> f32 {
  %c = arith.constant dense<[5.0, 6.0]> : tensor<2xf32>
  %x = tensor.extract %c[%i] : tensor<2xf32>
  return %x : f32
}
func.func @fourth(%i: index) -> f32 {
  %c = arith.constant dense<[7.0, 8.0]> : tensor<2xf32>
  %x = tensor.extract %c[%i] : tensor<2xf32>
  return %x : f32
}
func.func @fifth(%i: index) -> f32 {
  %c = arith.constant dense<[9.0, 10.0]> : tensor<2xf32>
  %x = tensor.extract %c[%i] : tensor<2xf32>
  return %x : f32
}
func.func @sixth(%i: index) -> f32 {
  %c = arith.constant dense<[11.0, 12.0]> : tensor<2xf32>
  %x = tensor.extract %c[%i] : tensor<2xf32>
  return %x : f32
}
func.func @seventh(%i: index) -> f32 {
  %c = arith.constant dense<[13.0, 14.0]> : tensor<2xf32>
  %x = tensor.extract %c[%i] : tensor<2xf32>
  return %x : f32
}
