// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --drop-equivalent-buffer-results
// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --buffer-deallocation-simplification
// RUN: terrace opt %s --allow-unregistered-dialect --split-input-file --affine-parallelize
// DIFFERS: upstream follows the values forever.

// In unreachable blocks values can follow from themselves.

func.func private @casts(%m: memref<4xf32>) -> memref<?xf32> {
  %r = memref.cast %m : memref<4xf32> to memref<?xf32>
  return %r : memref<?xf32>
^bb1:
  %a = memref.cast %b : memref<4xf32> to memref<?xf32>
  %b = memref.cast %a : memref<?xf32> to memref<4xf32>
  return %a : memref<?xf32>
}

// -----

func.func @views(%m: memref<4xf32>, %c: i1, %n: index) {
  return
^bb1:
  %a = memref.subview %b[%n] [%n] [1] : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  %b = memref.subview %a[%n] [%n] [1] : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
  %base, %offset, %size, %stride = memref.extract_strided_metadata %b : memref<?xf32, strided<[1], offset: ?>> -> memref<f32>, index, index, index
  %0 = bufferization.dealloc (%base : memref<f32>) if (%c) retain (%m : memref<4xf32>)
  affine.for %i = 0 to 4 {
    %x = affine.load %a[%i] : memref<?xf32, strided<[1], offset: ?>>
    affine.store %x, %b[%i] : memref<?xf32, strided<[1], offset: ?>>
  }
  cf.br ^bb1
}
