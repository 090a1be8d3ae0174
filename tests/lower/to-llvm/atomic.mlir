// RUN: terrace opt %s --lower-to-llvm
// DIFFERS: upstream has no such pass; 'finalize-memref-to-llvm' leaves products, and makes exchanges of floats that are not valid.

func.func @muli(%m: memref<4xi32>, %v: i32, %i: index) -> i32 {
  %0 = memref.atomic_rmw muli %v, %m[%i] : (i32, memref<4xi32>) -> i32
  return %0 : i32
}

func.func @mulf(%m: memref<4xf32>, %v: f32, %i: index) -> f32 {
  %0 = memref.atomic_rmw mulf %v, %m[%i] : (f32, memref<4xf32>) -> f32
  return %0 : f32
}

func.func @generic(%m: memref<4xf64>, %v: f64, %i: index) -> f64 {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<4xf64> {
  ^bb0(%old: f64):
    %1 = arith.mulf %old, %v : f64
    %2 = arith.addf %1, %v : f64
    memref.atomic_yield %2 : f64
  }
  return %0 : f64
}
