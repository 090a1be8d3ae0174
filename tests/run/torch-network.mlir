// A convolution, a pooling, a layer and a softmax, as torch-mlir writes them in linalg, in ten thousandths.

#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1) -> (d0, d1)>
#map2 = affine_map<(d0, d1) -> (d1)>
#map3 = affine_map<(d0, d1) -> (d0)>
#map4 = affine_map<(d0, d1) -> (d0, 0)>

func.func @forward(%arg0: tensor<1x1x8x8xf32>, %arg1: tensor<2x1x3x3xf32>, %arg2: tensor<2xf32>, %arg3: tensor<4x32xf32>, %arg4: tensor<4xf32>) -> tensor<1x4xf32> {
  %cst = arith.constant 0.000000e+00 : f32
  %c0_i64 = arith.constant 0 : i64
  %cst_0 = arith.constant 0xFF800000 : f32
  %cst_1 = arith.constant 6.400000e+01 : f32
  %padded = tensor.pad %arg0 low[0, 0, 1, 1] high[0, 0, 1, 1] {
  ^bb0(%arg5: index, %arg6: index, %arg7: index, %arg8: index):
    tensor.yield %cst : f32
  } : tensor<1x1x8x8xf32> to tensor<1x1x10x10xf32>
  %0 = tensor.empty() : tensor<1x2x8x8xf32>
  %broadcasted = linalg.broadcast ins(%arg2 : tensor<2xf32>) outs(%0 : tensor<1x2x8x8xf32>) dimensions = [0, 2, 3] 
  %1 = linalg.conv_2d_nchw_fchw {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%padded, %arg1 : tensor<1x1x10x10xf32>, tensor<2x1x3x3xf32>) outs(%broadcasted : tensor<1x2x8x8xf32>) -> tensor<1x2x8x8xf32>
  %2 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1 : tensor<1x2x8x8xf32>) outs(%0 : tensor<1x2x8x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %24 = arith.cmpf ugt, %in, %cst : f32
    %25 = arith.select %24, %in, %cst : f32
    linalg.yield %25 : f32
  } -> tensor<1x2x8x8xf32>
  %3 = tensor.empty() : tensor<1x2x4x4xf32>
  %4 = linalg.fill ins(%cst_0 : f32) outs(%3 : tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
  %5 = tensor.empty() : tensor<2x2xf32>
  %6 = linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%2, %5 : tensor<1x2x8x8xf32>, tensor<2x2xf32>) outs(%4 : tensor<1x2x4x4xf32>) -> tensor<1x2x4x4xf32>
  %collapsed = tensor.collapse_shape %6 [[0], [1, 2, 3]] : tensor<1x2x4x4xf32> into tensor<1x32xf32>
  %7 = tensor.empty() : tensor<32x4xf32>
  %transposed = linalg.transpose ins(%arg3 : tensor<4x32xf32>) outs(%7 : tensor<32x4xf32>) permutation = [1, 0] 
  %8 = tensor.empty() : tensor<1x4xf32>
  %9 = linalg.fill ins(%cst : f32) outs(%8 : tensor<1x4xf32>) -> tensor<1x4xf32>
  %10 = linalg.matmul ins(%collapsed, %transposed : tensor<1x32xf32>, tensor<32x4xf32>) outs(%9 : tensor<1x4xf32>) -> tensor<1x4xf32>
  %11 = linalg.generic {indexing_maps = [#map1, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%10, %arg4 : tensor<1x4xf32>, tensor<4xf32>) outs(%8 : tensor<1x4xf32>) {
  ^bb0(%in: f32, %in_2: f32, %out: f32):
    %24 = arith.addf %in, %in_2 : f32
    linalg.yield %24 : f32
  } -> tensor<1x4xf32>
  %12 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%11 : tensor<1x4xf32>) outs(%8 : tensor<1x4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %24 = arith.divf %in, %cst_1 : f32
    linalg.yield %24 : f32
  } -> tensor<1x4xf32>
  %13 = tensor.empty() : tensor<1xi64>
  %14 = linalg.fill ins(%c0_i64 : i64) outs(%13 : tensor<1xi64>) -> tensor<1xi64>
  %15 = tensor.empty() : tensor<1xf32>
  %16 = linalg.fill ins(%cst_0 : f32) outs(%15 : tensor<1xf32>) -> tensor<1xf32>
  %17:2 = linalg.generic {indexing_maps = [#map1, #map3, #map3], iterator_types = ["parallel", "reduction"]} ins(%12 : tensor<1x4xf32>) outs(%16, %14 : tensor<1xf32>, tensor<1xi64>) {
  ^bb0(%in: f32, %out: f32, %out_2: i64):
    %24 = linalg.index 1 : index
    %25 = arith.index_cast %24 : index to i64
    %26 = arith.maximumf %in, %out : f32
    %27 = arith.cmpf ogt, %in, %out : f32
    %28 = arith.select %27, %25, %out_2 : i64
    linalg.yield %26, %28 : f32, i64
  } -> (tensor<1xf32>, tensor<1xi64>)
  %expanded = tensor.expand_shape %17#0 [[0, 1]] output_shape [1, 1] : tensor<1xf32> into tensor<1x1xf32>
  %18 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%12, %expanded : tensor<1x4xf32>, tensor<1x1xf32>) outs(%8 : tensor<1x4xf32>) {
  ^bb0(%in: f32, %in_2: f32, %out: f32):
    %24 = arith.subf %in, %in_2 : f32
    linalg.yield %24 : f32
  } -> tensor<1x4xf32>
  %19 = linalg.generic {indexing_maps = [#map1, #map1], iterator_types = ["parallel", "parallel"]} ins(%18 : tensor<1x4xf32>) outs(%8 : tensor<1x4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %24 = math.exp %in : f32
    linalg.yield %24 : f32
  } -> tensor<1x4xf32>
  %20 = tensor.empty() : tensor<1x1xf32>
  %21 = linalg.fill ins(%cst : f32) outs(%20 : tensor<1x1xf32>) -> tensor<1x1xf32>
  %22 = linalg.generic {indexing_maps = [#map1, #map4], iterator_types = ["parallel", "reduction"]} ins(%19 : tensor<1x4xf32>) outs(%21 : tensor<1x1xf32>) {
  ^bb0(%in: f32, %out: f32):
    %24 = arith.addf %in, %out : f32
    linalg.yield %24 : f32
  } -> tensor<1x1xf32>
  %23 = linalg.generic {indexing_maps = [#map1, #map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%19, %22 : tensor<1x4xf32>, tensor<1x1xf32>) outs(%8 : tensor<1x4xf32>) {
  ^bb0(%in: f32, %in_2: f32, %out: f32):
    %24 = arith.divf %in, %in_2 : f32
    linalg.yield %24 : f32
  } -> tensor<1x4xf32>
  return %23 : tensor<1x4xf32>
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
