// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg))'

func.func @casts(%f: tensor<3xf32>, %h: tensor<3xf16>, %b: tensor<3xbf16>, %i: tensor<3xi1>, %c: tensor<3xi8>, %s: tensor<3xi16>, %w: tensor<3xi32>, %l: tensor<3xi64>) {
  %0 = tosa.cast %f : (tensor<3xf32>) -> tensor<3xf16>
  %1 = tosa.cast %f : (tensor<3xf32>) -> tensor<3xi1>
  %2 = tosa.cast %f : (tensor<3xf32>) -> tensor<3xi8>
  %3 = tosa.cast %f : (tensor<3xf32>) -> tensor<3xi16>
  %4 = tosa.cast %f : (tensor<3xf32>) -> tensor<3xi32>
  %5 = tosa.cast %f : (tensor<3xf32>) -> tensor<3xi64>
  %6 = tosa.cast %h : (tensor<3xf16>) -> tensor<3xf32>
  %7 = tosa.cast %h : (tensor<3xf16>) -> tensor<3xi8>
  %8 = tosa.cast %h : (tensor<3xf16>) -> tensor<3xi16>
  %9 = tosa.cast %h : (tensor<3xf16>) -> tensor<3xi32>
  %10 = tosa.cast %h : (tensor<3xf16>) -> tensor<3xi64>
  %11 = tosa.cast %b : (tensor<3xbf16>) -> tensor<3xi8>
  %12 = tosa.cast %b : (tensor<3xbf16>) -> tensor<3xi16>
  %14 = tosa.cast %i : (tensor<3xi1>) -> tensor<3xf32>
  %15 = tosa.cast %i : (tensor<3xi1>) -> tensor<3xi8>
  %16 = tosa.cast %i : (tensor<3xi1>) -> tensor<3xi1>
  %17 = tosa.cast %c : (tensor<3xi8>) -> tensor<3xi1>
  %18 = tosa.cast %c : (tensor<3xi8>) -> tensor<3xi32>
  %19 = tosa.cast %w : (tensor<3xi32>) -> tensor<3xi8>
  %20 = tosa.cast %w : (tensor<3xi32>) -> tensor<3xf32>
  %21 = tosa.cast %l : (tensor<3xi64>) -> tensor<3xf16>
  return
}
func.func @ucast(%u: tensor<3xui8>) -> tensor<3xf32> {
  %0 = tosa.cast %u : (tensor<3xui8>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
