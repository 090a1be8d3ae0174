// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(affine-loop-normalize))' --allow-unregistered-dialect --split-input-file
// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(affine-loop-normalize{promote-single-iter=true}))' --allow-unregistered-dialect --split-input-file
// RUN: terrace opt %s --pass-pipeline='builtin.module(func.func(affine-loop-normalize))' --mlir-print-debuginfo --allow-unregistered-dialect --split-input-file

// Loops start at zero with the step one; with the option, the bodies of loops with one iteration are inlined.

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = 0 to 10 { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = 2 to 10 { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = 2 to 11 step 3 { "t.u"(%i, %i) : (index, index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = 0 to 11 step 3 { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = 0 to 11 step 3 { }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = 2 to 3 step 3 { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = 0 to 1 { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = %n to affine_map<(d0) -> (d0 + 1)>(%n) { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = %n to %m step 4 { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = %n to %m { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = 3 to %m { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = 3 to min affine_map<(d0)[s0] -> (d0 + 3, s0 * 2)>(%n)[%m] step 2 { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = max affine_map<(d0)[s0] -> (d0 + 3, s0 * 2)>(%n)[%m] to 100 step 2 { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = affine_map<(d0)[s0] -> (d0 + s0)>(%n)[%m] to min affine_map<(d0)[s0] -> (d0 + 3, s0 * 2)>(%n)[%m] step 2 { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = 2 to 30 step 3 { affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 10)>(%i) step 4 { %x = affine.load %s[%i, %j] : memref<8x8xf32> "t.u"(%i, %j, %x) : (index, index, f32) -> () } }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  %r = affine.for %i = 2 to 30 step 3 iter_args(%a = %c) -> f32 { %x = "t.f"(%i, %a) : (index, f32) -> f32 affine.yield %x : f32 } {foo} "t.u"(%r) : (f32) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  %r = affine.for %i = 2 to 3 step 3 iter_args(%a = %c) -> f32 { %x = "t.f"(%i, %a) : (index, f32) -> f32 affine.yield %x : f32 } "t.u"(%r) : (f32) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  %r = affine.for %i = 5 to 3 step 3 iter_args(%a = %c) -> f32 { %x = "t.f"(%i, %a) : (index, f32) -> f32 affine.yield %x : f32 } "t.u"(%r) : (f32) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.parallel (%i, %j) = (2, %n) to (10, %m) step (3, 2) { "t.u"(%i, %j) : (index, index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.parallel (%i, %j) = (0, 0) to (10, %m) step (3, 1) { "t.u"(%i, %j) : (index, index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.parallel (%i, %j) = (0, 0) to (10, %m) { "t.u"(%i, %j) : (index, index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.parallel (%i) = (max(%n, 3)) to (10) step (2) { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = 2 to 10 { affine.for %j = 0 to 1 { affine.if affine_set<(d0, d1) : (d0 - d1 >= 0)>(%i, %j) { "t.u"(%i, %j) : (index, index) -> () } } }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  %r = affine.parallel (%i) = (2) to (10) step (3) reduce ("addf") -> f32 { affine.yield %c : f32 } "t.u"(%r) : (f32) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  scf.for %i = %n to %m step %n { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  %a = affine.apply affine_map<(d0) -> (d0 + 3)>(%n) affine.for %i = %a to affine_map<(d0) -> (d0 * 5 + 2)>(%a) { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %k = 0 to 9 { %a = affine.apply affine_map<(d0) -> (d0 + 3)>(%k) affine.for %i = affine_map<(d0) -> (d0)>(%a) to affine_map<(d0) -> (d0 * 5 + 2)>(%a) step 2 { "t.u"(%i) : (index) -> () } }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  %k = arith.constant 5 : index affine.for %i = %k to %m step 2 { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = affine_map<(d0) -> (d0)>(%n) to affine_map<(d0) -> (d0)>(%n) step 2 { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = 2 to 3 step 3 { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = 0 to 1 { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = %n to affine_map<(d0) -> (d0 + 1)>(%n) { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  %r = affine.for %i = 2 to 3 step 3 iter_args(%a = %c) -> f32 { %x = "t.f"(%i, %a) : (index, f32) -> f32 affine.yield %x : f32 } "t.u"(%r) : (f32) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %s: memref<8x8xf32>) {
  affine.for %i = 0 to 1 { }
  return
}
