// Convolutions and poolings on tensors with strides, dilations and borders, each against the numbers of numpy.

// Prints the numbers in thousandths, divided by commas.
func.func private @show_f64(%t: tensor<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %thousand = arith.constant 1000.0 : f64
  %half = arith.constant 0.5 : f64
  %n = tensor.dim %t, %c0 : tensor<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %x = tensor.extract %t[%i] : tensor<?xf64>
    %scaled = arith.mulf %x, %thousand : f64
    %up = arith.addf %scaled, %half : f64
    %down = math.floor %up : f64
    %number = arith.fptosi %down : f64 to i64
    vector.print %number : i64 punctuation <comma>
  }
  vector.print punctuation <newline>
  return
}

// A border of zeros, and a window at every second place.
func.func private @strides() -> tensor<?xf64> {
  %x = arith.constant dense<[[[[-2.0, 3.0], [1.0, -1.0], [-3.0, 2.0], [0.0, -2.0]], [[3.0, 1.0], [-1.0, -3.0], [2.0, 0.0], [-2.0, 3.0]], [[1.0, -1.0], [-3.0, 2.0], [0.0, -2.0], [3.0, 1.0]], [[-1.0, -3.0], [2.0, 0.0], [-2.0, 3.0], [1.0, -1.0]]]]> : tensor<1x4x4x2xf32>
  %k = arith.constant dense<[[[[0.0, -2.0], [1.0, -1.0]], [[2.0, 0.0], [-2.0, 1.0]]], [[[-1.0, 2.0], [0.0, -2.0]], [[1.0, -1.0], [2.0, 0.0]]]]> : tensor<2x2x2x2xf32>
  %zero = arith.constant 0.0 : f32
  %p = tensor.pad %x low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%n: index, %h: index, %w: index, %c: index):
    tensor.yield %zero : f32
  } : tensor<1x4x4x2xf32> to tensor<1x6x6x2xf32>
  %z_e = tensor.empty() : tensor<1x3x3x2xf32>
  %z_c = arith.constant 0.0 : f32
  %z = linalg.fill ins(%z_c : f32) outs(%z_e : tensor<1x3x3x2xf32>) -> tensor<1x3x3x2xf32>
  %r = linalg.conv_2d_nhwc_hwcf {strides = dense<2> : tensor<2xi64>} ins(%p, %k : tensor<1x6x6x2xf32>, tensor<2x2x2x2xf32>) outs(%z : tensor<1x3x3x2xf32>) -> tensor<1x3x3x2xf32>
  %wide = arith.extf %r : tensor<1x3x3x2xf32> to tensor<1x3x3x2xf64>
  %flat = tensor.collapse_shape %wide [[0, 1, 2, 3]] : tensor<1x3x3x2xf64> into tensor<18xf64>
  %any = tensor.cast %flat : tensor<18xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// Channels first, with windows that have gaps.
