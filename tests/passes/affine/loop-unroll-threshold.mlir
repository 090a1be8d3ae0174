// RUN: terrace opt %s --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=-1 unroll-full-threshold=3}))'
// RUN: terrace opt %s --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=-1 unroll-full-threshold=1}))'
// RUN: terrace opt %s --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=2 unroll-full-threshold=3}))'
// RUN: terrace opt %s --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=-1}))'

// A threshold that is given counts with the factor -1: short loops are unrolled, also around others, and long ones stay.

func.func @nest(%m: memref<?xf32>) {
  %z = arith.constant 0 : index
  %n = memref.dim %m, %z : memref<?xf32>
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 8 {
      "t.long"(%i, %j) : (index, index) -> ()
    }
    affine.for %j = 5 to 6 {
      "t.once"(%i, %j) : (index, index) -> ()
    }
    affine.for %j = 0 to %n {
      "t.unknown"(%j) : (index) -> ()
    }
  }
  affine.for %i = 0 to 9 step 3 {
    "t.short"(%i) : (index) -> ()
  }
  return
}
