// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(eliminate-empty-tensors))'

// An argument may not be written to, so the insertion makes a copy.
func.func @argument(%t: tensor<8x8xf32>, %f: f32) -> tensor<8x8xf32> {
  %e = tensor.empty() : tensor<2x8xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<2x8xf32>) -> tensor<2x8xf32>
  %1 = tensor.insert_slice %0 into %t[2, 0] [2, 8] [1, 1] : tensor<2x8xf32> into tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}

func.func @buffer(%m: memref<5xf32>, %f: f32) {
  %e = tensor.empty() : tensor<5xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<5xf32>) -> tensor<5xf32>
  bufferization.materialize_in_destination %0 in restrict writable %m : (tensor<5xf32>, memref<5xf32>) -> ()
  return
}