func.func private @dilations() -> tensor<?xf64> {
  %x = arith.constant dense<[[[[-2.0, 3.0, 1.0, -1.0, -3.0], [2.0, 0.0, -2.0, 3.0, 1.0], [-1.0, -3.0, 2.0, 0.0, -2.0], [3.0, 1.0, -1.0, -3.0, 2.0], [0.0, -2.0, 3.0, 1.0, -1.0]]]]> : tensor<1x1x5x5xf32>
  %k = arith.constant dense<[[[[0.0, -2.0], [1.0, -1.0]]], [[[2.0, 0.0], [-2.0, 1.0]]]]> : tensor<2x1x2x2xf32>
  %z_e = tensor.empty() : tensor<1x2x3x2xf32>
  %z_c = arith.constant 0.0 : f32
  %z = linalg.fill ins(%z_c : f32) outs(%z_e : tensor<1x2x3x2xf32>) -> tensor<1x2x3x2xf32>
  %r = linalg.conv_2d_nchw_fchw {dilations = dense<[2, 3]> : tensor<2xi64>} ins(%x, %k : tensor<1x1x5x5xf32>, tensor<2x1x2x2xf32>) outs(%z : tensor<1x2x3x2xf32>) -> tensor<1x2x3x2xf32>
  %wide = arith.extf %r : tensor<1x2x3x2xf32> to tensor<1x2x3x2xf64>
  %flat = tensor.collapse_shape %wide [[0, 1, 2, 3]] : tensor<1x2x3x2xf64> into tensor<12xf64>
  %any = tensor.cast %flat : tensor<12xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// A window for each channel.
func.func private @depthwise() -> tensor<?xf64> {
  %x = arith.constant dense<[[[[-2.0, 3.0], [1.0, -1.0], [-3.0, 2.0]], [[0.0, -2.0], [3.0, 1.0], [-1.0, -3.0]], [[2.0, 0.0], [-2.0, 3.0], [1.0, -1.0]], [[-3.0, 2.0], [0.0, -2.0], [3.0, 1.0]]]]> : tensor<1x4x3x2xf32>
  %k = arith.constant dense<[[[0.0, -2.0], [1.0, -1.0]], [[2.0, 0.0], [-2.0, 1.0]]]> : tensor<2x2x2xf32>
  %z_e = tensor.empty() : tensor<1x3x2x2xf32>
  %z_c = arith.constant 0.0 : f32
  %z = linalg.fill ins(%z_c : f32) outs(%z_e : tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %r = linalg.depthwise_conv_2d_nhwc_hwc ins(%x, %k : tensor<1x4x3x2xf32>, tensor<2x2x2xf32>) outs(%z : tensor<1x3x2x2xf32>) -> tensor<1x3x2x2xf32>
  %wide = arith.extf %r : tensor<1x3x2x2xf32> to tensor<1x3x2x2xf64>
  %flat = tensor.collapse_shape %wide [[0, 1, 2, 3]] : tensor<1x3x2x2xf64> into tensor<12xf64>
  %any = tensor.cast %flat : tensor<12xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// The greatest of overlapping windows.
func.func private @pooling_max() -> tensor<?xf64> {
  %x = arith.constant dense<[[[[-6.0], [1.0], [8.0], [-4.0], [3.0]], [[-9.0], [-2.0], [5.0], [-7.0], [0.0]], [[7.0], [-5.0], [2.0], [9.0], [-3.0]], [[4.0], [-8.0], [-1.0], [6.0], [-6.0]], [[1.0], [8.0], [-4.0], [3.0], [-9.0]]]]> : tensor<1x5x5x1xf32>
  %w = tensor.empty() : tensor<3x3xf32>
  %z_e = tensor.empty() : tensor<1x2x2x1xf32>
  %z_c = arith.constant -1.0e9 : f32
  %z = linalg.fill ins(%z_c : f32) outs(%z_e : tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
  %r = linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>} ins(%x, %w : tensor<1x5x5x1xf32>, tensor<3x3xf32>) outs(%z : tensor<1x2x2x1xf32>) -> tensor<1x2x2x1xf32>
  %wide = arith.extf %r : tensor<1x2x2x1xf32> to tensor<1x2x2x1xf64>
  %flat = tensor.collapse_shape %wide [[0, 1, 2, 3]] : tensor<1x2x2x1xf64> into tensor<4xf64>
  %any = tensor.cast %flat : tensor<4xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// The mean of windows.
func.func private @pooling_mean() -> tensor<?xf64> {
  %x = arith.constant dense<[[[[-6.0], [1.0], [8.0], [-4.0], [3.0]], [[-9.0], [-2.0], [5.0], [-7.0], [0.0]], [[7.0], [-5.0], [2.0], [9.0], [-3.0]], [[4.0], [-8.0], [-1.0], [6.0], [-6.0]], [[1.0], [8.0], [-4.0], [3.0], [-9.0]]]]> : tensor<1x5x5x1xf64>
  %w = tensor.empty() : tensor<3x3xf64>
  %z_e = tensor.empty() : tensor<1x3x3x1xf64>
  %z_c = arith.constant 0.0 : f64
  %z = linalg.fill ins(%z_c : f64) outs(%z_e : tensor<1x3x3x1xf64>) -> tensor<1x3x3x1xf64>
  %sum = linalg.pooling_nhwc_sum ins(%x, %w : tensor<1x5x5x1xf64>, tensor<3x3xf64>) outs(%z : tensor<1x3x3x1xf64>) -> tensor<1x3x3x1xf64>
  %nine = arith.constant dense<9.0> : tensor<1x3x3x1xf64>
  %r = arith.divf %sum, %nine : tensor<1x3x3x1xf64>
  %flat = tensor.collapse_shape %r [[0, 1, 2, 3]] : tensor<1x3x3x1xf64> into tensor<9xf64>
  %any = tensor.cast %flat : tensor<9xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// A window over a line, through a reshape to channels and back.
func.func private @line() -> tensor<?xf64> {
  %x = arith.constant dense<[-2.0, 3.0, 1.0, -1.0, -3.0, 2.0, 0.0, -2.0, 3.0]> : tensor<9xf32>
  %k = arith.constant dense<[0.0, -2.0, 1.0]> : tensor<3xf32>
  %x3 = tensor.expand_shape %x [[0, 1, 2]] output_shape [1, 1, 9] : tensor<9xf32> into tensor<1x1x9xf32>
  %k3 = tensor.expand_shape %k [[0, 1, 2]] output_shape [1, 1, 3] : tensor<3xf32> into tensor<1x1x3xf32>
  %z_e = tensor.empty() : tensor<1x1x7xf32>
  %z_c = arith.constant 0.0 : f32
  %z = linalg.fill ins(%z_c : f32) outs(%z_e : tensor<1x1x7xf32>) -> tensor<1x1x7xf32>
  %c = linalg.conv_1d_ncw_fcw ins(%x3, %k3 : tensor<1x1x9xf32>, tensor<1x1x3xf32>) outs(%z : tensor<1x1x7xf32>) -> tensor<1x1x7xf32>
  %r = tensor.collapse_shape %c [[0, 1, 2]] : tensor<1x1x7xf32> into tensor<7xf32>
  %wide = arith.extf %r : tensor<7xf32> to tensor<7xf64>
  %any = tensor.cast %wide : tensor<7xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

func.func @main() -> i32 {
  %strides = call @strides() : () -> tensor<?xf64>
  call @show_f64(%strides) : (tensor<?xf64>) -> ()
  %dilations = call @dilations() : () -> tensor<?xf64>
  call @show_f64(%dilations) : (tensor<?xf64>) -> ()
  %depthwise = call @depthwise() : () -> tensor<?xf64>
  call @show_f64(%depthwise) : (tensor<?xf64>) -> ()
  %pooling_max = call @pooling_max() : () -> tensor<?xf64>
  call @show_f64(%pooling_max) : (tensor<?xf64>) -> ()
  %pooling_mean = call @pooling_mean() : () -> tensor<?xf64>
  call @show_f64(%pooling_mean) : (tensor<?xf64>) -> ()
  %line = call @line() : () -> tensor<?xf64>
  call @show_f64(%line) : (tensor<?xf64>) -> ()
  %status = arith.constant 0 : i32
  return %status : i32
}
