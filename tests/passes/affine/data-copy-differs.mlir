// RUN: terrace opt %s --affine-data-copy-generate
// DIFFERS: upstream writes back elements that were never copied, or overwrites what was written to the memref itself, and puts copies in front of values that they need.

// Elements between the stored ones keep their values.
func.func @sparse(%m: memref<32xf32>, %x: f32) {
  affine.for %i = 0 to 16 {
    affine.store %x, %m[%i * 2] : memref<32xf32>
  }
  return
}

// So do those of a diagonal, of loops that may not run, and behind conditions.
func.func @partial(%m: memref<8x8xf32>, %v: memref<8xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to 8 {
    affine.store %x, %m[%i, %i] : memref<8x8xf32>
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to %n {
      affine.store %x, %v[%i] : memref<8xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
      affine.store %x, %v[%i] : memref<8xf32>
    }
  }
  affine.for %i = 0 to 8 step 3 {
    affine.store %x, %v[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.store %x, %m[%i, %j] : memref<8x8xf32>
    }
  }
  affine.for %i = 0 to 3 {
    affine.store %x, %v[%i] : memref<8xf32>
    affine.store %x, %v[%i + 5] : memref<8xf32>
  }
  return
}

// A store that is no affine access writes to the memref itself.
func.func @other_store(%m: memref<8xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %m[%i] : memref<8xf32>
    affine.store %0, %m[%i] : memref<8xf32>
    memref.store %x, %m[%n] : memref<8xf32>
  }
  return
}

// Vectors are wider than the elements that the box is made of.
func.func @vectors(%m: memref<32xf32>, %x: f32) {
  affine.for %i = 0 to 8 {
    affine.store %x, %m[%i] : memref<32xf32>
    %0 = affine.vector_load %m[%i * 2] : memref<32xf32>, vector<8xf32>
  }
  return
}

// The memref, or a value in its subscripts, is defined behind the first access.
func.func @late(%m: memref<8xf32>, %d: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = affine.load %m[0] : memref<8xf32>
  %1 = memref.alloc() : memref<8xf32>
  affine.store %0, %1[3] : memref<8xf32>
  %2 = memref.dim %d, %c0 : memref<?xf32>
  %3 = affine.load %m[symbol(%2)] : memref<8xf32>
  memref.dealloc %1 : memref<8xf32>
  return
}

func.func @late_inside(%m: memref<64xf32>, %d: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 8 step 2 {
    %n = memref.dim %d, %c0 : memref<?xf32>
    affine.for %j = 0 to 4 {
      %0 = affine.load %m[%j + symbol(%n)] : memref<64xf32>
    }
  }
  return
}

// The rows of a part with an unknown extent are not next to each other.
func.func @unknown_stride(%m: memref<8x?xf32>) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      %0 = affine.load %m[%i, %j] : memref<8x?xf32>
    }
  }
  return
}
