// RUN: terrace opt %s --mlir-print-op-generic --mlir-print-debuginfo --mlir-print-local-scope

// The arguments of the body of a copy have the locations of the operands, and its end that of the operation.
func.func @f(%a: tensor<4x5xf32>, %b: tensor<5x4xf32>, %m: memref<4xf32>, %n: memref<4x5xf32>) -> tensor<5x4xf32> {
  %0 = linalg.transpose ins(%a : tensor<4x5xf32>) outs(%b : tensor<5x4xf32>) permutation = [1, 0]
  %1 = linalg.transpose ins(%a : tensor<4x5xf32>) outs(%0 : tensor<5x4xf32>) permutation = [1, 0] loc("a.c":1:2)
  linalg.broadcast ins(%m : memref<4xf32>) outs(%n : memref<4x5xf32>) dimensions = [1]
  return %1 : tensor<5x4xf32>
}
