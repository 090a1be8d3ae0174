// RUN: terrace opt %s --affine-parallelize --split-input-file --allow-unregistered-dialect
// RUN: terrace opt %s --affine-parallelize=max-nested=1 --split-input-file --allow-unregistered-dialect
// RUN: terrace opt %s --affine-parallelize=parallel-reductions --split-input-file --allow-unregistered-dialect

// Loops without dependences between iterations, also reductions.

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

func.func @jacobi1d(%A: memref<100xf32>, %B: memref<100xf32>) {
  %c = arith.constant 3.333300e-01 : f32
  affine.for %t = 0 to 20 {
    affine.for %i = 1 to 99 {
      %0 = affine.load %A[%i - 1] : memref<100xf32>
      %1 = affine.load %A[%i] : memref<100xf32>
      %2 = affine.load %A[%i + 1] : memref<100xf32>
      %3 = arith.addf %0, %1 : f32
      %4 = arith.addf %3, %2 : f32
      %5 = arith.mulf %c, %4 : f32
      affine.store %5, %B[%i] : memref<100xf32>
    }
    affine.for %i = 1 to 99 {
      %0 = affine.load %B[%i - 1] : memref<100xf32>
      %1 = affine.load %B[%i] : memref<100xf32>
      %2 = affine.load %B[%i + 1] : memref<100xf32>
      %3 = arith.addf %0, %1 : f32
      %4 = arith.addf %3, %2 : f32
      %5 = arith.mulf %c, %4 : f32
      affine.store %5, %A[%i] : memref<100xf32>
    }
  }
  return
}

// -----

func.func @seidel(%A: memref<40x40xf64>, %n: index) {
  %nine = arith.constant 9.0 : f64
  affine.for %t = 0 to 20 {
    affine.for %i = 1 to affine_map<()[s0] -> (s0 - 1)>()[%n] {
      affine.for %j = 1 to affine_map<()[s0] -> (s0 - 1)>()[%n] {
        %0 = affine.load %A[%i - 1, %j - 1] : memref<40x40xf64>
        %1 = affine.load %A[%i - 1, %j] : memref<40x40xf64>
        %2 = arith.addf %0, %1 : f64
        %3 = affine.load %A[%i, %j + 1] : memref<40x40xf64>
        %4 = arith.addf %2, %3 : f64
        %5 = affine.load %A[%i + 1, %j] : memref<40x40xf64>
        %6 = arith.addf %4, %5 : f64
        %7 = arith.divf %6, %nine : f64
        affine.store %7, %A[%i, %j] : memref<40x40xf64>
      }
    }
  }
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

func.func @cholesky(%A: memref<?x?xf64>, %n: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.for %k = 0 to affine_map<(d0) -> (d0)>(%j) {
        %0 = affine.load %A[%i, %k] : memref<?x?xf64>
        %1 = affine.load %A[%j, %k] : memref<?x?xf64>
        %2 = arith.mulf %0, %1 : f64
        %3 = affine.load %A[%i, %j] : memref<?x?xf64>
        %4 = arith.subf %3, %2 : f64
        affine.store %4, %A[%i, %j] : memref<?x?xf64>
      }
      %5 = affine.load %A[%j, %j] : memref<?x?xf64>
      %6 = affine.load %A[%i, %j] : memref<?x?xf64>
      %7 = arith.divf %6, %5 : f64
      affine.store %7, %A[%i, %j] : memref<?x?xf64>
    }
    affine.for %k = 0 to affine_map<(d0) -> (d0)>(%i) {
      %0 = affine.load %A[%i, %k] : memref<?x?xf64>
      %1 = arith.mulf %0, %0 : f64
      %2 = affine.load %A[%i, %i] : memref<?x?xf64>
      %3 = arith.subf %2, %1 : f64
      affine.store %3, %A[%i, %i] : memref<?x?xf64>
    }
    %8 = affine.load %A[%i, %i] : memref<?x?xf64>
    %9 = math.sqrt %8 : f64
    affine.store %9, %A[%i, %i] : memref<?x?xf64>
  }
  return
}

// -----

func.func @floyd(%P: memref<?x?xi32>, %n: index) {
  affine.for %k = 0 to %n {
    affine.for %i = 0 to %n {
      affine.for %j = 0 to %n {
        %0 = affine.load %P[%i, %j] : memref<?x?xi32>
        %1 = affine.load %P[%i, %k] : memref<?x?xi32>
        %2 = affine.load %P[%k, %j] : memref<?x?xi32>
        %3 = arith.addi %1, %2 : i32
        %4 = arith.cmpi slt, %0, %3 : i32
        %5 = arith.select %4, %0, %3 : i32
        affine.store %5, %P[%i, %j] : memref<?x?xi32>
      }
    }
  }
  return
}

// -----

