// RUN: terrace opt %s --split-input-file "--one-shot-bufferize"
// RUN: terrace opt %s --split-input-file "--one-shot-bufferize=bufferize-function-boundaries"
// RUN: terrace opt %s --split-input-file "--one-shot-bufferize=bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map unknown-type-conversion=identity-layout-map"
// RUN: terrace opt %s --split-input-file "--one-shot-bufferize=copy-before-write"

// Structured operations, and operations of tensor that become them.

func.func @matmul(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// -----

func.func @dyn(%a: tensor<?x?xf32>, %n: index) -> (tensor<?x?xf32>, f32) {
  %e = tensor.empty(%n, %n) : tensor<?x?xf32>
  %0 = linalg.matmul ins(%a, %a : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = linalg.matmul ins(%0, %a : tensor<?x?xf32>, tensor<?x?xf32>) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  %x = tensor.extract %a[%n, %n] : tensor<?x?xf32>
  return %1, %x : tensor<?x?xf32>, f32
}

// -----

func.func @fill(%f: f32, %t: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = linalg.fill ins(%f : f32) outs(%t : tensor<?xf32>) -> tensor<?xf32>
  return %0, %t : tensor<?xf32>, tensor<?xf32>
}

// -----

#id = affine_map<(d0) -> (d0)>
func.func @elem(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]} ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%a : tensor<?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#tr = affine_map<(d0, d1) -> (d1, d0)>
func.func @trans(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = linalg.generic {indexing_maps = [#tr, #id], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) {
  ^bb0(%x: f32, %z: f32):
    linalg.yield %x : f32
  } -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}

// -----

func.func @pad(%t: tensor<?xf32>, %n: index, %f: f32) -> tensor<?xf32> {
  %0 = tensor.pad %t low[%n] high[2] { ^bb0(%a: index): tensor.yield %f : f32 } : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @pad2(%t: tensor<?x4xf32>, %n: index) -> tensor<?x10xf32> {
  %0 = tensor.pad %t low[1, 2] high[%n, 4] { ^bb0(%a: index, %b: index): 
    %i = arith.index_cast %a : index to i32
    %f = arith.sitofp %i : i32 to f32
    tensor.yield %f : f32 } : tensor<?x4xf32> to tensor<?x10xf32>
  return %0 : tensor<?x10xf32>
}

// -----

func.func @gen(%n: index) -> tensor<?x3xindex> {
  %0 = tensor.generate %n { ^bb0(%i: index, %j: index):
    %s = arith.addi %i, %j : index
    tensor.yield %s : index
  } : tensor<?x3xindex>
  return %0 : tensor<?x3xindex>
}

// -----

func.func @splat(%f: f32, %n: index) -> (tensor<10x2xf32>, tensor<?xf32>) {
  %0 = tensor.splat %f : tensor<10x2xf32>
  %1 = tensor.splat %f[%n] : tensor<?xf32>
  return %0, %1 : tensor<10x2xf32>, tensor<?xf32>
}

// -----

func.func @reduce(%a: tensor<4x8xf32>, %i: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<4x8xf32>) outs(%i : tensor<4xf32>) dimensions = [1]
  return %0 : tensor<4xf32>
}

// -----

func.func @mapbr(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4x8xf32>, tensor<8x4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.map { arith.addf } ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>)
  %e2 = tensor.empty() : tensor<4x8xf32>
  %1 = linalg.broadcast ins(%0 : tensor<4xf32>) outs(%e2 : tensor<4x8xf32>) dimensions = [1]
  %e3 = tensor.empty() : tensor<8x4xf32>
  %2 = linalg.transpose ins(%1 : tensor<4x8xf32>) outs(%e3 : tensor<8x4xf32>) permutation = [1, 0]
  return %0, %1, %2 : tensor<4xf32>, tensor<4x8xf32>, tensor<8x4xf32>
}

// -----

func.func @conv(%i: tensor<1x225x225x3xf32>, %k: tensor<3x3x3x32xf32>, %f: f32) -> tensor<1x112x112x32xf32> {
  %e = tensor.empty() : tensor<1x112x112x32xf32>
  %z = linalg.fill ins(%f : f32) outs(%e : tensor<1x112x112x32xf32>) -> tensor<1x112x112x32xf32>
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%i, %k : tensor<1x225x225x3xf32>, tensor<3x3x3x32xf32>) outs(%z : tensor<1x112x112x32xf32>) -> tensor<1x112x112x32xf32>
  return %0 : tensor<1x112x112x32xf32>
}

// -----

func.func @slicefill(%t: tensor<8x8xf32>, %f: f32, %i: index) -> tensor<8x8xf32> {
  %s = tensor.extract_slice %t[%i, 0] [2, 8] [1, 1] : tensor<8x8xf32> to tensor<2x8xf32>
  %0 = linalg.fill ins(%f : f32) outs(%s : tensor<2x8xf32>) -> tensor<2x8xf32>
  %1 = tensor.insert_slice %0 into %t[%i, 0] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

// -----

func.func @fill2(%f: f32, %g: f32, %n: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %e = tensor.empty(%n) : tensor<?xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %1 = linalg.fill ins(%g : f32) outs(%0 : tensor<?xf32>) -> tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}

// -----

func.func @loop(%a: tensor<16x16xf32>, %b: tensor<16x16xf32>, %c: tensor<16x16xf32>) -> tensor<16x16xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %r = scf.for %i = %c0 to %c16 step %c4 iter_args(%x = %c) -> tensor<16x16xf32> {
    %as = tensor.extract_slice %a[%i, 0] [4, 16] [1, 1] : tensor<16x16xf32> to tensor<4x16xf32>
    %xs = tensor.extract_slice %x[%i, 0] [4, 16] [1, 1] : tensor<16x16xf32> to tensor<4x16xf32>
    %m = linalg.matmul ins(%as, %b : tensor<4x16xf32>, tensor<16x16xf32>) outs(%xs : tensor<4x16xf32>) -> tensor<4x16xf32>
    %y = tensor.insert_slice %m into %x[%i, 0] [4, 16] [1, 1] : tensor<4x16xf32> into tensor<16x16xf32>
    scf.yield %y : tensor<16x16xf32>
  }
  return %r : tensor<16x16xf32>
}

// -----

func.func @two(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0:2 = linalg.generic {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>, affine_map<(i)->(i)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b, %c : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %s = arith.addf %x, %z : f32
    linalg.yield %s, %x : f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>)
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}

// -----

func.func @m(%a: tensor<?x4xf32>, %b: tensor<4x?xf32>, %c: tensor<?x?xf32>, %f: f32) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<?x4xf32>, tensor<4x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = linalg.fill ins(%f : f32) outs(%0 : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0, %1 : tensor<?x?xf32>, tensor<?x?xf32>
}
