// Small networks of tosa, each against the numbers of numpy.

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

// Prints the numbers, divided by commas.
func.func private @show_i32(%t: tensor<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %t, %c0 : tensor<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %x = tensor.extract %t[%i] : tensor<?xi32>
    vector.print %x : i32 punctuation <comma>
  }
  vector.print punctuation <newline>
  return
}

// A convolution with border and bias, clamped, then a pooling.
func.func private @convolution() -> tensor<?xf64> {
  %x = arith.constant dense<[[[[-2.0], [3.0], [1.0], [-1.0]], [[-3.0], [2.0], [0.0], [-2.0]], [[3.0], [1.0], [-1.0], [-3.0]], [[2.0], [0.0], [-2.0], [3.0]]]]> : tensor<1x4x4x1xf32>
  %k = arith.constant dense<[[[[0.0], [-2.0], [1.0]], [[-1.0], [2.0], [0.0]], [[-2.0], [1.0], [-1.0]]], [[[2.0], [0.0], [-2.0]], [[1.0], [-1.0], [2.0]], [[0.0], [-2.0], [1.0]]]]> : tensor<2x3x3x1xf32>
  %b = arith.constant dense<[1.0, -2.0]> : tensor<2xf32>
  %zero = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %c = tosa.conv2d %x, %k, %b, %zero, %zero {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x4x4x1xf32>, tensor<2x3x3x1xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x2xf32>
  %a = tosa.clamp %c {min_val = 0.0 : f32, max_val = 20.0 : f32} : (tensor<1x4x4x2xf32>) -> tensor<1x4x4x2xf32>
  %r = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x2xf32>) -> tensor<1x2x2x2xf32>
  %wide = arith.extf %r : tensor<1x2x2x2xf32> to tensor<1x2x2x2xf64>
  %flat = tensor.collapse_shape %wide [[0, 1, 2, 3]] : tensor<1x2x2x2xf64> into tensor<8xf64>
  %any = tensor.cast %flat : tensor<8xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// A product, its reshape, sums and greatest numbers.
func.func private @product() -> tensor<?xf64> {
  %x = arith.constant dense<[[[-2.0, 3.0, 1.0], [-1.0, -3.0, 2.0]]]> : tensor<1x2x3xf32>
  %w = arith.constant dense<[[[0.0, -2.0, 1.0, -1.0], [2.0, 0.0, -2.0, 1.0], [-1.0, 2.0, 0.0, -2.0]]]> : tensor<1x3x4xf32>
  %zero = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
  %p = tosa.matmul %x, %w, %zero, %zero : (tensor<1x2x3xf32>, tensor<1x3x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x4xf32>
  %shape = tosa.const_shape {values = dense<[4, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %q = tosa.reshape %p, %shape : (tensor<1x2x4xf32>, !tosa.shape<2>) -> tensor<4x2xf32>
  %s = tosa.reduce_sum %q {axis = 1 : i32} : (tensor<4x2xf32>) -> tensor<4x1xf32>
  %m = tosa.reduce_max %q {axis = 1 : i32} : (tensor<4x2xf32>) -> tensor<4x1xf32>
  %r = tosa.concat %s, %m {axis = 1 : i32} : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x2xf32>
  %wide = arith.extf %r : tensor<4x2xf32> to tensor<4x2xf64>
  %flat = tensor.collapse_shape %wide [[0, 1]] : tensor<4x2xf64> into tensor<8xf64>
  %any = tensor.cast %flat : tensor<8xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// Softmax of the operations that tools write for it.
func.func private @softmax() -> tensor<?xf64> {
  %x = arith.constant dense<[[-2.0, 0.5, -2.5, 0.0], [2.5, -0.5, 2.0, -1.0]]> : tensor<2x4xf32>
  %m = tosa.reduce_max %x {axis = 1 : i32} : (tensor<2x4xf32>) -> tensor<2x1xf32>
  %d = tosa.sub %x, %m : (tensor<2x4xf32>, tensor<2x1xf32>) -> tensor<2x4xf32>
  %e = tosa.exp %d : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %s = tosa.reduce_sum %e {axis = 1 : i32} : (tensor<2x4xf32>) -> tensor<2x1xf32>
  %q = tosa.reciprocal %s : (tensor<2x1xf32>) -> tensor<2x1xf32>
  %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %r = tosa.mul %e, %q, %shift : (tensor<2x4xf32>, tensor<2x1xf32>, tensor<1xi8>) -> tensor<2x4xf32>
  %wide = arith.extf %r : tensor<2x4xf32> to tensor<2x4xf64>
  %flat = tensor.collapse_shape %wide [[0, 1]] : tensor<2x4xf64> into tensor<8xf64>
  %any = tensor.cast %flat : tensor<8xf64> to tensor<?xf64>
  return %any : tensor<?xf64>
}

// Transposed, reversed, tiled, padded and sliced.
func.func private @layout() -> tensor<?xi32> {
  %x = arith.constant dense<[[-4, 1, -5], [0, 5, -1]]> : tensor<2x3xi32>
  %t = tosa.transpose %x {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %v = tosa.reverse %t {axis = 0 : i32} : (tensor<3x2xi32>) -> tensor<3x2xi32>
  %times = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %w = tosa.tile %v, %times : (tensor<3x2xi32>, !tosa.shape<2>) -> tensor<3x4xi32>
  %border = tosa.const_shape {values = dense<[1, 0, 0, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %value = "tosa.const"() <{values = dense<9> : tensor<1xi32>}> : () -> tensor<1xi32>
  %p = tosa.pad %w, %border, %value : (tensor<3x4xi32>, !tosa.shape<4>, tensor<1xi32>) -> tensor<4x5xi32>
  %start = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %size = tosa.const_shape {values = dense<[3, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.slice %p, %start, %size : (tensor<4x5xi32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x4xi32>
  %flat = tensor.collapse_shape %r [[0, 1]] : tensor<3x4xi32> into tensor<12xi32>
  %any = tensor.cast %flat : tensor<12xi32> to tensor<?xi32>
  return %any : tensor<?xi32>
}

// Rows by number, and where the greatest number is.
func.func private @gather() -> tensor<?xi32> {
  %x = arith.constant dense<[[[-4, 1], [-5, 0], [5, -1]]]> : tensor<1x3x2xi32>
  %at = arith.constant dense<[[2, 0, 2, 1]]> : tensor<1x4xi32>
  %g = tosa.gather %x, %at : (tensor<1x3x2xi32>, tensor<1x4xi32>) -> tensor<1x4x2xi32>
  %m = tosa.argmax %g {axis = 1 : i32} : (tensor<1x4x2xi32>) -> tensor<1x2xi32>
  %shape = tosa.const_shape {values = dense<[8]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %flatten = tosa.reshape %g, %shape : (tensor<1x4x2xi32>, !tosa.shape<1>) -> tensor<8xi32>
  %two = tosa.const_shape {values = dense<[2]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %n = tosa.reshape %m, %two : (tensor<1x2xi32>, !tosa.shape<1>) -> tensor<2xi32>
  %r = tosa.concat %flatten, %n {axis = 0 : i32} : (tensor<8xi32>, tensor<2xi32>) -> tensor<10xi32>
  %any = tensor.cast %r : tensor<10xi32> to tensor<?xi32>
  return %any : tensor<?xi32>
}

func.func @main() -> i32 {
  %convolution = call @convolution() : () -> tensor<?xf64>
  call @show_f64(%convolution) : (tensor<?xf64>) -> ()
  %product = call @product() : () -> tensor<?xf64>
  call @show_f64(%product) : (tensor<?xf64>) -> ()
  %softmax = call @softmax() : () -> tensor<?xf64>
  call @show_f64(%softmax) : (tensor<?xf64>) -> ()
  %layout = call @layout() : () -> tensor<?xi32>
  call @show_i32(%layout) : (tensor<?xi32>) -> ()
  %gather = call @gather() : () -> tensor<?xi32>
  call @show_i32(%gather) : (tensor<?xi32>) -> ()
  %status = arith.constant 0 : i32
  return %status : i32
}
