// RUN: terrace opt %s --convert-linalg-to-std
// DIFFERS: upstream calls one function for all kinds of linalg.elementwise

func.func @kinds(%a: memref<?xf32>) {
  linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%a, %a : memref<?xf32>, memref<?xf32>) outs(%a : memref<?xf32>)
  linalg.elementwise kind=#linalg.elementwise_kind<mul> ins(%a, %a : memref<?xf32>, memref<?xf32>) outs(%a : memref<?xf32>)
  return
}
