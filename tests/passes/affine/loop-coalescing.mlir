// RUN: terrace opt %s --affine-loop-coalescing --split-input-file --allow-unregistered-dialect

// Bands of loops whose bounds are known in front of the band.

func.func @c(%A: memref<?x?xf32>, %n: index, %m: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to min affine_map<()[s0] -> (s0 + 3, 100)>()[%m] {
      affine.for %k = 0 to 10 {
      %a = affine.load %A[%i, %j] : memref<?x?xf32>
      affine.store %a, %A[%k, %j] : memref<?x?xf32>
      } }
  }
  affine.for %i = 0 to 64 { affine.for %j = 1 to 64 { %a = affine.load %A[%i, %j] : memref<?x?xf32> } }
  affine.for %i = 0 to 64 { %c = arith.constant 1.0 : f32 affine.for %j = 0 to 7 { affine.for %k = 0 to 3 { affine.store %c, %A[%i, %k] : memref<?x?xf32> } } }
  return
}

// -----

func.func @it(%A: memref<?x?xf32>, %f: f32) -> f32 {
  %r = affine.for %i = 0 to 64 iter_args(%x = %f) -> f32 {
    %q = affine.for %j = 0 to 7 iter_args(%y = %x) -> f32 {
      %a = affine.load %A[%i, %j] : memref<?x?xf32>
      %s = arith.addf %a, %y : f32
      affine.yield %s : f32
    }
    affine.yield %q : f32
  }
  return %r : f32
}

// -----

func.func @imperfect(%A: memref<?x?xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to %n {
    affine.store %f, %A[%i, 0] : memref<?x?xf32>
    affine.for %j = 0 to 7 { affine.for %k = 0 to %n { affine.store %f, %A[%i, %k] : memref<?x?xf32> } }
    affine.for %j = 0 to 7 { affine.for %k = 0 to %n step 2 { affine.store %f, %A[%i, %k] : memref<?x?xf32> } }
    affine.for %j = 0 to 7 { affine.for %k = 0 to %n { affine.for %l = 0 to 3 { affine.store %f, %A[%i, %k] : memref<?x?xf32> } affine.store %f, %A[%j, %k] : memref<?x?xf32> } }
  }
  affine.if affine_set<(d0) : (d0 >= 0)>(%n) {
    affine.for %j = 0 to 7 { affine.for %k = 0 to %n { affine.store %f, %A[%j, %k] : memref<?x?xf32> } }
  }
  affine.parallel (%p) = (0) to (10) { affine.for %j = 0 to 7 { affine.for %k = 0 to %n { affine.store %f, %A[%j, %p] : memref<?x?xf32> } } }
  affine.for %j = 0 to 7 { affine.for %k = 0 to 8 { affine.for %l = 0 to 1 { affine.for %q = 0 to 3 { affine.store %f, %A[%j + %q, %k + %l] : memref<?x?xf32> } } } }
  return
}

// -----

func.func @carried(%A: memref<?x?xf32>, %f: f32, %n: index) -> f32 {
  %r = affine.for %i = 0 to 64 iter_args(%x = %f) -> f32 {
    %s = affine.for %j = 0 to 7 iter_args(%y = %x) -> f32 {
      %a = affine.load %A[%i, %j] : memref<?x?xf32>
      %t = arith.addf %a, %y : f32
      affine.yield %t : f32
    }
    affine.yield %s : f32
  }
  return %r : f32
}

// -----

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
