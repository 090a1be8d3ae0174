// RUN: terrace opt %s --remove-dead-values --split-input-file

// All operations with control flow between their regions are in the loop, so the loop is not erased.
func.func @inside(%m: memref<?xf32>, %v: f32, %n: index) {
  affine.parallel (%i) = (%n) to (2) step (2) {
    %r = scf.for %j = %i to %i step %i iter_args(%k = %v) -> (f32) {
      memref.store %v, %m[%j] : memref<?xf32>
      scf.yield %k : f32
    }
  }
  return
}

// -----

func.func @inside_and_outside(%m: memref<?xf32>, %v: f32, %n: index, %c: i1) {
  affine.parallel (%i) = (%n) to (2) step (2) {
    %r = scf.for %j = %i to %i step %i iter_args(%k = %v) -> (f32) {
      memref.store %v, %m[%j] : memref<?xf32>
      scf.yield %k : f32
    }
  }
  scf.if %c {
    memref.store %v, %m[%n] : memref<?xf32>
  }
  return
}

// -----

func.func @in_one_function(%m: memref<?xf32>, %v: f32, %n: index) {
  affine.parallel (%i) = (%n) to (2) step (2) {
    %r = scf.for %j = %i to %i step %i iter_args(%k = %v) -> (f32) {
      memref.store %v, %m[%j] : memref<?xf32>
      scf.yield %k : f32
    }
  }
  return
}

func.func @in_another_function(%m: memref<?xf32>, %v: f32, %n: index, %c: i1) {
  scf.if %c {
    memref.store %v, %m[%n] : memref<?xf32>
  }
  return
}
