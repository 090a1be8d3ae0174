// RUN: terrace opt %s --generate-runtime-verification
// RUN: terrace opt %s --generate-runtime-verification=verbose-level=0
// RUN: terrace opt %s --generate-runtime-verification --mlir-print-debuginfo
// RUN: terrace opt %s --generate-runtime-verification --mlir-print-op-generic
// RUN: not terrace opt %s --generate-runtime-verification=verbose-level=2 --mlir-print-op-on-diagnostic=false 2>&1

func.func @f0(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  %0 = memref.load %m[%i, %j] : memref<?x4xf32>
  return
}

func.func @f1(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  memref.store %f, %m[%i, %j] : memref<?x4xf32>
  return
}

func.func @f2(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  %0 = memref.load %z[] : memref<f32>
  return
}

func.func @f3(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  memref.store %f, %z[] : memref<f32>
  return
}

func.func @f4(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  %0 = memref.atomic_rmw addf %f, %m[%i, %j] : (f32, memref<?x4xf32>) -> f32
  return
}

func.func @f5(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  %0 = memref.generic_atomic_rmw %m[%i, %j] : memref<?x4xf32> {
  ^bb0(%x : f32):
   memref.atomic_yield %f : f32
  }
  return
}

func.func @f6(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  %0 = memref.dim %m, %i : memref<?x4xf32>
  return
}

func.func @f7(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  %0 = memref.dim %u, %i : memref<*xf32>
  return
}

func.func @f8(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  %0 = memref.cast %u : memref<*xf32> to memref<4x4xf32>
  return
}

func.func @f9(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  %0 = memref.cast %u : memref<*xf32> to memref<?x?xf32>
  return
}

func.func @f10(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  %0 = memref.cast %m : memref<?x4xf32> to memref<4x4xf32>
  return
}

func.func @f11(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  %0 = memref.cast %m : memref<?x4xf32> to memref<*xf32>
  return
}

func.func @f12(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  %0 = memref.cast %m : memref<?x4xf32> to memref<?x?xf32>
  return
}

func.func @f13(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  %0 = memref.cast %s : memref<?x4xf32, strided<[?, ?], offset: ?>> to memref<?x4xf32, strided<[4, 1], offset: 5>>
  return
}

func.func @f14(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  %0 = memref.cast %s : memref<?x4xf32, strided<[?, ?], offset: ?>> to memref<8x4xf32, strided<[?, 1], offset: ?>>
  return
}

func.func @f15(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  memref.copy %m, %m : memref<?x4xf32> to memref<?x4xf32>
  return
}

func.func @f16(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  memref.copy %m, %q : memref<?x4xf32> to memref<?x?xf32>
  return
}

func.func @f17(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  memref.copy %m, %h : memref<?x4xf32> to memref<4x4xf32>
  return
}

func.func @f18(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  memref.copy %h, %h : memref<4x4xf32> to memref<4x4xf32>
  return
}

func.func @f19(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  %0 = memref.subview %z[][][] : memref<f32> to memref<f32>
  return
}

func.func @f20(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  %0 = memref.expand_shape %o [[0, 1]] output_shape [%i, 4] : memref<?xf32> into memref<?x4xf32>
  return
}

func.func @f21(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%i, 5, 2, 2] : memref<?x4xf32> into memref<?x5x2x2xf32>
  return
}

func.func @f22(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  %0 = memref.expand_shape %h [[0, 1], [2]] output_shape [2, 2, 4] : memref<4x4xf32> into memref<2x2x4xf32>
  return
}

func.func @f23(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  return
}

func.func @f24(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  %0 = memref.reinterpret_cast %m to offset: [%i], sizes: [%j, 4], strides: [4, 1] : memref<?x4xf32> to memref<?x4xf32, strided<[4, 1], offset: ?>>
  return
}

func.func @f25(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  memref.assume_alignment %m, 16 : memref<?x4xf32>
  return
}

func.func @f26(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  %0 = memref.assume_alignment %m, 16 : memref<?x4xf32>
  return
}

func.func @f27(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  %0 = memref.alloc(%i) : memref<?xf32>
  return
}

func.func @f28(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  %0 = memref.alloca(%i) : memref<?xf32>
  return
}

func.func @f29(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  memref.dealloc %m : memref<?x4xf32>
  return
}

func.func @f30(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  %0 = memref.transpose %m (i, j) -> (j, i) : memref<?x4xf32> to memref<4x?xf32, strided<[1, 4]>>
  return
}

func.func @f31(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  memref.prefetch %m[%i, %j], read, locality<3>, data : memref<?x4xf32>
  return
}

func.func @f32(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  %0 = memref.rank %u : memref<*xf32>
  return
}

func.func @f33(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  %0 = index.divs %i, %j
  return
}

func.func @f34(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  %0 = vector.load %m[%i, %j] : memref<?x4xf32>, vector<4xf32>
  return
}

func.func @f35(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  %0 = vector.transfer_read %m[%i, %j], %f : memref<?x4xf32>, vector<4xf32>
  return
}

func.func @f36(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  %0 = bufferization.clone %m : memref<?x4xf32> to memref<?x4xf32>
  return
}

func.func @f37(%m: memref<?x4xf32>, %q: memref<?x?xf32>, %h: memref<4x4xf32>, %o: memref<?xf32>, %z: memref<f32>, %u: memref<*xf32>,
    %s: memref<?x4xf32, strided<[?, ?], offset: ?>>, %i: index, %j: index, %f: f32) {
  %0 = memref.memory_space_cast %m : memref<?x4xf32> to memref<?x4xf32, 1>
  return
}
