// RUN: terrace opt %s --mlir-print-op-generic
// DIFFERS: upstream compares i1 as signed numbers, of which true is the less one, although sums of i1 are logical ors; and it ignores the cast of batch_reduce_matmul

func.func @max(%a: memref<4xi1>, %c: memref<4xi1>) {
  linalg.max ins(%a, %a : memref<4xi1>, memref<4xi1>) outs(%c : memref<4xi1>)
  linalg.min ins(%a, %a : memref<4xi1>, memref<4xi1>) outs(%c : memref<4xi1>)
  return
}

func.func @cast(%a: memref<2x4x8xi8>, %b: memref<2x8x4xi8>, %c: memref<4x4xi32>) {
  linalg.batch_reduce_matmul {cast = #linalg.type_fn<cast_unsigned>} ins(%a, %b : memref<2x4x8xi8>, memref<2x8x4xi8>) outs(%c : memref<4x4xi32>)
  return
}

func.func @pooling(%a: memref<1x4x4x1xi1>, %w: memref<2x2xi1>, %c: memref<1x3x3x1xi1>) {
  linalg.pooling_nhwc_max ins(%a, %w : memref<1x4x4x1xi1>, memref<2x2xi1>) outs(%c : memref<1x3x3x1xi1>)
  return
}
