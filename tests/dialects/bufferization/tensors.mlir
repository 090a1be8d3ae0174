// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Operations between tensors and buffers.

func.func @ops(%t: tensor<4x?xf32>, %u: tensor<*xf32>, %i: index) {
  %33 = bufferization.alloc_tensor(%i) : tensor<?xf32>
  %34 = bufferization.alloc_tensor() copy(%t) {memory_space = 1 : i64} : tensor<4x?xf32>
  %35 = bufferization.alloc_tensor() copy(%u) : tensor<*xf32>
  %36 = bufferization.alloc_tensor(%i) size_hint=%i {memory_space = "a", b} : tensor<?xf32>
  %99 = bufferization.alloc_tensor(%i, %i) : tensor<?x?xf32>
  bufferization.dealloc_tensor %33 : tensor<?xf32>
  %37 = bufferization.to_buffer %t read_only : tensor<4x?xf32> to memref<4x?xf32, strided<[?, 1]>>
  %38 = bufferization.to_buffer %u {a} : tensor<*xf32> to memref<*xf32>
  %39 = bufferization.to_tensor %37 restrict writable : memref<4x?xf32, strided<[?, 1]>> to tensor<4x?xf32>
  %40 = bufferization.to_tensor %37 writable : memref<4x?xf32, strided<[?, 1]>> to tensor<4x?xf32>
  %41 = bufferization.materialize_in_destination %t in %t : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
  bufferization.materialize_in_destination %t in restrict writable %37 : (tensor<4x?xf32>, memref<4x?xf32, strided<[?, 1]>>) -> ()
  return
}
