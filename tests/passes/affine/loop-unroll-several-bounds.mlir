// RUN: terrace opt %s --pass-pipeline="builtin.module(func.func(affine-loop-unroll{unroll-factor=2 cleanup-unroll=true}))"
// RUN: terrace opt %s --pass-pipeline="builtin.module(func.func(affine-loop-unroll{unroll-factor=3}))"
// RUN: terrace opt %s --pass-pipeline="builtin.module(func.func(affine-loop-unroll{unroll-factor=3 cleanup-unroll=true}))"
// RUN: terrace opt %s --pass-pipeline="builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2}))"
// The factor has to divide the distances from the lower bound to all results of the upper bound.

// Distances 3 and 2: no remaining iterations, but not known by the greatest common divisor.
func.func @different(%m: memref<?xf32>, %x: f32) {
  affine.for %i = 1 to min affine_map<() -> (4, 3)>() {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}

func.func @common(%m: memref<?xf32>, %x: f32) {
  affine.for %i = 1 to min affine_map<() -> (7, 13)>() {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}

// Negative distances.
func.func @empty(%m: memref<?xf32>, %x: f32) {
  affine.for %i = 3 to min affine_map<() -> (1, 2)>() {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}

func.func @negative_and_positive(%m: memref<?xf32>, %x: f32) {
  affine.for %i = 2 to min affine_map<() -> (1, 4)>() {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}

func.func @negative_minimum(%a: index, %m: memref<?xf32>, %x: f32) {
  affine.for %i = affine_map<(d0) -> (d0)>(%a) to min affine_map<(d0) -> (d0 - 6, d0 + 9)>(%a) {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}

func.func @carried(%a: f32, %c: index) -> f32 {
  %r = affine.for %i = 0 to min affine_map<(d0) -> (d0 * 4, d0 * 6)>(%c) iter_args(%s = %a) -> (f32) {
    %t = arith.maximumf %s, %a : f32
    affine.yield %t : f32
  }
  return %r : f32
}
