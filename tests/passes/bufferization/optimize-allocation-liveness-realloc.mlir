// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(optimize-allocation-liveness))'
// DIFFERS: upstream moves a memref.realloc behind the uses of its result.

func.func @realloc(%n: index) -> f32 {
  %m = memref.alloc(%n) : memref<?xf32>
  %r = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  %x = memref.load %r[%n] : memref<?xf32>
  memref.dealloc %r : memref<?xf32>
  return %x : f32
}
