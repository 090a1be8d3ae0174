// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2}))' --split-input-file --allow-unregistered-dialect

// DIFFERS: upstream lets all carried values that start alike continue as the first one in the remaining iterations.

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