func.func @cov(%data: memref<64x32xf32>, %cov: memref<32x32xf32>, %mean: memref<32xf32>, %fn: f32) {
  %z = arith.constant 0.0 : f32
  affine.for %j = 0 to 32 {
    affine.store %z, %mean[%j] : memref<32xf32>
    affine.for %i = 0 to 64 {
      %0 = affine.load %mean[%j] : memref<32xf32>
      %1 = affine.load %data[%i, %j] : memref<64x32xf32>
      %2 = arith.addf %0, %1 : f32
      affine.store %2, %mean[%j] : memref<32xf32>
    }
    %3 = affine.load %mean[%j] : memref<32xf32>
    %4 = arith.divf %3, %fn : f32
    affine.store %4, %mean[%j] : memref<32xf32>
  }
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 32 {
      %0 = affine.load %data[%i, %j] : memref<64x32xf32>
      %1 = affine.load %mean[%j] : memref<32xf32>
      %2 = arith.subf %0, %1 : f32
      affine.store %2, %data[%i, %j] : memref<64x32xf32>
    }
  }
  affine.for %i = 0 to 32 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 32 {
      affine.store %z, %cov[%i, %j] : memref<32x32xf32>
      affine.for %k = 0 to 64 {
        %0 = affine.load %data[%k, %i] : memref<64x32xf32>
        %1 = affine.load %data[%k, %j] : memref<64x32xf32>
        %2 = arith.mulf %0, %1 : f32
        %3 = affine.load %cov[%i, %j] : memref<32x32xf32>
        %4 = arith.addf %3, %2 : f32
        affine.store %4, %cov[%i, %j] : memref<32x32xf32>
      }
      %5 = affine.load %cov[%i, %j] : memref<32x32xf32>
      affine.store %5, %cov[%j, %i] : memref<32x32xf32>
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

// -----

func.func @red(%A: memref<100xf32>, %f: f32) -> (f32, f32) {
  %r = affine.for %i = 0 to 100 iter_args(%x = %f) -> f32 {
    %a = affine.load %A[%i] : memref<100xf32>
    %s = arith.addf %x, %a : f32
    affine.yield %s : f32
  }
  %q:2 = affine.for %i = 0 to 100 step 3 iter_args(%x = %f, %y = %r) -> (f32, f32) {
    %a = affine.load %A[%i] : memref<100xf32>
    %s = arith.mulf %a, %x : f32
    %m = arith.maximumf %y, %a : f32
    affine.yield %s, %m : f32, f32
  }
  %w = affine.for %i = 0 to 100 iter_args(%x = %f) -> f32 {
    %a = affine.load %A[%i] : memref<100xf32>
    %s = arith.subf %x, %a : f32
    affine.yield %s : f32
  }
  %t = arith.addf %w, %q#1 : f32
  return %q#0, %t : f32, f32
}

// -----

func.func @ifs(%A: memref<100xf32>, %B: memref<100xf32>, %n: index) {
  affine.for %i = 0 to 100 {
    affine.if affine_set<(d0) : (d0 mod 2 == 0)>(%i) {
      %a = affine.load %A[%i] : memref<100xf32>
      affine.store %a, %A[%i + 1] : memref<100xf32>
    }
  }
  affine.for %i = 0 to 50 {
    affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0, 40 - d0 >= 0)>(%i)[%n] {
      %a = affine.load %A[%i] : memref<100xf32>
      affine.store %a, %A[%i + 50] : memref<100xf32>
    } else {
      %a = affine.load %A[%i + 50] : memref<100xf32>
      affine.store %a, %B[%i] : memref<100xf32>
    }
  }
  affine.for %i = 0 to 50 {
    affine.for %j = max affine_map<(d0)[s0] -> (d0, s0)>(%i)[%n] to min affine_map<(d0)[s0] -> (d0 + 10, s0 + 20)>(%i)[%n] step 2 {
      %a = affine.load %A[%i * 2] : memref<100xf32>
      affine.store %a, %B[%j] : memref<100xf32>
      %b = affine.load %A[%i * 2 + 1] : memref<100xf32>
      affine.store %b, %A[%i * 2 + 1] : memref<100xf32>
    }
  }
  return
}

// -----

func.func @misc(%A: memref<100xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %t = memref.alloca() : memref<10xf32>
    affine.for %j = 0 to 10 {
      %x = affine.load %A[%j + %i] : memref<100xf32>
      affine.store %x, %t[%j] : memref<10xf32>
    }
    %s = memref.subview %t[2] [4] [1] : memref<10xf32> to memref<4xf32, strided<[1], offset: 2>>
    affine.for %j = 0 to 4 {
      %x = affine.load %s[%j] : memref<4xf32, strided<[1], offset: 2>>
      affine.store %x, %s[%j] : memref<4xf32, strided<[1], offset: 2>>
    }
  }
  affine.for %i = 0 to %n { "t.u"() : () -> () }
  affine.for %i = 0 to %n { func.call @e() : () -> () }
  affine.for %i = 0 to %n { %l = memref.load %A[%i] : memref<100xf32> }
  affine.for %i = 0 to 10 { affine.for %j = 0 to 10 { %x = affine.load %A[%i floordiv 2 + %j mod 3] : memref<100xf32> affine.store %x, %A[%i * 10 + %j] : memref<100xf32> } }
  affine.parallel (%p) = (0) to (10) { affine.for %i = 0 to 10 { %x = affine.load %A[%i] : memref<100xf32>  affine.store %x, %A[%p] : memref<100xf32> } }
  return
}
func.func private @e()

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

func.func @neg(%A: memref<64x64xf32>) {
  affine.for %i = 1 to 64 {
    affine.for %j = 0 to 63 {
      %a = affine.load %A[%i - 1, %j + 1] : memref<64x64xf32>
      affine.store %a, %A[%i, %j] : memref<64x64xf32>
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
