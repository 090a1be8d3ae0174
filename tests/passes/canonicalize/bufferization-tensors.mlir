// RUN: terrace opt %s --canonicalize
// RUN: terrace opt %s --canonicalize --cse

// Operations between tensors and buffers.

func.func @buffer_1(%m: memref<4xf32>) -> (memref<4xf32>) {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32>
  return %1 : memref<4xf32>
}

func.func @buffer_2(%m: memref<4xf32>) -> (memref<4xf32, strided<[?], offset: ?>>) {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  return %1 : memref<4xf32, strided<[?], offset: ?>>
}

func.func @buffer_3(%m: memref<4x?xf32, strided<[?, ?], offset: ?>>) -> (memref<4x?xf32>) {
  %0 = bufferization.to_tensor %m : memref<4x?xf32, strided<[?, ?], offset: ?>> to tensor<4x?xf32>
  %1 = bufferization.to_buffer %0 : tensor<4x?xf32> to memref<4x?xf32>
  return %1 : memref<4x?xf32>
}

func.func @buffer_4(%m: memref<4xf32, 1>) -> (memref<4xf32>) {
  %0 = bufferization.to_tensor %m : memref<4xf32, 1> to tensor<4xf32>
  %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32>
  return %1 : memref<4xf32>
}

func.func @buffer_5(%m: memref<*xf32>) -> (memref<*xf32>) {
  %0 = bufferization.to_tensor %m : memref<*xf32> to tensor<*xf32>
  %1 = bufferization.to_buffer %0 : tensor<*xf32> to memref<*xf32>
  return %1 : memref<*xf32>
}

func.func @buffer_6(%t: tensor<4xf32>) -> (tensor<4xf32>) {
  %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  %1 = bufferization.to_tensor %0 : memref<4xf32> to tensor<4xf32>
  return %1 : tensor<4xf32>
}

func.func @buffer_7(%t: tensor<4xf32>, %x: f32, %i: index) -> (tensor<4xf32>) {
  %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  memref.store %x, %0[%i] : memref<4xf32>
  %1 = bufferization.to_tensor %0 : memref<4xf32> to tensor<4xf32>
  return %1 : tensor<4xf32>
}

func.func @buffer_8(%t: tensor<4xf32>) -> (memref<?xf32>) {
  %u = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %0 = bufferization.to_buffer %u read_only : tensor<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

func.func @buffer_9(%t: tensor<4xf32>) -> (memref<?xf32, strided<[?], offset: ?>, 2>) {
  %u = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %0 = bufferization.to_buffer %u : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>, 2>
  return %0 : memref<?xf32, strided<[?], offset: ?>, 2>
}

func.func @buffer_10(%t: tensor<*xf32>) -> (memref<?xf32>) {
  %u = tensor.cast %t : tensor<*xf32> to tensor<?xf32>
  %0 = bufferization.to_buffer %u : tensor<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

func.func @buffer_11(%t: tensor<4xf32>) -> (memref<*xf32>) {
  %u = tensor.cast %t : tensor<4xf32> to tensor<*xf32>
  %0 = bufferization.to_buffer %u : tensor<*xf32> to memref<*xf32>
  return %0 : memref<*xf32>
}

func.func @buffer_12(%t: tensor<4xf32>, %i: index) -> (f32) {
  %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  return %1 : f32
}

func.func @buffer_13(%m: memref<?x?xf32>, %i: index) -> (index, tensor<?x?xf32>) {
  %0 = bufferization.to_tensor %m : memref<?x?xf32> to tensor<?x?xf32>
  %1 = tensor.dim %0, %i : tensor<?x?xf32>
  return %1, %0 : index, tensor<?x?xf32>
}

func.func @buffer_14(%i: index, %j: index) -> (index, index, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = bufferization.alloc_tensor(%i, %j) : tensor<?x?xf32>
  %0 = tensor.dim %t, %c0 : tensor<?x?xf32>
  %1 = tensor.dim %t, %c1 : tensor<?x?xf32>
  return %0, %1, %t : index, index, tensor<?x?xf32>
}

func.func @buffer_15(%u: tensor<?x?xf32>) -> (index, index, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = bufferization.alloc_tensor() copy(%u) : tensor<?x?xf32>
  %0 = tensor.dim %t, %c0 : tensor<?x?xf32>
  %1 = tensor.dim %t, %c1 : tensor<?x?xf32>
  return %0, %1, %t : index, index, tensor<?x?xf32>
}

func.func @buffer_16(%j: index) -> (tensor<?x?x?xf32>) {
  %c4 = arith.constant 4 : index
  %cm = arith.constant -4 : index
  %t = bufferization.alloc_tensor(%c4, %j, %cm) : tensor<?x?x?xf32>
  return %t : tensor<?x?x?xf32>
}

func.func @buffer_17(%t: tensor<4xf32>, %u: tensor<4xf32>, %m: memref<4xf32>) -> (tensor<4xf32>) {
  %0 = bufferization.materialize_in_destination %t in %u : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = bufferization.to_tensor %m restrict : memref<4xf32> to tensor<4xf32>
  bufferization.materialize_in_destination %t in writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
  %2 = bufferization.alloc_tensor() : tensor<4xf32>
  %3 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  return %t : tensor<4xf32>
}

func.func @buffer_18(%t: tensor<4xf32>, %m: memref<4xf32>, %i: index) -> (tensor<4xf32>, tensor<4xf32>, memref<4xf32>, memref<4xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>) {
  %a = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  %b = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  %c = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  %d = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  %e = tensor.empty(%i) : tensor<?xf32>
  %f = tensor.empty(%i) : tensor<?xf32>
  %g = bufferization.alloc_tensor(%i) : tensor<?xf32>
  %h = bufferization.alloc_tensor(%i) : tensor<?xf32>
  return %a, %b, %c, %d, %e, %f, %g, %h : tensor<4xf32>, tensor<4xf32>, memref<4xf32>, memref<4xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>, tensor<?xf32>
}

func.func @dim_of_buffer(%t: tensor<?x?xf32>, %i: index) -> (index, memref<?x?xf32>) {
  %0 = bufferization.to_buffer %t : tensor<?x?xf32> to memref<?x?xf32>
  %1 = memref.dim %0, %i : memref<?x?xf32>
  return %1, %0 : index, memref<?x?xf32>
}
