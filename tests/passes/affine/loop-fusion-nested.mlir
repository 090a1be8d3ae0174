// RUN: terrace opt %s --affine-loop-fusion
// RUN: terrace opt %s --affine-loop-fusion=mode=producer
// RUN: terrace opt %s --affine-loop-fusion="maximal compute-tolerance=0.0"
// RUN: terrace opt %s --affine-loop-fusion="fast-mem-space=3 local-buf-threshold=1 compute-tolerance=1.5"

// Two products of matrices: stores in loops of different depths have no common buffer.
func.func @products(%a: memref<8x8xf32>, %b: memref<8x8xf32>, %c: memref<8x8xf32>, %out: memref<8x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %t = memref.alloc() : memref<8x8xf32>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.store %zero, %t[%i, %j] : memref<8x8xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 8 {
        %0 = affine.load %a[%i, %k] : memref<8x8xf32>
        %1 = affine.load %b[%k, %j] : memref<8x8xf32>
        %2 = arith.mulf %0, %1 : f32
        %3 = affine.load %t[%i, %j] : memref<8x8xf32>
        %4 = arith.addf %2, %3 : f32
        affine.store %4, %t[%i, %j] : memref<8x8xf32>
      }
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 8 {
        %0 = affine.load %t[%i, %k] : memref<8x8xf32>
        %1 = affine.load %c[%k, %j] : memref<8x8xf32>
        %2 = arith.mulf %0, %1 : f32
        %3 = affine.load %out[%i, %j] : memref<8x8xf32>
        %4 = arith.addf %2, %3 : f32
        affine.store %4, %out[%i, %j] : memref<8x8xf32>
      }
    }
  }
  return
}

// Loops inside another one, whose memory is allocated there, outside, or by the caller.
func.func @inside(%t: memref<8xf32>, %b: memref<4x8xf32>, %x: f32) {
  %u = memref.alloc() : memref<4x8xf32>
  affine.for %o = 0 to 4 {
    %v = memref.alloc() : memref<8xf32>
    affine.for %i = 0 to 8 {
      affine.store %x, %v[%i] : memref<8xf32>
    }
    affine.for %i = 0 to 8 {
      %0 = affine.load %v[%i] : memref<8xf32>
      affine.store %0, %b[%o, %i] : memref<4x8xf32>
    }
  }
  affine.for %o = 0 to 4 {
    affine.for %i = 0 to 8 {
      affine.store %x, %u[%o, %i] : memref<4x8xf32>
    }
    affine.for %i = 0 to 8 {
      %0 = affine.load %u[%o, %i] : memref<4x8xf32>
      affine.store %0, %b[%o, %i] : memref<4x8xf32>
    }
  }
  affine.for %o = 0 to 4 {
    affine.for %i = 0 to 8 {
      affine.store %x, %t[%i] : memref<8xf32>
    }
    affine.for %i = 0 to 8 {
      %0 = affine.load %t[%i] : memref<8xf32>
      affine.store %0, %b[%o, %i] : memref<4x8xf32>
    }
  }
  return
}

// Conditions, unknown bounds, and elements whose size depends on the target keep loops apart.
func.func @others(%a: memref<8xf32>, %b: memref<8xf32>, %ints: memref<8xindex>, %n: index, %x: f32) {
  %u = memref.alloc() : memref<8xf32>
  affine.for %i = 0 to 8 {
    affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%i) {
      affine.store %x, %u[%i] : memref<8xf32>
    }
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %u[%i] : memref<8xf32>
    affine.store %0, %a[%i] : memref<8xf32>
  }
  %v = memref.alloc() : memref<8xf32>
  affine.for %i = 0 to %n {
    affine.store %x, %v[%i] : memref<8xf32>
  }
  affine.for %i = 0 to %n {
    %0 = affine.load %v[%i] : memref<8xf32>
    affine.store %0, %b[%i] : memref<8xf32>
  }
  %t = memref.alloc() : memref<8xindex>
  affine.for %i = 0 to 8 {
    affine.store %n, %t[%i] : memref<8xindex>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %t[%i] : memref<8xindex>
    affine.store %0, %ints[%i] : memref<8xindex>
  }
  return
}

// Steps, quotients, remainders, vectors, loops that do not run to the same end.
func.func @forms(%a: memref<64xf32>, %b: memref<64xf32>, %c: memref<8x8xf32>) {
  %t = memref.alloc() : memref<64xf32>
  %u = memref.alloc() : memref<8x8xf32>
  %v = memref.alloc() : memref<64xf32>
  affine.for %i = 0 to 64 step 4 {
    %0 = affine.vector_load %a[%i] : memref<64xf32>, vector<4xf32>
    affine.vector_store %0, %t[%i] : memref<64xf32>, vector<4xf32>
  }
  affine.for %i = 0 to 64 step 4 {
    %0 = affine.vector_load %t[%i] : memref<64xf32>, vector<4xf32>
    affine.vector_store %0, %b[%i] : memref<64xf32>, vector<4xf32>
  }
  affine.for %i = 0 to 64 {
    %0 = affine.load %a[%i] : memref<64xf32>
    affine.store %0, %u[%i floordiv 8, %i mod 8] : memref<8x8xf32>
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %u[%i, %j] : memref<8x8xf32>
      affine.store %0, %c[%i, %j] : memref<8x8xf32>
    }
  }
  affine.for %i = 0 to 64 {
    %0 = affine.load %b[%i] : memref<64xf32>
    affine.store %0, %v[%i] : memref<64xf32>
  }
  affine.for %i = 16 to 32 {
    %0 = affine.load %v[%i] : memref<64xf32>
    affine.store %0, %a[%i] : memref<64xf32>
  }
  return
}

// Remainders of the outer loop.
func.func @remainders(%a: memref<8x16xf32>, %b: memref<8x16xf32>) {
  %t = memref.alloc() : memref<8x64xf32>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 16 {
      %0 = affine.load %b[%i, %j] : memref<8x16xf32>
      affine.store %0, %t[%i, %j + (%i mod 4)] : memref<8x64xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.load %t[%i, %j + (%i mod 4)] : memref<8x64xf32>
      affine.store %0, %a[%i, %j] : memref<8x16xf32>
    }
  }
  return
}

// Siblings by memory that nothing stores to here.
func.func @only_loads(%b: memref<8xf32>, %c: memref<8xf32>) {
  %t = memref.alloc() : memref<8xf32>
  affine.for %i = 0 to 8 {
    %0 = affine.load %t[%i] : memref<8xf32>
    affine.store %0, %b[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %t[%i] : memref<8xf32>
    affine.store %0, %c[%i] : memref<8xf32>
  }
  return
}
