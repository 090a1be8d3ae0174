// RUN: terrace opt %s --affine-scalrep --split-input-file --allow-unregistered-dialect

// Stored and loaded values are forwarded, overwritten stores and unread memory are erased.

func.func @forward(%f: f32, %g: f32) -> memref<10xf32> {
  %m = memref.alloc() : memref<10xf32>
  %k = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %f, %m[%i] : memref<10xf32>
    %a = affine.load %m[%i] : memref<10xf32>
    affine.store %g, %m[%i] : memref<10xf32>
    affine.store %a, %m[%i] : memref<10xf32>
    %b = affine.load %m[%i] : memref<10xf32>
    %c = affine.load %m[%i] : memref<10xf32>
    %d = arith.mulf %b, %c : f32
    affine.store %d, %k[%i] : memref<10xf32>
  }
  memref.dealloc %m : memref<10xf32>
  return %k : memref<10xf32>
}

// -----

func.func @applies(%f: f32) -> memref<10x10xf32> {
  %m = memref.alloc() : memref<10x10xf32>
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %t0 = affine.apply affine_map<(d0, d1) -> (d1 + 1)>(%i, %j)
      %t1 = affine.apply affine_map<(d0, d1) -> (d0)>(%i, %j)
      affine.store %f, %m[%t1 floordiv 2 * 2 + %t1 mod 2, %t0 - 1] : memref<10x10xf32>
      %v = affine.load %m[%i, %j] : memref<10x10xf32>
      %w = arith.addf %v, %v : f32
      affine.store %w, %m[%j, %i] : memref<10x10xf32>
    }
  }
  return %m : memref<10x10xf32>
}

// -----

func.func @nested(%f: f32, %n: index, %A: memref<?xf32>, %B: memref<?xf32>) {
  affine.for %i = 0 to %n {
    affine.store %f, %A[%i] : memref<?xf32>
    affine.for %j = 0 to %n {
      %v = affine.load %A[%i] : memref<?xf32>
      %w = affine.load %A[%i] : memref<?xf32>
      %x = arith.addf %v, %w : f32
      affine.store %x, %B[%j] : memref<?xf32>
    }
    %y = affine.load %A[%i] : memref<?xf32>
    affine.store %y, %B[%i + 1] : memref<?xf32>
  }
  affine.for %i = 0 to %n {
    %v = affine.load %A[%i] : memref<?xf32>
    affine.for %j = 0 to %n {
      %w = affine.load %A[%i] : memref<?xf32>
      %x = arith.addf %v, %w : f32
      affine.store %x, %A[%j] : memref<?xf32>
    }
  }
  return
}

// -----

func.func @ifs(%f: f32, %n: index, %A: memref<100xf32>) -> f32 {
  affine.store %f, %A[0] : memref<100xf32>
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0) : (d0 - 5 >= 0)>(%i) {
      affine.store %f, %A[%i] : memref<100xf32>
      %a = affine.load %A[%i] : memref<100xf32>
      affine.store %a, %A[%i + 10] : memref<100xf32>
    } else {
      %a = affine.load %A[%i] : memref<100xf32>
      affine.store %a, %A[%i + 20] : memref<100xf32>
    }
    %b = affine.load %A[%i] : memref<100xf32>
    affine.store %b, %A[%i + 30] : memref<100xf32>
    %c = affine.load %A[%i + 30] : memref<100xf32>
    affine.store %c, %A[%i + 40] : memref<100xf32>
  }
  %z = affine.load %A[0] : memref<100xf32>
  affine.store %z, %A[99] : memref<100xf32>
  %y = affine.load %A[99] : memref<100xf32>
  return %y : f32
}

// -----

func.func @stores(%f: f32, %g: f32, %A: memref<100xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    affine.store %f, %A[%i] : memref<100xf32>
    affine.store %g, %A[%i] : memref<100xf32>
  }
  affine.store %f, %A[5] : memref<100xf32>
  affine.for %i = 0 to 10 { affine.store %g, %A[%i] : memref<100xf32> }
  affine.store %f, %A[5] : memref<100xf32>
  affine.store %f, %A[7] : memref<100xf32>
  "t.u"() : () -> ()
  affine.store %f, %A[7] : memref<100xf32>
  %x = affine.load %A[8] : memref<100xf32>
  affine.store %x, %A[8] : memref<100xf32>
  affine.store %f, %A[8] : memref<100xf32>
  %y = memref.load %A[%n] : memref<100xf32>
  affine.store %y, %A[8] : memref<100xf32>
  return
}

