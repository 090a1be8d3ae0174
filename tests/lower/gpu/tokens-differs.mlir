// RUN: terrace opt %s --lower-to-llvm
// DIFFERS: the complete lowering takes operations that gpu-to-llvm leaves, and destroys each stream once

// Synchronous operations run on streams that the host waits for.
func.func @synchronous(%m: memref<4xf32>, %x: f32) {
  %a = gpu.alloc() : memref<4xf32>
  gpu.memcpy %a, %m : memref<4xf32>, memref<4xf32>
  %t = gpu.wait async
  gpu.memset [%t] %a, %x : memref<4xf32>, f32
  gpu.dealloc %a : memref<4xf32>
  %shared = gpu.alloc host_shared() : memref<4xf32>
  return
}

// Tokens with several users: the second one and the wait get streams of their own.
func.func @users(%a: memref<4xf32>, %x: f32) {
  %t = gpu.wait async
  %t1 = gpu.memset async [%t] %a, %x : memref<4xf32>, f32
  %t2 = gpu.memset async [%t] %a, %x : memref<4xf32>, f32
  %t3 = gpu.memset async %a, %x : memref<4xf32>, f32
  gpu.wait [%t1, %t2, %t1, %t3]
  return
}

// Several tokens are joined.
func.func @joined(%a: memref<4xf32>, %x: f32, %t: !gpu.async.token) {
  %t1 = gpu.wait async
  %t2 = gpu.memset async [%t1, %t] %a, %x : memref<4xf32>, f32
  gpu.wait [%t2]
  return
}
