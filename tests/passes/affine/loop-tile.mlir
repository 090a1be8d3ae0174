// RUN: terrace opt %s --affine-loop-tile --split-input-file --allow-unregistered-dialect
// RUN: terrace opt %s --affine-loop-tile=tile-size=32 --split-input-file --allow-unregistered-dialect
// RUN: terrace opt %s --affine-loop-tile=tile-sizes=8,4 --split-input-file --allow-unregistered-dialect
// RUN: terrace opt %s --affine-loop-tile=cache-size=1 --split-input-file --allow-unregistered-dialect
// RUN: terrace opt %s "--affine-loop-tile=tile-size=32 separate=true" --split-input-file --allow-unregistered-dialect

// Sizes from options, from the cache's size and from the numbers of iterations; complete tiles apart.

func.func @gemm(%A: memref<64x64xf32>, %B: memref<64x64xf32>, %C: memref<64x64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.for %k = 0 to 64 {
        %a = affine.load %A[%i, %k] : memref<64x64xf32>
        %b = affine.load %B[%k, %j] : memref<64x64xf32>
        %c = affine.load %C[%i, %j] : memref<64x64xf32>
        %p = arith.mulf %a, %b : f32
        %s = arith.addf %c, %p : f32
        affine.store %s, %C[%i, %j] : memref<64x64xf32>
      }
    }
  }
  return
}

// -----

func.func @sym(%A: memref<?x?xf32>, %n: index, %m: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 2 to min affine_map<()[s0] -> (s0 + 3, 100)>()[%m] step 2 {
      %a = affine.load %A[%i, %j] : memref<?x?xf32>
      affine.store %a, %A[%j, %i] : memref<?x?xf32>
    }
  }
  return
}

// -----

func.func @neg2(%A: memref<128xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %a = affine.load %A[%i + %j] : memref<128xf32>
      affine.store %a, %A[%i + %j] : memref<128xf32>
    }
  }
  return
}

// -----

func.func @tri(%A: memref<64x64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      %a = affine.load %A[%i, %j] : memref<64x64xf32>
      affine.store %a, %A[%j, %i] : memref<64x64xf32>
    }
  }
  return
}

// -----

func.func @iter(%A: memref<64xf32>, %f: f32) -> f32 {
  %r = affine.for %i = 0 to 64 iter_args(%x = %f) -> f32 {
      %a = affine.load %A[%i] : memref<64xf32>
      %s = arith.addf %a, %x : f32
      affine.yield %s : f32
  }
  affine.for %i = 0 to 7 { affine.for %j = 0 to 3 step 2 { affine.store %f, %A[%i + %j] : memref<64xf32> } }
  affine.for %i = 0 to 50 { affine.store %f, %A[%i] : memref<64xf32> affine.for %j = 0 to 50 { affine.store %f, %A[%j] : memref<64xf32> } }
  return %r : f32
}

// -----

