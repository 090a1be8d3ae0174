// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(affine-loop-unroll))' --split-input-file --allow-unregistered-dialect
// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=2 unroll-num-reps=2}))' --split-input-file --allow-unregistered-dialect
// DIFFERS: upstream's loop of remaining iterations starts below the lower bound where the upper bound is below it

// The bounds may be in the wrong order. What is known of extents and induction variables is used.

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = %m to %n step 2 { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @negative(%n: index) {
  affine.for %i = 0 to %n { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @extent(%m: memref<?xindex>) {
  %z = arith.constant 0 : index
  %n = memref.dim %m, %z : memref<?xindex>
  affine.for %i = 0 to %n { "t.ordered"(%i) : (index) -> () }
  affine.for %i = 1 to %n { "t.unordered"(%i) : (index) -> () }
  affine.for %i = 1 to %n step 2 { "t.ordered"(%i) : (index) -> () }
  return
}

// -----

func.func @variables(%n: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 9 { "t.ordered"(%j) : (index) -> () }
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 8 { "t.unordered"(%j) : (index) -> () }
    affine.for %j = affine_map<(d0) -> (d0 - 3)>(%i) to affine_map<(d0) -> (d0 * 2)>(%i) { "t.ordered"(%j) : (index) -> () }
  }
  return
}

// -----

func.func @constant(%n: index) {
  affine.for %i = affine_map<(d0) -> (d0)>(%n) to affine_map<(d0) -> (d0 - 3)>(%n) { "t.never"(%i) : (index) -> () }
  return
}
