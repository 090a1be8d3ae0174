// RUN: terrace opt %s --affine-super-vectorize=virtual-vector-size=8
// RUN: terrace opt %s --affine-super-vectorize="virtual-vector-size=4 test-fastest-varying=0"
// RUN: terrace opt %s --affine-super-vectorize="virtual-vector-size=4 test-fastest-varying=1"
// RUN: terrace opt %s --affine-super-vectorize=virtual-vector-size=4,8
// RUN: terrace opt %s --affine-super-vectorize="virtual-vector-size=4,8 test-fastest-varying=0,1"
// RUN: terrace opt %s --affine-super-vectorize="virtual-vector-size=2,4,8 test-fastest-varying=2,1,0"
// RUN: terrace opt %s --affine-super-vectorize=virtual-vector-size=1
// RUN: terrace opt %s --affine-super-vectorize=virtual-vector-size=2,2,2,2
// RUN: terrace opt %s --affine-super-vectorize
// RUN: terrace opt %s --affine-super-vectorize=virtual-vector-size=8 --mlir-print-debuginfo

// Values from outside are broadcast, constants become vectors at the start of the loop.
func.func @scale(%in: memref<32x64xf32>, %out: memref<32x64xf32>, %by: f32) {
  %one = arith.constant 1.0 : f32
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 64 {
      %two = arith.constant 2.0 : f32
      %0 = affine.load %in[%i, %j] : memref<32x64xf32>
      %1 = arith.mulf %0, %by : f32
      %2 = arith.addf %1, %one fastmath<fast> : f32
      %3 = arith.cmpf olt, %2, %two : f32
      %4 = arith.select %3, %2, %two : f32
      %5 = math.sqrt %4 : f32
      affine.store %5, %out[%i, %j] : memref<32x64xf32>
    }
  }
  return
}

// The last vectors end behind the memory.
func.func @whole(%m: memref<100xi32>, %n: index) {
  affine.for %i = 0 to 100 {
    %0 = affine.load %m[%i] : memref<100xi32>
    %1 = arith.addi %0, %0 overflow<nsw> : i32
    affine.store %1, %m[%i] : memref<100xi32>
  }
  %a = memref.alloc(%n, %n) : memref<?x?x4xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = memref.dim %a, %c1 : memref<?x?x4xi32>
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %d {
      affine.for %k = 0 to 4 {
        %x = arith.index_cast %k : index to i32
        affine.store %x, %a[%i, %j, %k] : memref<?x?x4xi32>
      }
    }
  }
  affine.for %i = 3 to 97 {
    %0 = affine.load %m[%i] : memref<100xi32>
    affine.store %0, %m[%i + 3] : memref<100xi32>
  }
  return
}

func.func @transpose(%in: memref<64x64xf32>, %out: memref<64x64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %0 = affine.load %in[%j, %i] : memref<64x64xf32>
      affine.store %0, %out[%j, %i] : memref<64x64xf32>
    }
  }
  return
}

// Loops around and between vectorized ones stay.
func.func @product(%a: memref<32x32xf32>, %b: memref<32x32xf32>, %c: memref<32x32xf32>) {
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 32 {
      affine.for %k = 0 to 32 {
        %0 = affine.load %a[%i, %k] : memref<32x32xf32>
        %1 = affine.load %b[%k, %j] : memref<32x32xf32>
        %2 = arith.mulf %0, %1 : f32
        %3 = affine.load %c[%i, %j] : memref<32x32xf32>
        %4 = arith.addf %2, %3 : f32
        affine.store %4, %c[%i, %j] : memref<32x32xf32>
      }
    }
  }
  return
}

// Inner loops carry vectors.
func.func @columns(%m: memref<16x64xf32>, %v: memref<64xf32>, %x: f32) {
  affine.for %i = 0 to 64 {
    %r = affine.for %j = 0 to 16 iter_args(%s = %x) -> f32 {
      %0 = affine.load %m[%j, %i] : memref<16x64xf32>
      %1 = arith.addf %0, %s : f32
      affine.yield %1 : f32
    }
    affine.store %r, %v[%i] : memref<64xf32>
  }
  return
}

// Subscripts that are the same in all lanes are read once.
func.func @subscripts(%m: memref<8x16x48xf32>, %out: memref<8x16x48xf32>, %n: index) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 16 {
      affine.for %k = 0 to 48 {
        %a = affine.apply affine_map<(d0) -> (d0 mod 16)>(%k)
        %0 = affine.load %m[%i, %j, %a] : memref<8x16x48xf32>
        %1 = affine.load %m[%i, %j, symbol(%n)] : memref<8x16x48xf32>
        %2 = affine.load %m[%i, 3, %k + 1] : memref<8x16x48xf32>
        %3 = arith.addf %0, %1 : f32
        %4 = arith.addf %2, %3 : f32
        affine.store %4, %out[%i, %j, %k] : memref<8x16x48xf32>
      }
    }
  }
  return
}

func.func @rank_zero(%s: memref<f32>, %m: memref<64xf32>) {
  affine.for %i = 0 to 64 {
    %0 = affine.load %s[] : memref<f32>
    affine.store %0, %m[%i] : memref<64xf32>
  }
  return
}

// Broadcasts remain where a later operation has no vector form.
func.func @no_vector(%m: memref<64xindex>, %x: index) {
  affine.for %i = 0 to 64 {
    %0 = affine.load %m[%i] : memref<64xindex>
    %1 = arith.addi %x, %0 : index
    %2 = arith.addi %1, %i : index
    affine.store %2, %m[%i] : memref<64xindex>
  }
  return
}

// The first loops that can be vectorized are, from the inside out.
func.func @siblings(%m: memref<64x64xf32>, %v: memref<64x64xi32>, %x: f32) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.store %x, %m[%i, %j] : memref<64x64xf32>
    }
    affine.for %j = 0 to 64 {
      %0 = arith.index_cast %i : index to i32
      affine.store %0, %v[%i, %j] : memref<64x64xi32>
    }
  }
  return
}

// These stay: conditions, vectors, complex numbers, several varying subscripts, dependences.
func.func @stays(%m: memref<64x64xf32>, %v: memref<64xvector<4xf32>>, %c: memref<64xcomplex<f32>>, %x: f32) {
  affine.for %i = 0 to 64 {
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
      affine.store %x, %m[%i, 0] : memref<64x64xf32>
    }
  }
  affine.for %i = 0 to 64 {
    %0 = affine.load %v[%i] : memref<64xvector<4xf32>>
    affine.store %0, %v[%i] : memref<64xvector<4xf32>>
  }
  affine.for %i = 0 to 64 {
    %0 = affine.load %c[%i] : memref<64xcomplex<f32>>
    affine.store %0, %c[%i] : memref<64xcomplex<f32>>
  }
  affine.for %i = 0 to 64 {
    affine.store %x, %m[%i, %i] : memref<64x64xf32>
  }
  affine.for %i = 0 to 63 {
    %0 = affine.load %m[0, %i] : memref<64x64xf32>
    affine.store %0, %m[0, %i + 1] : memref<64x64xf32>
  }
  affine.for %i = 0 to 64 {
    %0 = affine.load %m[0, %i] : memref<64x64xf32>
    %1 = affine.load %m[%i, 0] : memref<64x64xf32>
    %2 = arith.addf %0, %1 : f32
  }
  return
}
