// RUN: not terrace opt %s --split-input-file --pass-pipeline='builtin.module(func.func(bufferization-lower-deallocations))' 2>&1

func.func @two(%m: memref<2xf32>, %n: memref<4xi32>, %c: i1, %d: i1) {
  bufferization.dealloc (%m : memref<2xf32>) if (%c)
  bufferization.dealloc (%m, %n : memref<2xf32>, memref<4xi32>) if (%c, %d)
  return
}
