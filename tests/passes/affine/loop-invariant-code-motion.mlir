// RUN: terrace opt %s --affine-loop-invariant-code-motion --split-input-file --allow-unregistered-dialect

// Invariant operations move in front of their loops, but not accesses of memory that the loop writes.

func.func @bounds(%c: f32, %q: memref<10xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    %cst = arith.constant 5.0 : f32
    %e = arith.addf %cst, %c : f32
    %z = affine.apply affine_map<(d0) -> (d0 + 1)>(%n)
    affine.for %j = 0 to 3 { affine.store %e, %q[3] : memref<10xf32> }
    affine.parallel (%k) = (0) to (10) { %u = arith.addf %c, %c : f32 }
    affine.if affine_set<(d0) : (d0 >= 0)>(%n) { %w = arith.mulf %c, %c : f32 }
    %al = memref.alloc() : memref<2xf32>
    "t.u"(%al, %z) : (memref<2xf32>, index) -> ()
  }
  return
}

// -----

func.func @dma(%m: memref<100xf32>, %l: memref<100xf32, 2>, %t: memref<1xi32>, %n: index, %c: f32) {
  affine.for %i = 0 to 10 {
    %x = affine.load %m[0] : memref<100xf32>
    affine.dma_start %m[%i], %l[%i], %t[0], %n : memref<100xf32>, memref<100xf32, 2>, memref<1xi32>
    affine.store %x, %m[1] : memref<100xf32>
  }
  return
}

// -----

func.func @twice(%m: memref<100xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.for %k = 0 to 10 {
        %v = arith.mulf %c, %c : f32
        affine.store %v, %m[%i] : memref<100xf32>
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

func.func @licm(%m: memref<10xf32>, %n: index, %c: f32, %q: memref<10xf32>) {
  affine.for %i = 0 to %n {
    %x = affine.load %m[0] : memref<10xf32>
    affine.for %j = 0 to 10 {
      %y = arith.addf %x, %c : f32
      %z = affine.load %q[%i] : memref<10xf32>
      affine.store %y, %m[%i] : memref<10xf32>
      affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%i) { affine.store %c, %q[0] : memref<10xf32> }
      affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%j) { %k = arith.addf %c, %c : f32 affine.store %c, %q[5] : memref<10xf32> }
    }
  }
  return
}

// -----

func.func @licm3(%m: memref<10xf32>, %n: index, %c: f32, %q: memref<10xf32>) -> f32 {
  %r = affine.for %i = 0 to 10 iter_args(%a = %c) -> f32 {
    %x = affine.load %m[2] : memref<10xf32>
    %y = affine.load %q[2] : memref<10xf32>
    affine.store %c, %q[3] : memref<10xf32>
    %z = arith.addf %a, %x : f32
    %v = affine.vector_load %m[2] : memref<10xf32>, vector<2xf32>
    
    affine.yield %z : f32
  }
  return %r : f32
}
