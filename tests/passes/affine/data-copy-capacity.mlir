// RUN: terrace opt %s --affine-data-copy-generate="fast-mem-capacity=1" --verify-diagnostics

// What straight code needs is not divided, and reported.
// expected-warning @below {{total size of all copy buffers' for this block exceeds fast memory capacity}}
func.func @straight(%m: memref<40x40xf32>, %x: f32) {
  %0 = affine.load %m[0, 0] : memref<40x40xf32>
  %1 = affine.load %m[39, 39] : memref<40x40xf32>
  return
}

func.func @inside(%m: memref<40x40xf32>, %n: memref<40x40xf32>) {
  // expected-warning @below {{total size of all copy buffers' for this block exceeds fast memory capacity}}
  affine.for %i = 0 to 40 {
    %0 = affine.load %m[0, %i] : memref<40x40xf32>
    %1 = affine.load %m[39, 39] : memref<40x40xf32>
    affine.for %j = 0 to 40 {
      %2 = affine.load %n[%j, %i] : memref<40x40xf32>
    }
  }
  return
}

// Boxes that cannot be combined.
func.func @no_union(%m: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 16 {
    %0 = affine.load %m[%i] : memref<?xf32>
    // expected-warning @below {{getMemoryFootprintBytes: unable to perform a union on a memory region}}
    %1 = affine.load %m[%i + symbol(%n)] : memref<?xf32>
  }
  return
}
