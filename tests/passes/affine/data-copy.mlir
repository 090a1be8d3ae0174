// RUN: terrace opt %s --affine-data-copy-generate
// RUN: terrace opt %s --affine-data-copy-generate=skip-non-unit-stride-loops
// RUN: terrace opt %s --affine-data-copy-generate="fast-mem-space=0 fast-mem-capacity=1"
// RUN: terrace opt %s --affine-data-copy-generate="generate-dma fast-mem-space=2 tag-mem-space=3"
// RUN: terrace opt %s --affine-data-copy-generate="generate-dma skip-non-unit-stride-loops"
// RUN: terrace opt %s --affine-data-copy-generate="slow-mem-space=1 min-dma-transfer=64"

// Copies of what does not change in the innermost loop over tiles are made in front of it.
func.func @tiled_product(%a: memref<64x96xf32>, %b: memref<96x32xf32>, %c: memref<64x32xf32>) {
  affine.for %i = 0 to 64 step 16 {
    affine.for %j = 0 to 32 step 8 {
      affine.for %k = 0 to 96 step 24 {
        affine.for %x = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 16)>(%i) {
          affine.for %y = affine_map<(d0) -> (d0)>(%j) to affine_map<(d0) -> (d0 + 8)>(%j) {
            affine.for %z = affine_map<(d0) -> (d0)>(%k) to affine_map<(d0) -> (d0 + 24)>(%k) {
              %0 = affine.load %a[%x, %z] : memref<64x96xf32>
              %1 = affine.load %b[%z, %y] : memref<96x32xf32>
              %2 = affine.load %c[%x, %y] : memref<64x32xf32>
              %3 = arith.mulf %0, %1 : f32
              %4 = arith.addf %2, %3 : f32
              affine.store %4, %c[%x, %y] : memref<64x32xf32>
            }
          }
        }
      }
    }
  }
  return
}

// Bounds with several results, symbols, offsets and factors.
func.func @bounds(%m: memref<100xf64>, %w: memref<32x40xf64>, %n: index, %k: index) {
  affine.for %i = 0 to 100 step 7 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0) -> (100, d0 + 7)>(%i) {
      %0 = affine.load %m[%j] : memref<100xf64>
      affine.store %0, %m[%j] : memref<100xf64>
    }
  }
  affine.for %i = 0 to 32 {
    affine.for %j = max affine_map<()[s0, s1] -> (s0 * 10, s1)>()[%n, %k] to min affine_map<()[s0, s1] -> (s0 * 10 + 10, s1 + 10)>()[%n, %k] {
      %0 = affine.load %w[%i, %j] : memref<32x40xf64>
    }
  }
  affine.for %i = 0 to 24 step 6 {
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%i) to affine_map<(d0) -> (d0 + 7)>(%i) {
      %0 = affine.load %m[%j * 2 - 1] : memref<100xf64>
      %1 = affine.load %m[-%j + 30] : memref<100xf64>
      %2 = affine.load %w[%j floordiv 3, %j mod 4] : memref<32x40xf64>
    }
  }
  affine.for %i = 0 to %n {
    %0 = affine.load %m[%i + symbol(%k)] : memref<100xf64>
    %1 = affine.load %w[%i, 5] : memref<32x40xf64>
  }
  return
}

// One box for all accesses of a memref, whichever comes first.
func.func @union(%m: memref<64x64xi32>, %v: i32) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      affine.store %v, %m[%i + 2, %j + 9] : memref<64x64xi32>
      %0 = affine.load %m[%i + 20, %j] : memref<64x64xi32>
      affine.store %0, %m[%i + 1, %j + 30] : memref<64x64xi32>
      affine.prefetch %m[%i, %j], read, locality<3>, data : memref<64x64xi32>
    }
  }
  return
}

// Straight code between loops; stores that cover their box are only written back.
func.func @straight(%m: memref<16xi8>, %o: memref<16x16xindex>, %v: i8) {
  %0 = affine.load %m[3] : memref<16xi8>
  affine.store %0, %m[5] : memref<16xi8>
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      affine.store %i, %o[%j, %i] : memref<16x16xindex>
    }
  }
  affine.store %v, %m[7] : memref<16xi8>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 3 {
      affine.store %v, %m[-%i + 9] : memref<16xi8>
    }
  }
  return
}

// Nothing to copy, or nothing that can be copied.
func.func @none(%m: memref<8x8xf32>, %d: memref<?x8xf32>, %s: memref<f32>, %l: memref<8xf32, strided<[2]>>, %n: index) {
  affine.for %i = 0 to 0 {
    %0 = affine.load %m[0, %i] : memref<8x8xf32>
  }
  affine.for %i = 0 to %n {
    %0 = affine.load %d[%i, 0] : memref<?x8xf32>
    %1 = affine.load %s[] : memref<f32>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %l[%i] : memref<8xf32, strided<[2]>>
    %1 = memref.alloc() : memref<8xf32>
    %2 = affine.load %1[%i] : memref<8xf32>
    memref.dealloc %1 : memref<8xf32>
  }
  return
}

// Memory spaces, vectors as elements, parallel loops and conditions.
func.func @others(%f: memref<8xf32, 1>, %g: memref<8xf32, "slow">, %v: memref<8x4xvector<4xf32>>, %m: memref<2x5x4xi64>, %p: index) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %f[%i] : memref<8xf32, 1>
    %1 = affine.load %g[%i] : memref<8xf32, "slow">
    %2 = affine.load %v[%i, 3] : memref<8x4xvector<4xf32>>
  }
  affine.for %i = 0 to 2 {
    affine.parallel (%j, %k) = (0, 0) to (5, 4) {
      %0 = affine.load %m[%i, %j, %k] : memref<2x5x4xi64>
    }
    affine.if affine_set<()[s0] : (s0 - 1 >= 0)>()[%p] {
      affine.for %j = 0 to 5 {
        %0 = affine.load %m[%i, %j, 1] : memref<2x5x4xi64>
        affine.store %0, %m[%i, %j, 2] : memref<2x5x4xi64>
      }
    }
  }
  return
}

// A use that is no affine access keeps the memref in its place, the copies are made nevertheless.
func.func @kept(%m: memref<8xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  affine.for %i = 0 to 8 {
    %0 = affine.load %m[%i] : memref<8xf32>
    %1 = memref.load %m[%c0] : memref<8xf32>
  }
  %0 = memref.load %m[%c0] : memref<8xf32>
  return %0 : f32
}

// A cast is looked through when the copy is simplified.
func.func @cast(%m: memref<?xf32>) {
  %0 = memref.cast %m : memref<?xf32> to memref<8xf32>
  affine.for %i = 0 to 8 {
    %1 = affine.load %0[%i] : memref<8xf32>
  }
  return
}

// Blocks of a function are taken one by one.
func.func @blocks(%m: memref<4xf32>, %c: i1) {
  %0 = affine.load %m[0] : memref<4xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  affine.for %i = 0 to 4 {
    %1 = affine.load %m[%i] : memref<4xf32>
  }
  cf.br ^bb2
^bb2:
  return
}

func.func private @declared(memref<4xf32>)
