// RUN: terrace upgrade %s
// RUN: terrace opt %s --upgrade

// The dialect linalg: operations of earlier years.

#id = affine_map<(d0, d1) -> (d0, d1)>
#accesses = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
#product = {
  args_in = 2,
  args_out = 1,
  iterator_types = ["parallel", "parallel", "reduction"],
  indexing_maps = #accesses
}
#window = {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (j)>], iterator_types = ["parallel", "window"]}

func @tensors(%n: index, %x: f32, %t: tensor<6x4xf32>) -> tensor<?x4xf32> {
  %0 = linalg.init_tensor [%n, 4] : tensor<?x4xf32>
  %1 = linalg.init_tensor [] : tensor<f32>
  %2 = linalg.fill(%x, %0) : f32, tensor<?x4xf32> -> tensor<?x4xf32>
  %3 = linalg.fill(%0, %x) : tensor<?x4xf32>, f32 -> tensor<?x4xf32>
  %4 = linalg.pad_tensor %t low[1, 0] high[0, 2] {
  ^bb0(%i: index, %j: index):
    linalg.yield %x : f32
  } : tensor<6x4xf32> to tensor<7x6xf32>
  %5 = linalg.indexed_generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} ins(%t : tensor<6x4xf32>) outs(%t : tensor<6x4xf32>) {
  ^bb0(%i: index, %j: index, %a: f32, %b: f32):  // indices first
    %k = addi %i, %j : index
    linalg.yield %a : f32
  } -> tensor<6x4xf32>
  %6 = linalg.map ins(%t, %t : tensor<6x4xf32>, tensor<6x4xf32>) outs(%t : tensor<6x4xf32>) {tag = "sum"}
    (%a: f32, %b: f32) {
      %s = arith.addf %a, %b : f32
      linalg.yield %s : f32
    }
  %7 = linalg.map outs(%t : tensor<6x4xf32>) () {
      linalg.yield %x : f32
    }
  return %2 : tensor<?x4xf32>
}

func @memrefs(%x: f32, %v: memref<4xf32>, %a: memref<4x8xf32>, %b: memref<8x2xf32>, %c: memref<4x2xf32>) {
  linalg.fill(%v, %x) : memref<4xf32>, f32
  linalg.copy(%v, %v) : memref<4xf32>, memref<4xf32>
  "linalg.copy"(%v, %v) : (memref<4xf32>, memref<4xf32>) -> ()
  linalg.matmul(%a, %b, %c) : memref<4x8xf32>, memref<8x2xf32>, memref<4x2xf32>
  linalg.generic #product %a, %b, %c {
  ^bb0(%l: f32, %r: f32, %s: f32):
    %d = mulf %l, %r : f32
    %e = addf %s, %d : f32
    linalg.yield %e : f32
  } : memref<4x8xf32>, memref<8x2xf32>,
      memref<4x2xf32>
  linalg.indexed_generic {n_views = [1, 1], indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]} %a, %a {
  ^bb0(%i: index, %j: index, %l: f32, %r: f32):
    linalg.yield %l : f32
  }: memref<4x8xf32>, memref<4x8xf32>
  linalg.generic #window ins(%v : memref<4xf32>) outs(%v : memref<4xf32>) {
  ^bb0(%l: f32, %r: f32):
    linalg.yield %l : f32
  }
  linalg.generic {indexing_maps = [#id, #id], iterator_types = [#linalg.iterator_type<parallel>, #linalg.iterator_type<window>]} ins(%a : memref<4x8xf32>) outs(%a : memref<4x8xf32>) {
  ^bb0(%l: f32, %r: f32):
    linalg.yield %l : f32
  }
  return
}

func.func @products(%a: tensor<8x4xf32>, %b: tensor<16x4xf32>, %c: tensor<8x16xf32>, %x: tensor<4x8xf32>, %y: tensor<4x16xf32>, %ba: tensor<2x8x4xf32>, %bb: tensor<2x16x4xf32>, %bo: tensor<2x8x16xf32>, %bx: tensor<2x4x8xf32>, %by: tensor<2x4x16xf32>) {
  %0 = linalg.matmul_transpose_b ins(%a, %b : tensor<8x4xf32>, tensor<16x4xf32>) outs(%c : tensor<8x16xf32>) -> tensor<8x16xf32>
  %1 = linalg.matmul_transpose_a {tag = "a"} ins(%x, %y : tensor<4x8xf32>, tensor<4x16xf32>) outs(%c : tensor<8x16xf32>) -> tensor<8x16xf32>
  %2 = linalg.batch_matmul_transpose_b ins(%ba, %bb : tensor<2x8x4xf32>, tensor<2x16x4xf32>) outs(%bo : tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
  %3 = linalg.batch_matmul_transpose_a ins(%bx, %by : tensor<2x4x8xf32>, tensor<2x4x16xf32>) outs(%bo : tensor<2x8x16xf32>) -> tensor<2x8x16xf32>
  %4 = linalg.matmul_unsigned ins(%a, %y : tensor<8x4xf32>, tensor<4x16xf32>) outs(%c : tensor<8x16xf32>) -> tensor<8x16xf32>
  %5 = linalg.matmul_i8_i8_i32 ins(%a, %y : tensor<8x4xf32>, tensor<4x16xf32>) outs(%c : tensor<8x16xf32>) -> tensor<8x16xf32>
  %6 = linalg.matmul ins(%a, %y : tensor<8x4xf32>, tensor<4x16xf32>) init(%c : tensor<8x16xf32>) -> tensor<8x16xf32>
  %7 = linalg.elemwise_unary {fun = #linalg.unary_fn<log>} ins(%a : tensor<8x4xf32>) outs(%a : tensor<8x4xf32>) -> tensor<8x4xf32>
  %8 = linalg.elemwise_binary {cast = #linalg.type_fn<cast_signed>, fun = #linalg.binary_fn<max_signed>} ins(%a, %a : tensor<8x4xf32>, tensor<8x4xf32>) outs(%a : tensor<8x4xf32>) -> tensor<8x4xf32>
  %10 = linalg.elemwise_unary {tag, fun = #linalg.unary_fn<abs>} ins(%a : tensor<8x4xf32>) outs(%a : tensor<8x4xf32>) -> tensor<8x4xf32>
  %9 = linalg.elemwise_binary ins(%a, %a : tensor<8x4xf32>, tensor<8x4xf32>) outs(%a : tensor<8x4xf32>) -> tensor<8x4xf32>
  return
}

func.func @convolutions(%i: tensor<1x16x16x4xf32>, %f: tensor<3x3x4x16xf32>, %o: tensor<1x14x14x16xf32>, %g: tensor<3x3x4xf32>, %p: tensor<1x14x14x4xf32>) {
  %0 = linalg.conv_2d_input_nhwc_filter_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%i, %f : tensor<1x16x16x4xf32>, tensor<3x3x4x16xf32>) outs(%o : tensor<1x14x14x16xf32>) -> tensor<1x14x14x16xf32>
  %1 = linalg.depthwise_conv2D_nhw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%i, %g : tensor<1x16x16x4xf32>, tensor<3x3x4xf32>) outs(%p : tensor<1x14x14x4xf32>) -> tensor<1x14x14x4xf32>
  return
}
