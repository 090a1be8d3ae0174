// A convolution, a pooling, a layer and a softmax, as torch-mlir writes them in tosa, in ten thousandths.

func.func @forward(%arg0: tensor<1x1x8x8xf32>, %arg1: tensor<2x1x3x3xf32>, %arg2: tensor<2xf32>, %arg3: tensor<4x32xf32>, %arg4: tensor<4xf32>) -> tensor<1x4xf32> {
  %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
  %1 = tosa.const_shape  {values = dense<[1, 1, 32]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %2 = tosa.const_shape  {values = dense<[1, 32, 4]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %3 = tosa.const_shape  {values = dense<[1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %4 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
  %5 = tosa.const_shape  {values = dense<[1, 8, 8, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %6 = tosa.const_shape  {values = dense<[2, 3, 3, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %7 = "tosa.const"() <{values = dense<1.562500e-02> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
  %8 = tosa.reshape %arg0, %5 : (tensor<1x1x8x8xf32>, !tosa.shape<4>) -> tensor<1x8x8x1xf32>
  %9 = tosa.reshape %arg1, %6 : (tensor<2x1x3x3xf32>, !tosa.shape<4>) -> tensor<2x3x3x1xf32>
  %10 = tosa.conv2d %8, %9, %arg2, %0, %0 {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x8x8x1xf32>, tensor<2x3x3x1xf32>, tensor<2xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x2xf32>
  %11 = tosa.clamp %10 {max_val = 3.40282347E+38 : f32, min_val = 0.000000e+00 : f32} : (tensor<1x8x8x2xf32>) -> tensor<1x8x8x2xf32>
  %12 = tosa.max_pool2d %11 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x8x2xf32>) -> tensor<1x4x4x2xf32>
  %13 = tosa.transpose %12 {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x4x4x2xf32>) -> tensor<1x2x4x4xf32>
  %14 = tosa.transpose %arg3 {perms = array<i32: 1, 0>} : (tensor<4x32xf32>) -> tensor<32x4xf32>
  %15 = tosa.reshape %13, %1 : (tensor<1x2x4x4xf32>, !tosa.shape<3>) -> tensor<1x1x32xf32>
  %16 = tosa.reshape %14, %2 : (tensor<32x4xf32>, !tosa.shape<3>) -> tensor<1x32x4xf32>
  %17 = tosa.matmul %15, %16, %0, %0 : (tensor<1x1x32xf32>, tensor<1x32x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x4xf32>
  %18 = tosa.reshape %17, %3 : (tensor<1x1x4xf32>, !tosa.shape<2>) -> tensor<1x4xf32>
  %19 = tosa.reshape %arg4, %3 : (tensor<4xf32>, !tosa.shape<2>) -> tensor<1x4xf32>
  %20 = tosa.add %18, %19 : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
  %21 = tosa.mul %20, %7, %4 : (tensor<1x4xf32>, tensor<1x1xf32>, tensor<1xi8>) -> tensor<1x4xf32>
  %22 = tosa.reduce_max %21 {axis = 1 : i32} : (tensor<1x4xf32>) -> tensor<1x1xf32>
  %23 = tosa.sub %21, %22 : (tensor<1x4xf32>, tensor<1x1xf32>) -> tensor<1x4xf32>
  %24 = tosa.exp %23 : (tensor<1x4xf32>) -> tensor<1x4xf32>
  %25 = tosa.reduce_sum %24 {axis = 1 : i32} : (tensor<1x4xf32>) -> tensor<1x1xf32>
  %26 = tosa.reciprocal %25 : (tensor<1x1xf32>) -> tensor<1x1xf32>
  %27 = tosa.mul %24, %26, %4 : (tensor<1x4xf32>, tensor<1x1xf32>, tensor<1xi8>) -> tensor<1x4xf32>
  return %27 : tensor<1x4xf32>
}

// (a i + b) mod m - m / 2 for i below %n.
func.func private @numbers(%n: index, %a: index, %b: index, %m: index) -> tensor<?xf32> {
  %c2 = arith.constant 2 : index
  %half = arith.divui %m, %c2 : index
  %t = tensor.generate %n {
  ^bb0(%i: index):
    %p = arith.muli %i, %a : index
    %s = arith.addi %p, %b : index
    %r = arith.remui %s, %m : index
    %k = arith.subi %r, %half : index
    %x = arith.index_cast %k : index to i32
    %y = arith.sitofp %x : i32 to f32
    tensor.yield %y : f32
  } : tensor<?xf32>
  return %t : tensor<?xf32>
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %c11 = arith.constant 11 : index
  %image_n = arith.constant 64 : index
  %image_any = call @numbers(%image_n, %c5, %c1, %c11) : (index, index, index, index) -> tensor<?xf32>
  %image_flat = tensor.cast %image_any : tensor<?xf32> to tensor<64xf32>
  %image = tensor.expand_shape %image_flat [[0, 1, 2, 3]] output_shape [1, 1, 8, 8] : tensor<64xf32> into tensor<1x1x8x8xf32>
  %kernel_n = arith.constant 18 : index
  %kernel_any = call @numbers(%kernel_n, %c3, %c2, %c5) : (index, index, index, index) -> tensor<?xf32>
  %kernel_flat = tensor.cast %kernel_any : tensor<?xf32> to tensor<18xf32>
  %kernel = tensor.expand_shape %kernel_flat [[0, 1, 2, 3]] output_shape [2, 1, 3, 3] : tensor<18xf32> into tensor<2x1x3x3xf32>
  %weights_n = arith.constant 128 : index
  %weights_any = call @numbers(%weights_n, %c5, %c2, %c7) : (index, index, index, index) -> tensor<?xf32>
  %weights_flat = tensor.cast %weights_any : tensor<?xf32> to tensor<128xf32>
  %weights = tensor.expand_shape %weights_flat [[0, 1]] output_shape [4, 32] : tensor<128xf32> into tensor<4x32xf32>
  %bias = arith.constant dense<[1.0, -2.0]> : tensor<2xf32>
  %shift = arith.constant dense<[0.0, 1.0, -1.0, 2.0]> : tensor<4xf32>
  %r = call @forward(%image, %kernel, %bias, %weights, %shift) : (tensor<1x1x8x8xf32>, tensor<2x1x3x3xf32>, tensor<2xf32>, tensor<4x32xf32>, tensor<4xf32>) -> tensor<1x4xf32>
  %c4 = arith.constant 4 : index
  %millions = arith.constant 1.0e6 : f32
  scf.for %i = %c0 to %c4 step %c1 {
    %x = tensor.extract %r[%c0, %i] : tensor<1x4xf32>
    %y = arith.mulf %x, %millions : f32
    %z = arith.fptosi %y : f32 to i32
    %hundreds = arith.constant 100 : i32
    %n = arith.divsi %z, %hundreds : i32
    vector.print %n : i32 punctuation <comma>
  }
  vector.print punctuation <newline>
  %status = arith.constant 0 : i32
  return %status : i32
}
