// RUN: terrace opt %s --convert-linalg-to-loops
// RUN: terrace opt %s --convert-linalg-to-affine-loops
// RUN: terrace opt %s --convert-linalg-to-parallel-loops

func.func @matmul(%a: memref<?x?xf32>, %b: memref<?x8xf32>, %c: memref<?x8xf32>) {
  linalg.matmul ins(%a, %b : memref<?x?xf32>, memref<?x8xf32>) outs(%c : memref<?x8xf32>)
  return
}

func.func @strided(%a: memref<1x9x?x4xf32>, %k: memref<3x3x4x2xf32>, %c: memref<1x4x?x2xf32>) {
  linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 3]> : tensor<2xi64>}
      ins(%a, %k : memref<1x9x?x4xf32>, memref<3x3x4x2xf32>) outs(%c : memref<1x4x?x2xf32>)
  return
}

func.func @pooling(%a: memref<1x2x8xf32>, %w: memref<3xf32>, %c: memref<1x2x6xf32>) {
  linalg.pooling_ncw_max ins(%a, %w : memref<1x2x8xf32>, memref<3xf32>) outs(%c : memref<1x2x6xf32>)
  return
}

// Parallel loops and others in turn.
func.func @tiles(%a: memref<2x3x8x1xf32>, %b: memref<4x3x8x1xf32>, %c: memref<2x4x8x8xf32>) {
  linalg.mmt4d ins(%a, %b : memref<2x3x8x1xf32>, memref<4x3x8x1xf32>) outs(%c : memref<2x4x8x8xf32>)
  return
}

// Without loops.
func.func @scalars(%x: f32, %a: memref<f32>, %c: memref<f32>) {
  linalg.fill ins(%x : f32) outs(%a : memref<f32>)
  linalg.exp ins(%a : memref<f32>) outs(%c : memref<f32>)
  return
}

// The output is loaded if the payload reads it.
func.func @generic(%a: memref<4x?xf32>, %x: f32, %c: memref<?xf32>, %d: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>, affine_map<(i, j) -> (j + i * 2)>, affine_map<(i, j) -> (i)>],
      iterator_types = ["parallel", "reduction"]} ins(%a, %x : memref<4x?xf32>, f32) outs(%c, %d : memref<?xf32>, memref<4xf32>) {
  ^bb0(%u: f32, %v: f32, %y: f32, %z: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    %n = arith.index_cast %k : index to i64
    %f = arith.sitofp %n : i64 to f32
    %s = arith.addf %f, %z : f32
    %t = arith.mulf %s, %v : f32
    linalg.yield %u, %t : f32, f32
  }
  return
}

func.func @control_flow(%p: i1, %c: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%c : memref<4xf32>) {
  ^bb0(%u: f32):
    %0 = scf.if %p -> f32 {
      %1 = arith.addf %u, %u : f32
      scf.yield %1 : f32
    } else {
      scf.yield %u : f32
    }
    linalg.yield %0 : f32
  }
  return
}

func.func @shapes(%a: memref<4x?xf32>, %b: memref<?x4xf32>, %r: memref<4xf32>) {
  linalg.transpose ins(%a : memref<4x?xf32>) outs(%b : memref<?x4xf32>) permutation = [1, 0]
  linalg.broadcast ins(%r : memref<4xf32>) outs(%b : memref<?x4xf32>) dimensions = [0]
  linalg.reduce { arith.addf } ins(%a : memref<4x?xf32>) outs(%r : memref<4xf32>) dimensions = [1]
  linalg.map { math.exp } ins(%r : memref<4xf32>) outs(%r : memref<4xf32>)
  return
}

// Operations on tensors stay.
func.func @tensors(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.exp ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @random(%min: f64, %max: f64, %seed: i32, %c: memref<4x?xf32>) {
  linalg.fill_rng_2d ins(%min, %max, %seed : f64, f64, i32) outs(%c : memref<4x?xf32>)
  return
}
