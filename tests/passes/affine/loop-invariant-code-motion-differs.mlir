// RUN: terrace opt %s --affine-loop-invariant-code-motion --split-input-file --allow-unregistered-dialect

// DIFFERS: upstream hoists stores out of loops without iterations, and loops whose bounds vary.

func.func @may_not_run(%m: memref<10xf32>, %n: index, %c: f32) {
  affine.for %i = 0 to %n {
    affine.store %c, %m[0] : memref<10xf32>
  }
  return
}

// -----

func.func @never_runs(%m: memref<10xf32>, %c: f32) {
  affine.for %i = 0 to 0 {
    affine.store %c, %m[0] : memref<10xf32>
  }
  return
}

// -----

func.func @bound_varies(%c: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      %w = arith.mulf %c, %c : f32
    }
  }
  return
}
