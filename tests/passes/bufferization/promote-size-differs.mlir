// RUN: terrace opt %s --promote-buffers-to-stack=max-alloc-size-in-bytes=536870912
// DIFFERS: upstream counts bits by 32 bits, of which nothing is left of this limit.

func.func @f(%i: index) -> f32 {
  %a = memref.alloc() : memref<4xf32>
  %x = memref.load %a[%i] : memref<4xf32>
  return %x : f32
}
