// RUN: not terrace opt %s --convert-linalg-to-std --split-input-file 2>&1
// DIFFERS: upstream does not say why

func.func @tensors(%a: tensor<4xf32>, %x: f32) -> tensor<4xf32> {
  %0 = linalg.fill ins(%x : f32) outs(%a : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @complex(%a: memref<4xcomplex<f32>>) {
  linalg.copy ins(%a : memref<4xcomplex<f32>>) outs(%a : memref<4xcomplex<f32>>)
  return
}

// -----

func.func @space(%a: memref<4xf32, "fast">) {
  linalg.copy ins(%a : memref<4xf32, "fast">) outs(%a : memref<4xf32, "fast">)
  return
}

// -----

func.func @twice(%a: memref<4xf32>, %b: memref<4x8xf32>) {
  linalg.broadcast ins(%a : memref<4xf32>) outs(%b : memref<4x8xf32>) dimensions = [1]
  linalg.transpose ins(%b : memref<4x8xf32>) outs(%b : memref<4x8xf32>) permutation = [0, 1]
  return
}
