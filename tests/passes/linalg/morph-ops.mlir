// RUN: terrace opt %s --linalg-morph-ops
// RUN: terrace opt %s --linalg-morph-ops=named-to-category
// RUN: terrace opt %s --linalg-morph-ops=category-to-generic
// RUN: terrace opt %s --linalg-morph-ops=named-to-generic
// RUN: terrace opt %s --linalg-morph-ops=generic-to-named
// RUN: terrace opt %s --linalg-morph-ops='named-to-category category-to-generic'

func.func @tensors(%A: tensor<4x8xf32>, %B: tensor<4x8xf32>, %C: tensor<4x8xf32>, %p: tensor<4x8xi1>, %s: f32) -> tensor<4x8xf32> {
  %0 = linalg.exp {foo = 1 : i32} ins(%A : tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = linalg.add ins(%A, %0 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
  %2 = linalg.select ins(%p, %A, %1 : tensor<4x8xi1>, tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
  %3 = linalg.max ins(%A, %2 : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
  %4 = linalg.powf ins(%3, %B : tensor<4x8xf32>, tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
  %5 = linalg.reciprocal ins(%4 : tensor<4x8xf32>) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
  %6 = linalg.mul ins(%5, %s : tensor<4x8xf32>, f32) outs(%C : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %6 : tensor<4x8xf32>
}

func.func @memrefs(%A: memref<4x8xf32>, %B: memref<4x8xf32>) {
  linalg.log ins(%A : memref<4x8xf32>) outs(%B : memref<4x8xf32>)
  linalg.square ins(%A : memref<4x8xf32>) outs(%B : memref<4x8xf32>)
  linalg.div ins(%A, %A: memref<4x8xf32>, memref<4x8xf32>) outs(%B : memref<4x8xf32>)
  linalg.min ins(%A, %A: memref<4x8xf32>, memref<4x8xf32>) outs(%B : memref<4x8xf32>)
  return
}

func.func @integers(%A: memref<4x8xi32>, %B: memref<4x8xi32>) {
  linalg.div_unsigned ins(%A, %A: memref<4x8xi32>, memref<4x8xi32>) outs(%B : memref<4x8xi32>)
  linalg.sub ins(%A, %A: memref<4x8xi32>, memref<4x8xi32>) outs(%B : memref<4x8xi32>)
  linalg.copy ins(%A: memref<4x8xi32>) outs(%B : memref<4x8xi32>)
  return
}

func.func @matmul(%A: tensor<4x8xf32>, %B: tensor<8x16xf32>, %C: tensor<4x16xf32>) -> tensor<4x16xf32> {
  %r = linalg.matmul ins(%A, %B : tensor<4x8xf32>, tensor<8x16xf32>) outs(%C : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %r : tensor<4x16xf32>
}

func.func @category(%a: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<tanh> ins(%a : tensor<4xf32>) outs(%o : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @generic(%a: tensor<4xf32>, %o: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%o : tensor<4xf32>) {
  ^bb0(%x: f32, %z: f32):
    %1 = math.exp %x : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
