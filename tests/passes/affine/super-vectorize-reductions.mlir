// RUN: terrace opt %s --affine-super-vectorize="virtual-vector-size=4 vectorize-reductions"
// RUN: terrace opt %s --affine-super-vectorize=virtual-vector-size=4
// RUN: terrace opt %s --affine-super-vectorize="virtual-vector-size=4 vectorize-reductions test-fastest-varying=0"

func.func @addf(%m: memref<?xf32>, %x: f32, %n: index) -> f32 {
  %r = affine.for %i = 0 to %n iter_args(%s = %x) -> f32 {
    %0 = affine.load %m[%i] : memref<?xf32>
    %1 = arith.addf %0, %s : f32
    affine.yield %1 : f32
  }
  return %r : f32
}

func.func @mulf(%m: memref<?xf32>, %x: f32, %n: index) -> f32 {
  %r = affine.for %i = 0 to %n iter_args(%s = %x) -> f32 {
    %0 = affine.load %m[%i] : memref<?xf32>
    %1 = arith.mulf %0, %s : f32
    affine.yield %1 : f32
  }
  return %r : f32
}

func.func @addi(%m: memref<?xi32>, %x: i32, %n: index) -> i32 {
  %r = affine.for %i = 0 to %n iter_args(%s = %x) -> i32 {
    %0 = affine.load %m[%i] : memref<?xi32>
    %1 = arith.addi %0, %s : i32
    affine.yield %1 : i32
  }
  return %r : i32
}

func.func @muli(%m: memref<?xi32>, %x: i32, %n: index) -> i32 {
  %r = affine.for %i = 0 to %n iter_args(%s = %x) -> i32 {
    %0 = affine.load %m[%i] : memref<?xi32>
    %1 = arith.muli %0, %s : i32
    affine.yield %1 : i32
  }
  return %r : i32
}

func.func @andi(%m: memref<?xi8>, %x: i8, %n: index) -> i8 {
  %r = affine.for %i = 0 to %n iter_args(%s = %x) -> i8 {
    %0 = affine.load %m[%i] : memref<?xi8>
    %1 = arith.andi %0, %s : i8
    affine.yield %1 : i8
  }
  return %r : i8
}

func.func @ori(%m: memref<?xi32>, %x: i32, %n: index) -> i32 {
  %r = affine.for %i = 0 to %n iter_args(%s = %x) -> i32 {
    %0 = affine.load %m[%i] : memref<?xi32>
    %1 = arith.ori %0, %s : i32
    affine.yield %1 : i32
  }
  return %r : i32
}

func.func @xori(%m: memref<?xi32>, %x: i32, %n: index) -> i32 {
  %r = affine.for %i = 0 to %n iter_args(%s = %x) -> i32 {
    %0 = affine.load %m[%i] : memref<?xi32>
    %1 = arith.xori %0, %s : i32
    affine.yield %1 : i32
  }
  return %r : i32
}

func.func @minimumf(%m: memref<?xf32>, %x: f32, %n: index) -> f32 {
  %r = affine.for %i = 0 to %n iter_args(%s = %x) -> f32 {
    %0 = affine.load %m[%i] : memref<?xf32>
    %1 = arith.minimumf %0, %s : f32
    affine.yield %1 : f32
  }
  return %r : f32
}

func.func @maximumf(%m: memref<?xf64>, %x: f64, %n: index) -> f64 {
  %r = affine.for %i = 0 to %n iter_args(%s = %x) -> f64 {
    %0 = affine.load %m[%i] : memref<?xf64>
    %1 = arith.maximumf %0, %s : f64
    affine.yield %1 : f64
  }
  return %r : f64
}

func.func @minnumf(%m: memref<?xf32>, %x: f32, %n: index) -> f32 {
  %r = affine.for %i = 0 to %n iter_args(%s = %x) -> f32 {
    %0 = affine.load %m[%i] : memref<?xf32>
    %1 = arith.minnumf %0, %s : f32
    affine.yield %1 : f32
  }
  return %r : f32
}

func.func @maxnumf(%m: memref<?xf32>, %x: f32, %n: index) -> f32 {
  %r = affine.for %i = 0 to %n iter_args(%s = %x) -> f32 {
    %0 = affine.load %m[%i] : memref<?xf32>
    %1 = arith.maxnumf %0, %s : f32
    affine.yield %1 : f32
  }
  return %r : f32
}

