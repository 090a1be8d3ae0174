// PASSES: --pass-pipeline=builtin.module(convert-linalg-to-affine-loops,lower-to-llvm)
// Convolutions and poolings with strides and dilations.

func.func @main() -> i32 {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  // 0 to 48 in lines of 7.
  %a = memref.alloc() : memref<1x7x7x1xf32>
  linalg.generic {indexing_maps = [affine_map<(n, h, w, c) -> (n, h, w, c)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      outs(%a : memref<1x7x7x1xf32>) {
  ^bb0(%u: f32):
    %c7 = arith.constant 7 : index
    %h = linalg.index 1 : index
    %w = linalg.index 2 : index
    %x = arith.muli %h, %c7 : index
    %y = arith.addi %x, %w : index
    %n = arith.index_cast %y : index to i32
    %f = arith.sitofp %n : i32 to f32
    linalg.yield %f : f32
  }
  %k = memref.alloc() : memref<2x2x1x1xf32>
  linalg.fill ins(%one : f32) outs(%k : memref<2x2x1x1xf32>)

  // The sum of positions (0, 0), (0, 2), (1, 0) and (1, 2) of windows that are 3 lines and 4 columns apart.
  %c = memref.alloc() : memref<1x2x2x1xf32>
  linalg.fill ins(%zero : f32) outs(%c : memref<1x2x2x1xf32>)
  linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[3, 4]> : tensor<2xi64>}
      ins(%a, %k : memref<1x7x7x1xf32>, memref<2x2x1x1xf32>) outs(%c : memref<1x2x2x1xf32>)
  %line = memref.collapse_shape %c [[0, 1, 2, 3]] : memref<1x2x2x1xf32> into memref<4xf32>
  %v = vector.load %line[%c0] : memref<4xf32>, vector<4xf32>
  vector.print %v : vector<4xf32>

  %window = memref.alloc() : memref<2x2xf32>
  linalg.fill ins(%zero : f32) outs(%c : memref<1x2x2x1xf32>)
  linalg.pooling_nhwc_max {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[3, 4]> : tensor<2xi64>}
      ins(%a, %window : memref<1x7x7x1xf32>, memref<2x2xf32>) outs(%c : memref<1x2x2x1xf32>)
  %m = vector.load %line[%c0] : memref<4xf32>, vector<4xf32>
  vector.print %m : vector<4xf32>

  linalg.fill ins(%zero : f32) outs(%c : memref<1x2x2x1xf32>)
  linalg.pooling_nhwc_sum {strides = dense<5> : tensor<2xi64>}
      ins(%a, %window : memref<1x7x7x1xf32>, memref<2x2xf32>) outs(%c : memref<1x2x2x1xf32>)
  %s = vector.load %line[%c0] : memref<4xf32>, vector<4xf32>
  vector.print %s : vector<4xf32>

  // One dimension: 1 2 3 4 5 with 1 10 100.
  %x = memref.alloc() : memref<5xi32>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%x : memref<5xi32>) {
  ^bb0(%u: i32):
    %c1 = arith.constant 1 : index
    %i = linalg.index 0 : index
    %j = arith.addi %i, %c1 : index
    %n = arith.index_cast %j : index to i32
    linalg.yield %n : i32
  }
  %w = memref.alloc() : memref<3xi32>
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %i1 = arith.constant 1 : i32
  %i10 = arith.constant 10 : i32
  %i100 = arith.constant 100 : i32
  memref.store %i1, %w[%c0] : memref<3xi32>
  memref.store %i10, %w[%c1] : memref<3xi32>
  memref.store %i100, %w[%c2] : memref<3xi32>
  %y = memref.alloc() : memref<3xi32>
  %i0 = arith.constant 0 : i32
  linalg.fill ins(%i0 : i32) outs(%y : memref<3xi32>)
  linalg.conv_1d ins(%x, %w : memref<5xi32>, memref<3xi32>) outs(%y : memref<3xi32>)
  %l = vector.load %y[%c0] : memref<3xi32>, vector<3xi32>
  vector.print %l : vector<3xi32>

  memref.dealloc %a : memref<1x7x7x1xf32>
  memref.dealloc %k : memref<2x2x1x1xf32>
  memref.dealloc %c : memref<1x2x2x1xf32>
  memref.dealloc %window : memref<2x2xf32>
  memref.dealloc %x : memref<5xi32>
  memref.dealloc %w : memref<3xi32>
  memref.dealloc %y : memref<3xi32>
  %r = arith.constant 0 : i32
  return %r : i32
}
