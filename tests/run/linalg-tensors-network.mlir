// PASSES: --one-shot-bufferize=bufferize-function-boundaries --convert-linalg-to-loops --lower-to-llvm
// A network of a convolution, a pooling and two layers, whose numbers are integers below 2^24: sums are exact.

#id4 = affine_map<(n, h, w, c) -> (n, h, w, c)>
#channel = affine_map<(n, h, w, c) -> (c)>
#id2 = affine_map<(i, j) -> (i, j)>

// (a * i + b * j) mod m - m / 2 at (i, j).
func.func private @numbers(%a: index, %b: index, %m: index) -> tensor<8x4xf32> {
  %e = tensor.empty() : tensor<8x4xf32>
  %t = linalg.generic {indexing_maps = [#id2], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<8x4xf32>) {
  ^bb0(%o: f32):
    %c2 = arith.constant 2 : index
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ai = arith.muli %a, %i : index
    %bj = arith.muli %b, %j : index
    %sum = arith.addi %ai, %bj : index
    %rest = arith.remui %sum, %m : index
    %half = arith.divui %m, %c2 : index
    %n = arith.subi %rest, %half : index
    %x = arith.index_cast %n : index to i32
    %f = arith.sitofp %x : i32 to f32
    linalg.yield %f : f32
  } -> tensor<8x4xf32>
  return %t : tensor<8x4xf32>
}

func.func private @relu4(%t: tensor<1x4x4x2xf32>, %bias: tensor<2xf32>) -> tensor<1x4x4x2xf32> {
  %zero = arith.constant 0.0 : f32
  %r = linalg.generic {indexing_maps = [#id4, #channel, #id4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%t, %bias : tensor<1x4x4x2xf32>, tensor<2xf32>) outs(%t : tensor<1x4x4x2xf32>) {
  ^bb0(%x: f32, %b: f32, %o: f32):
    %s = arith.addf %x, %b : f32
    %m = arith.maximumf %s, %zero : f32
    linalg.yield %m : f32
  } -> tensor<1x4x4x2xf32>
  return %r : tensor<1x4x4x2xf32>
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %c11 = arith.constant 11 : index
  %zero = arith.constant 0.0 : f32
  %low = arith.constant -1.0e9 : f32

  // An image of 4x4 in two channels, and a border of zeros.
  %numbers = call @numbers(%c5, %c3, %c11) : (index, index, index) -> tensor<8x4xf32>
  %flat = tensor.collapse_shape %numbers [[0, 1]] : tensor<8x4xf32> into tensor<32xf32>
  %image = tensor.expand_shape %flat [[0, 1, 2, 3]] output_shape [1, 4, 4, 2] : tensor<32xf32> into tensor<1x4x4x2xf32>
  %padded = tensor.pad %image low[0, 0, 0, 0] high[0, 2, 2, 0] {
  ^bb0(%n: index, %h: index, %w: index, %c: index):
    tensor.yield %zero : f32
  } : tensor<1x4x4x2xf32> to tensor<1x6x6x2xf32>

  // A convolution of 3x3 to two channels.
  %kernel = arith.constant dense<[[[[1.0, -1.0], [2.0, 0.0]], [[0.0, 1.0], [-1.0, 2.0]], [[1.0, 1.0], [0.0, -2.0]]],
                                  [[[-2.0, 1.0], [0.0, 3.0]], [[1.0, 0.0], [1.0, -1.0]], [[2.0, -1.0], [1.0, 0.0]]],
                                  [[[0.0, 2.0], [1.0, 1.0]], [[-1.0, 0.0], [3.0, 1.0]], [[1.0, -3.0], [0.0, 1.0]]]]> : tensor<3x3x2x2xf32>
  %e = tensor.empty() : tensor<1x4x4x2xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%e : tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
  %conv = linalg.conv_2d_nhwc_hwcf ins(%padded, %kernel : tensor<1x6x6x2xf32>, tensor<3x3x2x2xf32>)
      outs(%zeros : tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
  %bias = arith.constant dense<[3.0, -2.0]> : tensor<2xf32>
  %active = call @relu4(%conv, %bias) : (tensor<1x4x4x2xf32>, tensor<2xf32>) -> tensor<1x4x4x2xf32>

  %window = tensor.empty() : tensor<2x2xf32>
  %p = tensor.empty() : tensor<1x2x2x2xf32>
  %least = linalg.fill ins(%low : f32) outs(%p : tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xf32>
  %pool = linalg.pooling_nhwc_max {strides = dense<2> : tensor<2xi64>}
      ins(%active, %window : tensor<1x4x4x2xf32>, tensor<2x2xf32>) outs(%least : tensor<1x2x2x2xf32>) -> tensor<1x2x2x2xf32>
  %features = tensor.collapse_shape %pool [[0], [1, 2, 3]] : tensor<1x2x2x2xf32> into tensor<1x8xf32>
  %f = vector.transfer_read %features[%c0, %c0], %zero {in_bounds = [true]} : tensor<1x8xf32>, vector<8xf32>
  vector.print %f : vector<8xf32>

  // 8 to 4 features, and 4 to 2: the weights of the second layer are the transposed first lines of those of the first one.
  %weights = call @numbers(%c3, %c5, %c7) : (index, index, index) -> tensor<8x4xf32>
  %h = tensor.empty() : tensor<1x4xf32>
  %h0 = linalg.fill ins(%zero : f32) outs(%h : tensor<1x4xf32>) -> tensor<1x4xf32>
  %dense = linalg.matmul ins(%features, %weights : tensor<1x8xf32>, tensor<8x4xf32>) outs(%h0 : tensor<1x4xf32>) -> tensor<1x4xf32>
  %v = vector.transfer_read %dense[%c0, %c0], %zero {in_bounds = [true]} : tensor<1x4xf32>, vector<4xf32>
  vector.print %v : vector<4xf32>
  %lines = tensor.extract_slice %weights[0, 0] [2, 4] [1, 1] : tensor<8x4xf32> to tensor<2x4xf32>
  %te = tensor.empty() : tensor<4x2xf32>
  %transposed = linalg.transpose ins(%lines : tensor<2x4xf32>) outs(%te : tensor<4x2xf32>) permutation = [1, 0]
  %l = tensor.empty() : tensor<1x2xf32>
  %l0 = linalg.broadcast ins(%bias : tensor<2xf32>) outs(%l : tensor<1x2xf32>) dimensions = [0]
  %logits = linalg.matmul ins(%dense, %transposed : tensor<1x4xf32>, tensor<4x2xf32>) outs(%l0 : tensor<1x2xf32>) -> tensor<1x2xf32>
  %r = vector.transfer_read %logits[%c0, %c0], %zero {in_bounds = [true]} : tensor<1x2xf32>, vector<2xf32>
  vector.print %r : vector<2xf32>
  %me = tensor.empty() : tensor<1xf32>
  %m0 = linalg.fill ins(%low : f32) outs(%me : tensor<1xf32>) -> tensor<1xf32>
  %most = linalg.reduce { arith.maximumf } ins(%logits : tensor<1x2xf32>) outs(%m0 : tensor<1xf32>) dimensions = [1]
  %max = tensor.extract %most[%c0] : tensor<1xf32>
  vector.print %max : f32
  %status = arith.constant 0 : i32
  return %status : i32
}
