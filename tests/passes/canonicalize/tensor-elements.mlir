// RUN: terrace opt %s --canonicalize

// An element that was inserted, at a constant position.
func.func @inserted(%t: tensor<4x?xf32>, %x: f32, %i: index) -> (f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %other = index.constant 1
  %0 = tensor.insert %x into %t[%c0, %c1] : tensor<4x?xf32>
  %a = tensor.extract %0[%c0, %other] : tensor<4x?xf32>
  %b = tensor.extract %0[%c1, %c1] : tensor<4x?xf32>
  %1 = tensor.insert %x into %t[%c0, %i] : tensor<4x?xf32>
  %c = tensor.extract %1[%c0, %i] : tensor<4x?xf32>
  return %a, %b, %c : f32, f32, f32
}

func.func @scalar(%t: tensor<f32>, %x: f32) -> f32 {
  %0 = tensor.insert %x into %t[] : tensor<f32>
  %1 = tensor.extract %0[] : tensor<f32>
  return %1 : f32
}

#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
#columns = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>

// Sparse tensors.
func.func @sparse(%t: tensor<4x5xf32, #sparse>, %x: f32, %n: index) -> (f32, tensor<?xf32, #columns>, index, tensor<?x5xf32, #sparse>) {
  %c0 = arith.constant 0 : index
  %0 = tensor.insert %x into %t[%c0, %c0] : tensor<4x5xf32, #sparse>
  %1 = tensor.extract %0[%c0, %c0] : tensor<4x5xf32, #sparse>
  %2 = tensor.cast %t : tensor<4x5xf32, #sparse> to tensor<?x?xf32, #sparse>
  %3 = tensor.collapse_shape %2 [[0, 1]] : tensor<?x?xf32, #sparse> into tensor<?xf32, #columns>
  %4 = tensor.dim %2, %c0 : tensor<?x?xf32, #sparse>
  %5 = tensor.empty(%n) : tensor<?x5xf32, #sparse>
  %6 = tensor.cast %5 : tensor<?x5xf32, #sparse> to tensor<?x?xf32, #sparse>
  %7 = tensor.cast %6 : tensor<?x?xf32, #sparse> to tensor<?x5xf32, #sparse>
  return %1, %3, %4, %7 : f32, tensor<?xf32, #columns>, index, tensor<?x5xf32, #sparse>
}