// -----

func.func @alias(%f: f32, %A: memref<100xf32>, %B: memref<100xf32>) -> (f32, f32) {
  %m = memref.alloc() : memref<100xf32>
  %l = memref.alloca() : memref<100xf32>
  affine.store %f, %m[0] : memref<100xf32>
  affine.store %f, %l[0] : memref<100xf32>
  affine.store %f, %A[0] : memref<100xf32>
  %a = affine.load %m[0] : memref<100xf32>
  affine.store %a, %B[0] : memref<100xf32>
  %b = affine.load %A[0] : memref<100xf32>
  %c = affine.load %l[0] : memref<100xf32>
  %d = arith.addf %b, %c : f32
  memref.copy %A, %m : memref<100xf32> to memref<100xf32>
  %e = affine.load %m[0] : memref<100xf32>
  %s = memref.subview %m[2] [4] [1] : memref<100xf32> to memref<4xf32, strided<[1], offset: 2>>
  affine.store %d, %s[0] : memref<4xf32, strided<[1], offset: 2>>
  %g = affine.load %m[0] : memref<100xf32>
  %h = arith.addf %e, %g : f32
  return %d, %h : f32, f32
}

// -----

func.func @vectors(%f: f32, %A: memref<100xf32>, %v: vector<4xf32>) -> (vector<4xf32>, f32, vector<8xf32>) {
  affine.vector_store %v, %A[0] : memref<100xf32>, vector<4xf32>
  %a = affine.vector_load %A[0] : memref<100xf32>, vector<4xf32>
  %b = affine.load %A[0] : memref<100xf32>
  %c = affine.vector_load %A[0] : memref<100xf32>, vector<8xf32>
  return %a, %b, %c : vector<4xf32>, f32, vector<8xf32>
}

// -----

func.func @cfg(%f: f32, %A: memref<100xf32>, %c: i1) -> f32 {
  affine.store %f, %A[0] : memref<100xf32>
  cf.cond_br %c, ^a, ^b
^a:
  affine.store %f, %A[1] : memref<100xf32>
  cf.br ^c
^b:
  %x = affine.load %A[0] : memref<100xf32>
  affine.store %x, %A[3] : memref<100xf32>
  cf.br ^c
^c:
  %y = affine.load %A[0] : memref<100xf32>
  %z = affine.load %A[1] : memref<100xf32>
  %w = arith.addf %y, %z : f32
  return %w : f32
}

// -----

func.func @carried(%f: f32, %A: memref<100xf32>) {
  affine.for %i = 0 to 10 {
    %x = affine.load %A[%i] : memref<100xf32>
    affine.store %x, %A[%i + 1] : memref<100xf32>
    %y = affine.load %A[%i] : memref<100xf32>
    %z = arith.addf %x, %y : f32
    affine.store %z, %A[%i] : memref<100xf32>
    %w = affine.load %A[%i + 1] : memref<100xf32>
    affine.store %w, %A[%i + 20] : memref<100xf32>
  }
  affine.parallel (%p) = (0) to (10) {
    affine.store %f, %A[%p] : memref<100xf32>
    %x = affine.load %A[%p] : memref<100xf32>
    affine.store %x, %A[%p + 50] : memref<100xf32>
    %y = affine.load %A[%p + 50] : memref<100xf32>
    affine.store %y, %A[%p + 60] : memref<100xf32>
  }
  return
}

// -----

func.func @scf(%f: f32, %A: memref<100xf32>, %n: index, %c: i1) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.store %f, %A[symbol(%n)] : memref<100xf32>
  scf.for %i = %c0 to %n step %c1 {
    %x = affine.load %A[symbol(%n)] : memref<100xf32>
    memref.store %x, %A[%i] : memref<100xf32>
  }
  %y = affine.load %A[symbol(%n)] : memref<100xf32>
  scf.if %c { affine.store %y, %A[0] : memref<100xf32> %z = affine.load %A[0] : memref<100xf32> affine.store %z, %A[1] : memref<100xf32> }
  %w = affine.load %A[symbol(%n)] : memref<100xf32>
  return %w : f32
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