func.func @sym(%A: memref<?x?xf32>, %B: memref<?x?xf32>, %n: index, %m: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 2 to min affine_map<()[s0] -> (s0 + 3, 100)>()[%m] {
      %a = affine.load %A[%i, %j] : memref<?x?xf32>
      affine.store %a, %B[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// -----

func.func @st(%A: memref<?x?xf32>, %B: memref<?x?xf32>, %n: index, %m: index) {
  affine.for %i = 0 to 100 {
    affine.for %j = 2 to 77 {
      affine.for %k = 0 to 64 {
      %a = affine.load %A[%i, %j] : memref<?x?xf32>
      affine.store %a, %B[%i, %j] : memref<?x?xf32>
    } }
  }
  affine.for %i = 0 to 7 { affine.for %j = 0 to 64 { affine.for %k = 5 to 50 { %a = affine.load %A[%i, %j] : memref<?x?xf32> } } }
  affine.for %i = 0 to 64 { affine.for %j = 0 to 64 { %a = affine.load %A[%i, %j] : memref<?x?xf32> } }
  affine.for %i = 0 to 64 { affine.for %j = 0 to 51 step 2 { %a = affine.load %A[%i, %j] : memref<?x?xf32> } }
  affine.for %i = 0 to %n { affine.for %j = %n to %m { %a = affine.load %A[%i, %j] : memref<?x?xf32> } }
  return
}

// -----

func.func @gemm(%A: memref<?x?xf64>, %B: memref<?x?xf64>, %C: memref<?x?xf64>, %ni: index, %nj: index, %nk: index, %alpha: f64, %beta: f64) {
  affine.for %i = 0 to %ni {
    affine.for %j = 0 to %nj {
      %0 = affine.load %C[%i, %j] : memref<?x?xf64>
      %1 = arith.mulf %0, %beta : f64
      affine.store %1, %C[%i, %j] : memref<?x?xf64>
      affine.for %k = 0 to %nk {
        %2 = affine.load %A[%i, %k] : memref<?x?xf64>
        %3 = arith.mulf %alpha, %2 : f64
        %4 = affine.load %B[%k, %j] : memref<?x?xf64>
        %5 = arith.mulf %3, %4 : f64
        %6 = affine.load %C[%i, %j] : memref<?x?xf64>
        %7 = arith.addf %6, %5 : f64
        affine.store %7, %C[%i, %j] : memref<?x?xf64>
      }
    }
  }
  return
}

// -----

func.func @two_mm(%A: memref<32x32xf32>, %B: memref<32x32xf32>, %C: memref<32x32xf32>, %D: memref<32x32xf32>) {
  %cst = arith.constant 0.0 : f32
  %tmp = memref.alloc() : memref<32x32xf32>
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 32 {
      affine.store %cst, %tmp[%i, %j] : memref<32x32xf32>
      affine.for %k = 0 to 32 {
        %a = affine.load %A[%i, %k] : memref<32x32xf32>
        %b = affine.load %B[%k, %j] : memref<32x32xf32>
        %p = arith.mulf %a, %b : f32
        %c = affine.load %tmp[%i, %j] : memref<32x32xf32>
        %s = arith.addf %c, %p : f32
        affine.store %s, %tmp[%i, %j] : memref<32x32xf32>
      }
    }
  }
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 32 {
      affine.store %cst, %D[%i, %j] : memref<32x32xf32>
      affine.for %k = 0 to 32 {
        %a = affine.load %tmp[%i, %k] : memref<32x32xf32>
        %b = affine.load %C[%k, %j] : memref<32x32xf32>
        %p = arith.mulf %a, %b : f32
        %c = affine.load %D[%i, %j] : memref<32x32xf32>
        %s = arith.addf %c, %p : f32
        affine.store %s, %D[%i, %j] : memref<32x32xf32>
      }
    }
  }
  memref.dealloc %tmp : memref<32x32xf32>
  return
}

// -----

func.func @lu(%A: memref<40x40xf64>) {
  affine.for %i = 0 to 40 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.for %k = 0 to affine_map<(d0) -> (d0)>(%j) {
        %0 = affine.load %A[%i, %k] : memref<40x40xf64>
        %1 = affine.load %A[%k, %j] : memref<40x40xf64>
        %2 = arith.mulf %0, %1 : f64
        %3 = affine.load %A[%i, %j] : memref<40x40xf64>
        %4 = arith.subf %3, %2 : f64
        affine.store %4, %A[%i, %j] : memref<40x40xf64>
      }
      %5 = affine.load %A[%j, %j] : memref<40x40xf64>
      %6 = affine.load %A[%i, %j] : memref<40x40xf64>
      %7 = arith.divf %6, %5 : f64
      affine.store %7, %A[%i, %j] : memref<40x40xf64>
    }
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 40 {
      affine.for %k = 0 to affine_map<(d0) -> (d0)>(%i) {
        %0 = affine.load %A[%i, %k] : memref<40x40xf64>
        %1 = affine.load %A[%k, %j] : memref<40x40xf64>
        %2 = arith.mulf %0, %1 : f64
        %3 = affine.load %A[%i, %j] : memref<40x40xf64>
        %4 = arith.subf %3, %2 : f64
        affine.store %4, %A[%i, %j] : memref<40x40xf64>
      }
    }
  }
  return
}

// -----

func.func @conv(%I: memref<1x8x34x34xf32>, %W: memref<16x8x3x3xf32>, %O: memref<1x16x32x32xf32>) {
  affine.for %n = 0 to 1 {
    affine.for %f = 0 to 16 {
      affine.for %y = 0 to 32 {
        affine.for %x = 0 to 32 {
          affine.for %c = 0 to 8 {
            affine.for %ky = 0 to 3 {
              affine.for %kx = 0 to 3 {
                %0 = affine.load %I[%n, %c, %y + %ky, %x + %kx] : memref<1x8x34x34xf32>
                %1 = affine.load %W[%f, %c, %ky, %kx] : memref<16x8x3x3xf32>
                %2 = affine.load %O[%n, %f, %y, %x] : memref<1x16x32x32xf32>
                %3 = arith.mulf %0, %1 : f32
                %4 = arith.addf %2, %3 : f32
                affine.store %4, %O[%n, %f, %y, %x] : memref<1x16x32x32xf32>
              }
            }
          }
        }
      }
    }
  }
  return
}
