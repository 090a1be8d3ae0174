// The kernels that `cargo xtask bench --run` compares with the loops in loops.c and with cblas_sgemm.

#element = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>

func.func @matmul(%a: memref<1024x1024xf32>, %b: memref<1024x1024xf32>, %c: memref<1024x1024xf32>) {
  linalg.matmul ins(%a, %b : memref<1024x1024xf32>, memref<1024x1024xf32>) outs(%c : memref<1024x1024xf32>)
  return
}

func.func @conv_last(%image: memref<1x58x58x64xf32>, %filter: memref<3x3x64x64xf32>, %out: memref<1x56x56x64xf32>) {
  linalg.conv_2d_nhwc_hwcf {strides = dense<1> : vector<2xi64>, dilations = dense<1> : vector<2xi64>}
      ins(%image, %filter : memref<1x58x58x64xf32>, memref<3x3x64x64xf32>) outs(%out : memref<1x56x56x64xf32>)
  return
}

func.func @conv_first(%image: memref<1x64x58x58xf32>, %filter: memref<64x64x3x3xf32>, %out: memref<1x64x56x56xf32>) {
  linalg.conv_2d_nchw_fchw {strides = dense<1> : vector<2xi64>, dilations = dense<1> : vector<2xi64>}
      ins(%image, %filter : memref<1x64x58x58xf32>, memref<64x64x3x3xf32>) outs(%out : memref<1x64x56x56xf32>)
  return
}

func.func @depthwise(%image: memref<1x58x58x64xf32>, %filter: memref<3x3x64xf32>, %out: memref<1x56x56x64xf32>) {
  linalg.depthwise_conv_2d_nhwc_hwc {strides = dense<1> : vector<2xi64>, dilations = dense<1> : vector<2xi64>}
      ins(%image, %filter : memref<1x58x58x64xf32>, memref<3x3x64xf32>) outs(%out : memref<1x56x56x64xf32>)
  return
}

func.func @softmax(%x: memref<512x1024xf32>, %out: memref<512x1024xf32>) {
  linalg.softmax dimension(1) ins(%x : memref<512x1024xf32>) outs(%out : memref<512x1024xf32>)
  return
}

func.func @row_sums(%x: memref<512x1024xf32>, %out: memref<512xf32>) {
  linalg.reduce { arith.addf } ins(%x : memref<512x1024xf32>) outs(%out : memref<512xf32>) dimensions = [1]
  return
}

func.func @column_sums(%x: memref<512x1024xf32>, %out: memref<1024xf32>) {
  linalg.reduce { arith.addf } ins(%x : memref<512x1024xf32>) outs(%out : memref<1024xf32>) dimensions = [0]
  return
}

func.func @layer_norm(%x: memref<512x1024xf32>, %scale: memref<1024xf32>, %shift: memref<1024xf32>, %out: memref<512x1024xf32>) {
  %zero = arith.constant 0.0 : f32
  %n = arith.constant 1024.0 : f32
  %epsilon = arith.constant 1.0e-5 : f32
  %sums = memref.alloc() : memref<512xf32>
  %squares = memref.alloc() : memref<512xf32>
  linalg.fill ins(%zero : f32) outs(%sums : memref<512xf32>)
  linalg.fill ins(%zero : f32) outs(%squares : memref<512xf32>)
  linalg.reduce { arith.addf } ins(%x : memref<512x1024xf32>) outs(%sums : memref<512xf32>) dimensions = [1]
  linalg.generic {indexing_maps = [#element, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x, %sums : memref<512x1024xf32>, memref<512xf32>) outs(%squares : memref<512xf32>) {
  ^bb0(%v: f32, %sum: f32, %acc: f32):
    %mean = arith.divf %sum, %n : f32
    %d = arith.subf %v, %mean : f32
    %square = arith.mulf %d, %d : f32
    %s = arith.addf %acc, %square : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [#element, #row, #row, #column, #column, #element], iterator_types = ["parallel", "parallel"]}
      ins(%x, %sums, %squares, %scale, %shift : memref<512x1024xf32>, memref<512xf32>, memref<512xf32>, memref<1024xf32>, memref<1024xf32>)
      outs(%out : memref<512x1024xf32>) {
  ^bb0(%v: f32, %sum: f32, %square: f32, %g: f32, %b: f32, %unused: f32):
    %mean = arith.divf %sum, %n : f32
    %variance = arith.divf %square, %n : f32
    %positive = arith.addf %variance, %epsilon : f32
    %r = math.rsqrt %positive : f32
    %d = arith.subf %v, %mean : f32
    %y = arith.mulf %d, %r : f32
    %z = arith.mulf %y, %g : f32
    %w = arith.addf %z, %b : f32
    linalg.yield %w : f32
  }
  memref.dealloc %sums : memref<512xf32>
  memref.dealloc %squares : memref<512xf32>
  return
}

func.func @activation(%x: memref<512x1024xf32>, %bias: memref<1024xf32>, %out: memref<512x1024xf32>) {
  %zero = arith.constant 0.0 : f32
  %t = bufferization.to_tensor %x restrict : memref<512x1024xf32> to tensor<512x1024xf32>
  %b = bufferization.to_tensor %bias restrict : memref<1024xf32> to tensor<1024xf32>
  %e = tensor.empty() : tensor<512x1024xf32>
  %biases = linalg.broadcast ins(%b : tensor<1024xf32>) outs(%e : tensor<512x1024xf32>) dimensions = [0]
  %sum = linalg.add ins(%t, %biases : tensor<512x1024xf32>, tensor<512x1024xf32>) outs(%e : tensor<512x1024xf32>) -> tensor<512x1024xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%e : tensor<512x1024xf32>) -> tensor<512x1024xf32>
  %positive = linalg.max ins(%sum, %zeros : tensor<512x1024xf32>, tensor<512x1024xf32>) outs(%e : tensor<512x1024xf32>) -> tensor<512x1024xf32>
  %scaled = arith.mulf %positive, %t : tensor<512x1024xf32>
  bufferization.materialize_in_destination %scaled in restrict writable %out : (tensor<512x1024xf32>, memref<512x1024xf32>) -> ()
  return
}
