// RUN: terrace opt %s --split-input-file --verify-diagnostics '--pass-pipeline=builtin.module(func.func(convert-affine-for-to-gpu{gpu-block-dims=1 gpu-thread-dims=1}))'

func.func @not_perfect(%m: memref<?xf32>) {
  // expected-error @+1 {{expected perfectly nested loops in the body}}
  affine.for %i = 0 to 10 {
    %x = memref.load %m[%i] : memref<?xf32>
    affine.for %j = 0 to 10 {
    }
  }
  return
}

// -----

func.func @too_few(%m: memref<?xf32>) {
  affine.for %i = 0 to 10 {
    // expected-error @+1 {{expected a nested loop}}
    %x = memref.load %m[%i] : memref<?xf32>
  }
  return
}

// -----

func.func @dependent(%m: memref<?xf32>) {
  affine.for %i = 0 to 10 {
    // expected-error @+1 {{loops with bounds depending on other mapped loops are not supported}}
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
    }
  }
  return
}

// -----

func.func @division_by_zero(%n: index) {
  // expected-error@+1 {{division by non-positive value is not supported}}
  affine.for %i = 0 to affine_map<(d0) -> (d0 floordiv 0)>(%n) {
    affine.for %j = 0 to 4 {
      %c = arith.constant 1 : index
    }
  }
  return
}