func.func @minsi(%m: memref<?xi32>, %x: i32, %n: index) -> i32 {
  %r = affine.for %i = 0 to %n iter_args(%s = %x) -> i32 {
    %0 = affine.load %m[%i] : memref<?xi32>
    %1 = arith.minsi %0, %s : i32
    affine.yield %1 : i32
  }
  return %r : i32
}

func.func @maxsi(%m: memref<?xi16>, %x: i16, %n: index) -> i16 {
  %r = affine.for %i = 0 to %n iter_args(%s = %x) -> i16 {
    %0 = affine.load %m[%i] : memref<?xi16>
    %1 = arith.maxsi %0, %s : i16
    affine.yield %1 : i16
  }
  return %r : i16
}

func.func @minui(%m: memref<?xi32>, %x: i32, %n: index) -> i32 {
  %r = affine.for %i = 0 to %n iter_args(%s = %x) -> i32 {
    %0 = affine.load %m[%i] : memref<?xi32>
    %1 = arith.minui %0, %s : i32
    affine.yield %1 : i32
  }
  return %r : i32
}

func.func @maxui(%m: memref<?xi32>, %x: i32, %n: index) -> i32 {
  %r = affine.for %i = 0 to %n iter_args(%s = %x) -> i32 {
    %0 = affine.load %m[%i] : memref<?xi32>
    %1 = arith.maxui %0, %s : i32
    affine.yield %1 : i32
  }
  return %r : i32
}

// Neutral initial values are not combined, and no mask is needed for whole vectors.
func.func @neutral(%m: memref<500xf32>) -> (f32, f32) {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %r:2 = affine.for %i = 0 to 500 iter_args(%s = %zero, %p = %one) -> (f32, f32) {
    %0 = affine.load %m[%i] : memref<500xf32>
    %1 = math.cos %0 : f32
    %2 = arith.addf %s, %1 : f32
    %3 = arith.mulf %p, %0 : f32
    affine.yield %2, %3 : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}

func.func @bounds(%m: memref<500xf32>, %n: index, %x: f32) -> (f32, f32, f32) {
  %0 = affine.for %i = 2 to 499 iter_args(%s = %x) -> f32 {
    %a = affine.load %m[%i] : memref<500xf32>
    %b = arith.addf %s, %a : f32
    affine.yield %b : f32
  }
  %1 = affine.for %i = 0 to min affine_map<(d0)[s0] -> (d0 + 5, s0)>(%n)[%n] iter_args(%s = %0) -> f32 {
    %a = affine.load %m[%i] : memref<500xf32>
    %b = arith.addf %s, %a : f32
    affine.yield %b : f32
  }
  // Others steps than one are not supported.
  %2 = affine.for %i = 0 to 500 step 2 iter_args(%s = %1) -> f32 {
    %a = affine.load %m[3] : memref<500xf32>
    %b = arith.addf %s, %a : f32
    affine.yield %b : f32
  }
  return %0, %1, %2 : f32, f32, f32
}

// The sum of sums is vectorized inside.
func.func @nested(%m: memref<64x64xf32>, %x: f32) -> f32 {
  %0 = affine.for %i = 0 to 64 iter_args(%s = %x) -> f32 {
    %1 = affine.for %j = 0 to 64 iter_args(%t = %s) -> f32 {
      %a = affine.load %m[%i, %j] : memref<64x64xf32>
      %b = arith.addf %t, %a : f32
      affine.yield %b : f32
    }
    affine.yield %1 : f32
  }
  return %0 : f32
}

// No reductions: the sum is used otherwise, or combined with itself.
func.func @others(%m: memref<64xf32>, %x: f32) -> (f32, f32) {
  %0 = affine.for %i = 0 to 64 iter_args(%s = %x) -> f32 {
    %a = affine.load %m[%i] : memref<64xf32>
    %b = arith.addf %s, %a : f32
    affine.store %b, %m[%i] : memref<64xf32>
    affine.yield %b : f32
  }
  %1 = affine.for %i = 0 to 64 iter_args(%s = %x) -> f32 {
    %b = arith.addf %s, %s : f32
    affine.yield %b : f32
  }
  return %0, %1 : f32, f32
}
