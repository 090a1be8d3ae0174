// RUN: terrace opt %s --tosa-to-linalg-pipeline
// RUN: terrace opt %s --tosa-to-linalg-pipeline --dump-pass-pipeline 2>&1
// RUN: terrace opt %s --pass-pipeline='builtin.module(tosa-to-linalg-pipeline,func.func(cse))'

func.func @network(%i: tensor<1x8x8x4xf32>, %w: tensor<16x3x3x4xf32>, %b: tensor<16xf32>) -> tensor<1x576xf32> {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.conv2d %i, %w, %b, %z, %z {pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<16x3x3x4xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x16xf32>
  %1 = tosa.clamp %0 {min_val = 0.0 : f32, max_val = 6.0 : f32} : (tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
  %2 = tosa.tanh %1 : (tensor<1x6x6x16xf32>) -> tensor<1x6x6x16xf32>
  %s = tosa.const_shape {values = dense<[1, 576]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %3 = tosa.reshape %2, %s : (tensor<1x6x6x16xf32>, !tosa.shape<2>) -> tensor<1x576xf32>
  return %3 : tensor<1x576xf32>
}
