// RUN: terrace opt %s --canonicalize

func.func @without_iterations(%a: memref<4x0xf32>, %b: memref<4xf32>, %c: memref<*xf32>, %t : tensor<0xf32>) -> tensor<0xf32> {
  linalg.reduce { arith.addf } ins(%a : memref<4x0xf32>) outs(%b : memref<4xf32>) dimensions = [1]
  linalg.copy ins(%b : memref<4xf32>) outs(%b : memref<4xf32>)
  %0 = linalg.exp ins(%t : tensor<0xf32>) outs(%t : tensor<0xf32>) -> tensor<0xf32>
  return %0 : tensor<0xf32>
}

func.func @copies(%a: tensor<4xf32>, %b: tensor<4xf32>, %s: f32) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %0 = linalg.generic {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  %1 = linalg.copy ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %2 = linalg.fill ins(%s : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  %3 = linalg.copy ins(%2 : tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return %0, %1, %3 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

func.func @transposes(%a: tensor<4x5x6xf32>, %b: tensor<6x4x5xf32>, %c: tensor<5x6x4xf32>, %s: f32) -> (tensor<5x6x4xf32>, tensor<5x6x4xf32>, tensor<4x5x6xf32>) {
  %0 = linalg.transpose ins(%a : tensor<4x5x6xf32>) outs(%b : tensor<6x4x5xf32>) permutation = [2, 0, 1]
  %1 = linalg.transpose ins(%0 : tensor<6x4x5xf32>) outs(%c : tensor<5x6x4xf32>) permutation = [2, 0, 1]
  %2 = linalg.fill ins(%s : f32) outs(%b : tensor<6x4x5xf32>) -> tensor<6x4x5xf32>
  %3 = linalg.transpose ins(%2 : tensor<6x4x5xf32>) outs(%c : tensor<5x6x4xf32>) permutation = [2, 0, 1]
  %4 = linalg.transpose ins(%a : tensor<4x5x6xf32>) outs(%a : tensor<4x5x6xf32>) permutation = [0, 1, 2]
  return %1, %3, %4 : tensor<5x6x4xf32>, tensor<5x6x4xf32>, tensor<4x5x6xf32>
}

func.func @broadcasts(%a: tensor<4xf32>, %b: tensor<4x5xf32>, %c: tensor<7x4x5x6xf32>) -> (tensor<7x4x5x6xf32>, tensor<4xf32>) {
  %0 = linalg.broadcast ins(%a : tensor<4xf32>) outs(%b : tensor<4x5xf32>) dimensions = [1] {note}
  %1 = linalg.broadcast ins(%0 : tensor<4x5xf32>) outs(%c : tensor<7x4x5x6xf32>) dimensions = [3, 0]
  %2 = linalg.broadcast ins(%a : tensor<4xf32>) outs(%a : tensor<4xf32>) dimensions = []
  return %1, %2 : tensor<7x4x5x6xf32>, tensor<4xf32>
}

func.func @buffers(%a: memref<4xf32>, %b: memref<4xf32>, %s: f32) {
  linalg.generic {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>], iterator_types = ["parallel"]} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %s : f32
  }
  linalg.broadcast ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) dimensions = []
  linalg.transpose ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) permutation = [0]
  return
}

func.func @casts(%a: memref<4x1xf32>, %b: memref<?x?xf32>) {
  %c = memref.cast %a : memref<4x1xf32> to memref<?x?xf32>
  linalg.exp ins(%c : memref<?x?xf32>) outs(%b : memref<?x?xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j)->(i, j)>], iterator_types = ["parallel", "parallel"]} outs(%a : memref<4x1xf32>) {
  ^bb0(%y: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    %n = arith.index_cast %k : index to i32
    %f = arith.sitofp %n : i32 to f32
    linalg.yield %f : f32
  }
  linalg.softmax dimension(0) ins(%c : memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}

func.func @several_results(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0:2 = linalg.generic {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>, affine_map<(i)->(i)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%b, %b : tensor<4xf32>, tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %z, %x : f32, f32
  } -> (tensor<4xf32>, tensor<4xf32>)
  %1 = linalg.add ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%b : tensor<4xf32>) -> tensor<4xf32>
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}
