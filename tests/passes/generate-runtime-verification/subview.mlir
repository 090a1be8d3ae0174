// RUN: terrace opt %s --generate-runtime-verification
// RUN: terrace opt %s --pass-pipeline="builtin.module(func.func(generate-runtime-verification,canonicalize))"

func.func @s0(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  %0 = memref.subview %m[%i, 0] [%j, 2] [1, 1] : memref<?x4xf32> to memref<?x2xf32, strided<[4, 1], offset: ?>>
  return
}

func.func @s1(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  %0 = memref.subview %m[%i, 0] [1, 2] [%j, 1] : memref<?x4xf32> to memref<2xf32, strided<[1], offset: ?>>
  return
}

func.func @s2(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  %0 = memref.subview %h[0, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1]>>
  return
}

func.func @s3(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  %0 = memref.subview %s[1, %i] [2, 2] [2, %j] : memref<?x4xf32, strided<[?, ?], offset: ?>> to memref<2x2xf32, strided<[?, ?], offset: ?>>
  return
}

func.func @names(%m: memref<?x4xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<?x4xf32>
  %a = arith.addi %i, %j : index
  %1 = memref.load %m[%a, %j] : memref<?x4xf32>
  %mm = func.call @get() : () -> memref<?x4xf32>
  memref.copy %m, %mm : memref<?x4xf32> to memref<?x4xf32>
  %o = memref.subview %mm[%a, 0] [%j, 2] [1, 1] : memref<?x4xf32> to memref<?x2xf32, strided<[4, 1], offset: ?>>
  scf.for %k = %i to %j step %i { 
  memref.store %1, %mm[%k, %a] : memref<?x4xf32>
  }
  return %0 : f32
}
func.func private @get() -> memref<?x4xf32>

func.func @folded(%m: memref<?x4xf32>, %h: memref<4x4xf32>, %u: memref<*xf32>, %uu: memref<*xf32, 3>, %o: memref<?x?xf32>, %i: index, %n: index, %f: f32) {
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %0 = memref.load %m[%c2, %c9] : memref<?x4xf32>
  %1 = memref.load %h[%c2, %i] : memref<4x4xf32>
  %a = memref.alloc(%n, %n) : memref<?x?xf32>
  memref.store %f, %a[%i, %c2] : memref<?x?xf32>
  %e = memref.expand_shape %o [[0], [1, 2]] output_shape [%i, %n, 1] : memref<?x?xf32> into memref<?x?x1xf32>
  %c = memref.cast %u : memref<*xf32> to memref<f32>
  %d = memref.cast %uu : memref<*xf32, 3> to memref<4xf32, 3>
  memref.copy %u, %h : memref<*xf32> to memref<4x4xf32>
  memref.copy %a, %a : memref<?x?xf32> to memref<?x?xf32>
  %x = memref.dim %h, %c2 : memref<4x4xf32>
  scf.execute_region { scf.yield }
  return
}
