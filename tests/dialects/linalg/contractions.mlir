// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

func.func @batch_matmul(%a0: memref<2x3x5xf32>, %a1: memref<2x5x2xf32>, %a2: memref<2x3x2xf32>) {
  linalg.batch_matmul ins(%a0, %a1 : memref<2x3x5xf32>, memref<2x5x2xf32>) outs(%a2 : memref<2x3x2xf32>)
  return
}

func.func @batch_matvec(%a0: memref<2x3x2xf32>, %a1: memref<2x2xf32>, %a2: memref<2x3xf32>) {
  linalg.batch_matvec ins(%a0, %a1 : memref<2x3x2xf32>, memref<2x2xf32>) outs(%a2 : memref<2x3xf32>)
  return
}

func.func @batch_mmt4d(%a0: memref<2x3x5x2x2xf32>, %a1: memref<2x2x5x3x2xf32>, %a2: memref<2x3x2x2x3xf32>) {
  linalg.batch_mmt4d ins(%a0, %a1 : memref<2x3x5x2x2xf32>, memref<2x2x5x3x2xf32>) outs(%a2 : memref<2x3x2x2x3xf32>)
  return
}

func.func @batch_reduce_matmul(%a0: memref<2x3x5xf32>, %a1: memref<2x5x2xf32>, %a2: memref<3x2xf32>) {
  linalg.batch_reduce_matmul ins(%a0, %a1 : memref<2x3x5xf32>, memref<2x5x2xf32>) outs(%a2 : memref<3x2xf32>)
  return
}

func.func @batch_vecmat(%a0: memref<2x3xf32>, %a1: memref<2x3x2xf32>, %a2: memref<2x2xf32>) {
  linalg.batch_vecmat ins(%a0, %a1 : memref<2x3xf32>, memref<2x3x2xf32>) outs(%a2 : memref<2x2xf32>)
  return
}

func.func @dot(%a0: memref<3xf32>, %a1: memref<3xf32>, %a2: memref<f32>) {
  linalg.dot ins(%a0, %a1 : memref<3xf32>, memref<3xf32>) outs(%a2 : memref<f32>)
  return
}

func.func @matmul(%a0: memref<3x5xf32>, %a1: memref<5x2xf32>, %a2: memref<3x2xf32>) {
  linalg.matmul ins(%a0, %a1 : memref<3x5xf32>, memref<5x2xf32>) outs(%a2 : memref<3x2xf32>)
  return
}

func.func @matvec(%a0: memref<3x2xf32>, %a1: memref<2xf32>, %a2: memref<3xf32>) {
  linalg.matvec ins(%a0, %a1 : memref<3x2xf32>, memref<2xf32>) outs(%a2 : memref<3xf32>)
  return
}

func.func @mmt4d(%a0: memref<3x5x2x2xf32>, %a1: memref<2x5x3x2xf32>, %a2: memref<3x2x2x3xf32>) {
  linalg.mmt4d ins(%a0, %a1 : memref<3x5x2x2xf32>, memref<2x5x3x2xf32>) outs(%a2 : memref<3x2x2x3xf32>)
  return
}

func.func @quantized_batch_matmul(%a0: memref<2x3x5xi8>, %a1: memref<2x5x2xi8>, %a2: i32, %a3: i32, %a4: memref<2x3x2xi32>) {
  linalg.quantized_batch_matmul ins(%a0, %a1, %a2, %a3 : memref<2x3x5xi8>, memref<2x5x2xi8>, i32, i32) outs(%a4 : memref<2x3x2xi32>)
  return
}

func.func @quantized_matmul(%a0: memref<3x5xi8>, %a1: memref<5x2xi8>, %a2: i32, %a3: i32, %a4: memref<3x2xi32>) {
  linalg.quantized_matmul ins(%a0, %a1, %a2, %a3 : memref<3x5xi8>, memref<5x2xi8>, i32, i32) outs(%a4 : memref<3x2xi32>)
  return
}

func.func @vecmat(%a0: memref<3xf32>, %a1: memref<3x2xf32>, %a2: memref<2xf32>) {
  linalg.vecmat ins(%a0, %a1 : memref<3xf32>, memref<3x2xf32>) outs(%a2 : memref<2xf32>)
  return
}

// The inputs are converted to the type of the output.
func.func @conversions(%a: memref<4x8xi8>, %b: memref<8x4xi16>, %f: memref<8x4xf32>, %i: memref<4x4xi32>, %d: memref<4x4xf64>) {
  linalg.matmul ins(%a, %b : memref<4x8xi8>, memref<8x4xi16>) outs(%i : memref<4x4xi32>)
  linalg.matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : memref<4x8xi8>, memref<8x4xi16>) outs(%i : memref<4x4xi32>)
  linalg.matmul ins(%a, %f : memref<4x8xi8>, memref<8x4xf32>) outs(%d : memref<4x4xf64>)
  return
}

func.func @maps(%a: memref<8x4xf32>, %b: memref<8x16xf32>, %v: memref<8xf32>, %c: memref<4x16xf32>) {
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %b : memref<8x4xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k)>, affine_map<(m, n, k) -> (m, n)>] {note}
      ins(%a, %v : memref<8x4xf32>, memref<8xf32>) outs(%c : memref<4x16xf32>)
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (k, m)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %b : memref<8x4xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
  return
}

func.func @batch_maps(%a: memref<2x8x4xf32>, %b: memref<8x16xf32>, %c: memref<2x4x16xf32>) {
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, k, m)>, affine_map<(b, m, n, k) -> (k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>]
      ins(%a, %b : memref<2x8x4xf32>, memref<8x16xf32>) outs(%c : memref<2x4x16xf32>)
  return
}

func.func @scaled(%a: tensor<4x8xf32>, %s: f32, %c: tensor<4xf32>) -> tensor<4xf32> {
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>, affine_map<(d0) -> (d0)>]
      ins(%c, %s : tensor<4xf32>, f32) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  %1 = linalg.elementwise kind=#linalg.elementwise_kind<exp> {note} ins(%0 : tensor<4xf32>) outs(%c : tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}
