// RUN: not terrace opt %s --lower-affine --allow-unregistered-dialect --split-input-file 2>&1
// DIFFERS: upstream crashes or reports the operations that it makes

// Loops that have no lowering.

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 0 to affine_map<()[s0] -> (s0 floordiv 0)>()[%n] { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 0 to affine_map<()[s0] -> (s0 mod -2)>()[%n] { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 0 to affine_map<() -> (5 mod -2)>() { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.if affine_set<()[s0] : (s0 mod -2 == 0)>()[%n] { "t.u"(%n) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.parallel (%i) = (0) to (%n mod -2) { "t.u"(%n) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %f = affine.parallel (%i) = (0) to (9) reduce ("assign") -> f32 { affine.yield %c : f32 } "t.u"(%f) : (f32) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %q = "t.q"() : () -> si32 %f = affine.parallel (%i) = (0) to (9) reduce ("maxs") -> si32 { affine.yield %q : si32 } "t.u"(%f) : (si32) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %q = "t.q"() : () -> ui32 %f = affine.parallel (%i) = (0) to (9) reduce ("minu") -> ui32 { affine.yield %q : ui32 } "t.u"(%f) : (ui32) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %q = "t.q"() : () -> ui32 %f = affine.parallel (%i) = (0) to (9) reduce ("addi") -> ui32 { affine.yield %q : ui32 } "t.u"(%f) : (ui32) -> ()
  return
}
