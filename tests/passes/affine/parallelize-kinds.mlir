// RUN: terrace opt %s --pass-pipeline="builtin.module(func.func(affine-parallelize{parallel-reductions=true}))"
// DIFFERS: upstream makes operations that do not verify

func.func @exclusive_or(%m: memref<8xi32>, %init: i32) -> i32 {
  %r = affine.for %i = 0 to 8 iter_args(%x = %init) -> (i32) {
    %0 = affine.load %m[%i] : memref<8xi32>
    %1 = arith.xori %x, %0 : i32
    affine.yield %1 : i32
  }
  return %r : i32
}

// `affine.parallel` takes the sign of extrema from the type, which has none here.
func.func @extrema(%m: memref<8xi32>, %init: i32) -> (i32, i32) {
  %r = affine.for %i = 0 to 8 iter_args(%x = %init) -> (i32) {
    %0 = affine.load %m[%i] : memref<8xi32>
    %1 = arith.minsi %x, %0 : i32
    affine.yield %1 : i32
  }
  %s = affine.for %i = 0 to 8 iter_args(%x = %init) -> (i32) {
    %0 = affine.load %m[%i] : memref<8xi32>
    %1 = arith.maxui %x, %0 : i32
    affine.yield %1 : i32
  }
  return %r, %s : i32, i32
}

func.func @floats(%m: memref<8xf32>, %init: f32) -> f32 {
  %r = affine.for %i = 0 to 8 iter_args(%x = %init) -> (f32) {
    %0 = affine.load %m[%i] : memref<8xf32>
    %1 = arith.maxnumf %x, %0 : f32
    affine.yield %1 : f32
  }
  return %r : f32
}

func.func @indices(%m: memref<8xindex>, %init: index) -> index {
  %r = affine.for %i = 0 to 8 iter_args(%x = %init) -> (index) {
    %0 = affine.load %m[%i] : memref<8xindex>
    %1 = arith.addi %x, %0 : index
    affine.yield %1 : index
  }
  return %r : index
}

func.func @sum(%m: memref<8xi32>, %init: i32) -> i32 {
  %r = affine.for %i = 0 to 8 iter_args(%x = %init) -> (i32) {
    %0 = affine.load %m[%i] : memref<8xi32>
    %1 = arith.addi %x, %0 : i32
    affine.yield %1 : i32
  }
  return %r : i32
}
