// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(affine-loop-unroll))' --allow-unregistered-dialect --split-input-file
// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=-1}))' --allow-unregistered-dialect --split-input-file
// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=1}))' --allow-unregistered-dialect --split-input-file
// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-up-to-factor=true}))' --allow-unregistered-dialect --split-input-file
// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(affine-loop-unroll{cleanup-unroll=true}))' --allow-unregistered-dialect --split-input-file
// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=2 unroll-num-reps=2}))' --allow-unregistered-dialect --split-input-file
// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=3 unroll-full-threshold=8}))' --allow-unregistered-dialect --split-input-file
// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(affine-loop-unroll))' --allow-unregistered-dialect --split-input-file --mlir-print-debuginfo

// Innermost loops repeat their body; remaining iterations have a loop of their own.

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = 0 to 8 { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = 0 to 10 { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = 0 to 2 { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = 2 to 21 step 3 { "t.u"(%i) : (index) -> () "t.v"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  %z = arith.constant 0 : index
  %d = memref.dim %p, %z : memref<?xindex>
  affine.for %i = 0 to %d { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = 0 to min affine_map<(d0)[s0] -> (d0 + 3, s0 * 2)>(%n)[%m] { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = 0 to 8 { affine.for %j = 0 to 9 { "t.u"(%i, %j) : (index, index) -> () } }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = 0 to 9 { affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 10)>(%i) step 2 { "t.u"(%i, %j) : (index, index) -> () } "t.z"() : () -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  %r = affine.for %i = 0 to 9 iter_args(%a = %c) -> f32 { %x = "t.f"(%i, %a) : (index, f32) -> f32 affine.yield %x : f32 } "t.u"(%r) : (f32) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  %r = affine.for %i = 0 to 8 iter_args(%a = %c) -> f32 { %x = "t.f"(%i, %a) : (index, f32) -> f32 affine.yield %x : f32 } "t.u"(%r) : (f32) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  %z = arith.constant 0 : index
  %d = memref.dim %p, %z : memref<?xindex>
  %r = affine.for %i = 0 to %d iter_args(%a = %c) -> f32 { %x = "t.f"(%i, %a) : (index, f32) -> f32 affine.yield %x : f32 } "t.u"(%r) : (f32) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = 0 to 1 { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = 0 to 7 { %x = affine.load %s[%i, %i + 1] : memref<8x8xf32> affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) { affine.store %x, %s[0, %i] : memref<8x8xf32> } }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.parallel (%k) = (0) to (4) { affine.for %i = 0 to 8 { "t.u"(%i, %k) : (index, index) -> () } }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = 0 to 8 { }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = max affine_map<(d0) -> (d0, 3)>(%n) to 20 { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = 0 to 3 { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = 0 to 7 { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = 0 to 3 { affine.for %j = 0 to 2 { "t.u"(%i, %j) : (index, index) -> () } "t.z"() : () -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = 0 to 1 { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  %z = arith.constant 0 : index
  %d = memref.dim %p, %z : memref<?xindex>
  affine.for %i = 0 to %d { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  %r = affine.for %i = 0 to 2 iter_args(%a = %c) -> f32 { %x = "t.f"(%i, %a) : (index, f32) -> f32 affine.yield %x : f32 } "t.u"(%r) : (f32) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = 0 to 8 { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = 0 to 9 { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = %n to affine_map<(d0) -> (d0 + 9)>(%n) { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  %z = arith.constant 0 : index
  %d = memref.dim %p, %z : memref<?xindex>
  affine.for %i = affine_map<(d0)[s0] -> (d0 + s0)>(%d)[%m] to affine_map<(d0)[s0] -> (d0 * 7 + s0)>(%d)[%m] step 2 { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @multiple(%p: memref<?xindex>) {
  %z = arith.constant 0 : index
  %n = memref.dim %p, %z : memref<?xindex>
  affine.for %i = 0 to affine_map<(d0) -> (d0 * 8)>(%n) {
    "t.u"(%i) : (index) -> ()
  }
  affine.for %i = 0 to min affine_map<(d0) -> (d0 * 8, d0 * 4 + 12)>(%n) {
    "t.u"(%i) : (index) -> ()
  }
  affine.for %i = 0 to min affine_map<(d0) -> (8, 16)>(%n) {
    "t.u"(%i) : (index) -> ()
  }
  return
}
