// RUN: terrace opt %s --tosa-narrow-i64-to-i32
// DIFFERS: upstream drops the mode for NaNs of 'tosa.argmax'.

func.func @argmax(%x: tensor<4xf32>) -> tensor<i64> {
  %0 = tosa.argmax %x {axis = 0 : i32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<i64>
  return %0 : tensor<i64>
}
