// RUN: terrace opt %s --affine-loop-coalescing --split-input-file --allow-unregistered-dialect

// DIFFERS: upstream makes an invalid loop of bounds that are no symbols, and lets carried values start anew.

func.func @inner_bounds_vary(%A: memref<?x?xf32>, %f: f32) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.for %k = 0 to 3 {
        affine.store %f, %A[%j, %k] : memref<?x?xf32>
      }
    }
  }
  return
}

// -----

func.func @carried_value(%A: memref<?x?xf32>, %f: f32, %n: index) {
  affine.for %i = 0 to %n {
    %s = affine.for %j = 0 to 7 iter_args(%y = %f) -> f32 {
      %t = arith.addf %f, %y : f32
      affine.store %t, %A[%i, %j] : memref<?x?xf32>
      affine.yield %t : f32
    }
  }
  return
}
