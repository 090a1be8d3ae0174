// RUN: terrace opt %s --lower-to-loops
// DIFFERS: upstream has no such pass

// Buffers that the program allocates as memrefs are its own affair.

func.func private @external(memref<4xf32>) -> memref<4xf32>

func.func @freed(%t: tensor<4xf32>, %i: index) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  memref.copy %0, %m : memref<4xf32> to memref<4xf32>
  %1 = bufferization.to_tensor %m restrict : memref<4xf32> to tensor<4xf32>
  %2 = tensor.extract %1[%i] : tensor<4xf32>
  memref.dealloc %m : memref<4xf32>
  return %2 : f32
}

// The program frees the buffer that a tensor became.
func.func @free_of_tensor(%n: index, %v: f32) -> f32 {
  %0 = tensor.splat %v[%n] : tensor<?xf32>
  %m = bufferization.to_buffer %0 : tensor<?xf32> to memref<?xf32>
  %1 = memref.load %m[%n] : memref<?xf32>
  memref.dealloc %m : memref<?xf32>
  return %1 : f32
}

func.func @kept(%t: tensor<4xf32>) -> memref<4xf32> {
  %m = memref.alloc() : memref<4xf32>
  bufferization.materialize_in_destination %t in writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
  %0 = call @external(%m) : (memref<4xf32>) -> memref<4xf32>
  return %0 : memref<4xf32>
}

func.func @without_tensors(%n: index) -> memref<?xf32> {
  %m = memref.alloc(%n) : memref<?xf32>
  %z = arith.constant 0.0 : f32
  linalg.fill ins(%z : f32) outs(%m : memref<?xf32>)
  return %m : memref<?xf32>
}

module @inside {
  func.func @fill(%m: memref<4xf32>, %v: f32) {
    linalg.fill ins(%v : f32) outs(%m : memref<4xf32>)
    return
  }
}
