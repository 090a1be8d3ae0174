// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2}))' --split-input-file --allow-unregistered-dialect

// DIFFERS: upstream lets each copy of a reduction start from the initial value, forgets copies of other carried values, and lets those that start alike continue as the first one in the remaining iterations.

func.func @c(%A: memref<?x?xf32>, %f: f32, %n: index, %m: index) -> (f32, f32) {
  %r:2 = affine.for %i = 0 to %n iter_args(%x = %f, %w = %f) -> (f32, f32) {
    %c = arith.constant 0.0 : f32
    %s = affine.for %j = 0 to %m iter_args(%y = %c) -> f32 {
      %a = affine.load %A[%i, %j] : memref<?x?xf32>
      %z = arith.addf %y, %a : f32
      affine.yield %z : f32
    }
    %t = arith.addf %x, %s : f32
    %u = arith.mulf %w, %s : f32
    affine.yield %t, %u : f32, f32
  }
  %q = arith.addf %r#0, %r#1 : f32
  return %r#0, %q : f32, f32
}

// -----

func.func @b(%A: memref<40x40xf32>, %f: f32) -> f32 {
  %r = affine.for %i = 0 to 40 iter_args(%x = %f) -> f32 {
    %s = affine.for %j = 0 to 20 iter_args(%y = %x) -> f32 {
      %a = affine.load %A[%i, %j] : memref<40x40xf32>
      %z = arith.addf %y, %a : f32
      affine.yield %z : f32
    }
    affine.yield %s : f32
  }
  return %r : f32
}

// -----

func.func @different(%A: memref<?x?xf32>, %f: f32, %f2: f32, %n: index, %m: index) -> (f32, f32) {
  %r:2 = affine.for %i = 0 to %n iter_args(%x = %f, %w = %f2) -> (f32, f32) {
    %c = arith.constant 0.0 : f32
    %s = affine.for %j = 0 to %m iter_args(%y = %c) -> f32 {
      %a = affine.load %A[%i, %j] : memref<?x?xf32>
      %z = arith.addf %y, %a : f32
      affine.yield %z : f32
    }
    %t = arith.addf %x, %s : f32
    %u = arith.mulf %w, %s : f32
    affine.yield %t, %u : f32, f32
  }
  %q = arith.addf %r#0, %r#1 : f32
  return %r#0, %q : f32, f32
}

// -----

func.func @kinds(%A: memref<40x4xi32>, %a: i32, %b: i32, %c: i32, %v: vector<4xf32>, %d: i32) -> (i32, i32, i32, vector<4xf32>) {
  %r:4 = affine.for %i = 0 to 40 iter_args(%x = %a, %y = %b, %z = %c, %w = %v) -> (i32, i32, i32, vector<4xf32>) {
    %s = affine.for %j = 0 to 4 iter_args(%t = %d) -> i32 {
      %l = affine.load %A[%i, %j] : memref<40x4xi32>
      %u = arith.subi %t, %l : i32
      affine.yield %u : i32
    }
    %f = arith.sitofp %s : i32 to f32
    %g = vector.broadcast %f : f32 to vector<4xf32>
    %x1 = arith.muli %x, %s : i32
    %y1 = arith.xori %y, %s : i32
    %z1 = arith.maxsi %z, %s : i32
    %w1 = arith.addf %w, %g : vector<4xf32>
    affine.yield %x1, %y1, %z1, %w1 : i32, i32, i32, vector<4xf32>
  }
  return %r#0, %r#1, %r#2, %r#3 : i32, i32, i32, vector<4xf32>
}
