// RUN: terrace opt %s --affine-loop-invariant-code-motion --split-input-file --allow-unregistered-dialect

// DIFFERS: upstream hoists stores out of loops without iterations, loops whose bounds vary, and loads over calls.

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

// -----

func.func private @may_write(memref<10xf32>)

func.func @call(%m: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %v = affine.load %m[0] : memref<10xf32>
    func.call @may_write(%m) : (memref<10xf32>) -> ()
  }
  return
}

// -----

func.func @unregistered(%m: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %v = affine.load %m[0] : memref<10xf32>
    "new.use"(%m, %v) : (memref<10xf32>, f32) -> ()
  }
  return
}
