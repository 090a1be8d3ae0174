// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(affine-loop-unroll-jam))' --split-input-file --allow-unregistered-dialect
// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=3}))' --split-input-file --allow-unregistered-dialect
// DIFFERS: upstream's loop of remaining iterations starts below the lower bound where the upper bound is below it

// The bounds may be in the wrong order.

func.func @d(%A: memref<?x?xf32>, %f: f32, %n: index, %m: index) {
  affine.for %i = 3 to %n step 2 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.store %f, %A[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// -----

func.func @g(%A: memref<?x?xf32>, %f: f32, %n: index, %m: index) {
  affine.for %i = %n to %m step 3 {
    affine.for %j = %n to %m {
      affine.store %f, %A[%i + 2, %j] : memref<?x?xf32>
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

func.func @constant(%A: memref<?x?xf32>, %f: f32, %n: index, %m: index) {
  affine.for %i = affine_map<(d0) -> (d0)>(%n) to affine_map<(d0) -> (d0 - 3)>(%n) {
    affine.for %j = 0 to %m { affine.store %f, %A[%i, %j] : memref<?x?xf32> }
  }
  return
}
