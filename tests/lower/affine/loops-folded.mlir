// RUN: terrace opt %s --lower-affine --allow-unregistered-dialect --split-input-file

// Bounds and conditions are simplified before they are lowered, and loops that do nothing vanish.

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %k = arith.constant 20 : index %r = affine.for %i = affine_map<(d0) -> (d0 + 3)>(%k) to 7 iter_args(%a = %c) -> f32 { affine.yield %a : f32 } "t.u"(%r) : (f32) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %r = affine.for %i = 0 to 1 iter_args(%a = %c) -> f32 { affine.yield %c : f32 } "t.u"(%r) : (f32) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %k = arith.constant 20 : index affine.parallel (%i, %j) = (%k + 1, %n) to (%k * 2, min(%k, %n, 7)) { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %k = arith.constant 20 : index affine.parallel (%i, %j) = (0, %n) to (0, min(%n, %n, 7, 9)) { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %k = arith.constant 20 : index affine.if affine_set<(d0)[s0] : (d0 + s0 - 3 >= 0, d0 * 2 == 0)>(%n)[%k] { "t.u"(%n) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %k = arith.constant 20 : index %a = affine.apply affine_map<(d0) -> (d0 + 3)>(%n) affine.if affine_set<(d0)[s0] : (d0 + s0 - 3 >= 0, d0 * 2 == 0)>(%a)[%k] { "t.u"(%n) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %k = arith.constant 20 : index %a = affine.apply affine_map<(d0) -> (d0 + 3)>(%n) affine.for %i = %a to affine_map<(d0) -> (d0 * 5 + 2)>(%a) { "t.u"(%n) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %a = affine.apply affine_map<(d0) -> (d0 + 3)>(%n) affine.for %i = %a to min affine_map<(d0)[s0] -> (d0 * 5 + 2, s0, d0 * 5 + 2)>(%a)[%n] { "t.u"(%n) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %k = arith.constant 20 : index %r = affine.if affine_set<()[s0] : (s0 - 3 >= 0)>()[%k] -> f32 { affine.yield %c : f32 } else { affine.yield %c : f32 } "t.u"(%r) : (f32) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 0 to min affine_map<(d0)[s0] -> (5, s0, 7)>(%n)[%n] { "t.u"(%n) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 0 to min affine_map<(d0)[s0] -> (5, s0, 7, 5, d0)>(%n)[%n] { "t.u"(%n) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 0 to min affine_map<(d0, d1)[s0] -> (5, s0, 7, 5, d1 - d1 + 6)>(%n, %m)[%n] { "t.u"(%n) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %k = arith.constant 4 : index affine.for %i = 0 to 10 { affine.for %j = max affine_map<(d0)[s0] -> (d0, s0, d0 + 3, 2)>(%i)[%k] to 50 { "t.u"(%j) : (index) -> () } }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %k = arith.constant 4 : index affine.for %i = 0 to 10 { affine.for %j = max affine_map<(d0)[s0] -> (d0, s0, 9, 2)>(%i)[%k] to min affine_map<(d0)[s0] -> (s0, s0+1)>(%i)[%k] { "t.u"(%j) : (index) -> () } }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 0 to 10 step 0 { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 0 to affine_map<(d0)[s0] -> ((d0 + s0) floordiv 3 + d0 ceildiv 2)>(%n)[%m] { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %r = affine.for %i = 0 to 1 iter_args(%a = %c) -> f32 { %z = "t.z"(%a) : (f32) -> f32 affine.yield %z : f32 } "t.u"(%r) : (f32) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %z = "t.z"() : () -> f32 %r = affine.for %i = 0 to 2 iter_args(%a = %c) -> f32 { affine.yield %z : f32 } "t.u"(%r) : (f32) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %z = "t.z"() : () -> f32 %r = affine.for %i = 0 to %n iter_args(%a = %c) -> f32 { affine.yield %z : f32 } "t.u"(%r) : (f32) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %r = affine.for %i = 0 to %n iter_args(%a = %c) -> f32 { affine.yield %c : f32 } "t.u"(%r) : (f32) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %r = affine.for %i = 0 to %n iter_args(%a = %c) -> f32 { affine.yield %a : f32 } "t.u"(%r) : (f32) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %r = affine.for %i = 0 to %n iter_args(%a = %n) -> index { affine.yield %i : index } "t.u"(%r) : (index) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %a = affine.apply affine_map<(d0) -> (d0 + 3)>(%n) affine.parallel (%i) = (%a) to (%a + 3) { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.parallel (%j) = (0) to (9) { %a = affine.apply affine_map<(d0) -> (d0 + 3)>(%j) affine.parallel (%i) = (%a) to (%a + 3) { "t.u"(%i) : (index) -> () } }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 0 to 10 { affine.if affine_set<(d0) : (d0 >= 0, d0 - 100 >= 0)>(%i) { "t.u"(%i) : (index) -> () } }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %f = affine.parallel (%i) = (0) to (9) reduce ("muli") -> i64 { affine.yield %l : i64 } "t.u"(%f) : (i64) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %f = affine.parallel (%i) = (0) to (9) reduce ("ori") -> i64 { affine.yield %l : i64 } "t.u"(%f) : (i64) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %f = affine.parallel (%i) = (0) to (9) reduce ("andi") -> i64 { affine.yield %l : i64 } "t.u"(%f) : (i64) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %f = affine.parallel (%i) = (0) to (9) reduce ("addi") -> i64 { affine.yield %l : i64 } "t.u"(%f) : (i64) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %f = affine.parallel (%i) = (0) to (9) reduce ("maximumf") -> f32 { affine.yield %c : f32 } "t.u"(%f) : (f32) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %f = affine.parallel (%i) = (0) to (9) reduce ("minimumf") -> f32 { affine.yield %c : f32 } "t.u"(%f) : (f32) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %r:2 = affine.for %i = 0 to %n iter_args(%a = %c, %e = %c) -> (f32, f32) { affine.yield %a, %e : f32, f32 } "t.u"(%r#0, %r#1) : (f32, f32) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %z = "t.z"() : () -> f32 %r:2 = affine.for %i = 0 to %n iter_args(%a = %c, %e = %z) -> (f32, f32) { affine.yield %e, %a : f32, f32 } "t.u"(%r#0, %r#1) : (f32, f32) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %z = "t.z"() : () -> f32 %r:2 = affine.for %i = 0 to 1 iter_args(%a = %c, %e = %z) -> (f32, f32) { affine.yield %e, %a : f32, f32 } "t.u"(%r#0, %r#1) : (f32, f32) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %z = "t.z"() : () -> f32 %r:2 = affine.for %i = 0 to 2 iter_args(%a = %c, %e = %z) -> (f32, f32) { affine.yield %e, %a : f32, f32 } "t.u"(%r#0, %r#1) : (f32, f32) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %z = "t.z"() : () -> f32 %r:2 = affine.for %i = 0 to %n iter_args(%a = %c, %e = %c) -> (f32, f32) { affine.yield %a, %z : f32, f32 } "t.u"(%r#0, %r#1) : (f32, f32) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %z = "t.z"() : () -> f32 %r:2 = affine.for %i = 0 to 7 iter_args(%a = %c, %e = %c) -> (f32, f32) { affine.yield %a, %z : f32, f32 } "t.u"(%r#0, %r#1) : (f32, f32) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %z = "t.z"() : () -> f32 %r:2 = affine.for %i = 0 to 7 iter_args(%a = %c, %e = %c) -> (f32, f32) { affine.yield %e, %z : f32, f32 } "t.u"(%r#0, %r#1) : (f32, f32) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %r = affine.for %i = 0 to 1 iter_args(%a = %n) -> index { affine.yield %i : index } "t.u"(%r) : (index) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %z = "t.z"() : () -> f32 %r = affine.for %i = 0 to 0 iter_args(%a = %c) -> f32 { "t.b"() : () -> () affine.yield %z : f32 } "t.u"(%r) : (f32) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %z = "t.z"() : () -> f32 %r = affine.for %i = 0 to 7 step 0 iter_args(%a = %c) -> f32 { affine.yield %z : f32 } "t.u"(%r) : (f32) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %z = "t.z"() : () -> f32 %r = affine.for %i = max affine_map<() -> (0, 3)>() to 7 iter_args(%a = %c) -> f32 { affine.yield %z : f32 } "t.u"(%r) : (f32) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %z = "t.z"() : () -> f32 %r = affine.for %i = %n to affine_map<(d0) -> (d0 + 4)>(%n) iter_args(%a = %c) -> f32 { affine.yield %z : f32 } "t.u"(%r) : (f32) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 0 to min affine_map<(d0) -> (d0 * 5, d0 * 5)>(%n) { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 0 to min affine_map<()[s0] -> (s0 * 5, s0 * 5)>()[%n] { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 0 to min affine_map<()[s0] -> (s0, s0)>()[%n] { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 0 to min affine_map<()[s0, s1] -> (s0, s1)>()[%n, %n] { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 0 to min affine_map<()[s0, s1] -> (s0, s1 + 3, s0, s1 + 3)>()[%n, %n] { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %a = affine.apply affine_map<(d0) -> (d0 + 3)>(%n) affine.for %i = 0 to min affine_map<()[s0, s1] -> (s0, s1 + 3, s0, s1 + 3)>()[%a, %n] { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 0 to min affine_map<()[s0] -> (s0, s0 + 1, s0 * 2)>()[%n] { "t.u"(%i) : (index) -> () }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 0 to 10 { affine.for %j = 0 to min affine_map<(d0) -> (d0 + 100, 50)>(%i) { "t.u"(%j) : (index) -> () } }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 0 to 10 { affine.for %j = 0 to min affine_map<(d0) -> (d0 + 100, d0 * 2)>(%i) { "t.u"(%j) : (index) -> () } }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 0 to 10 step 3 { affine.for %j = 0 to min affine_map<(d0) -> (-d0 + 10, d0 mod 4, 9)>(%i) { "t.u"(%j) : (index) -> () } }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 0 to 10 step 3 { affine.for %j = 0 to min affine_map<(d0) -> (-d0 + 10, 1, 9)>(%i) { "t.u"(%j) : (index) -> () } }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 0 to 10 step 3 { affine.for %j = max affine_map<(d0) -> (-d0 + 10, 11, -d0)>(%i) to 5 { "t.u"(%j) : (index) -> () } }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 0 to 128 step 32 { affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0) -> (d0 + 32, 128)>(%i) { "t.u"(%j) : (index) -> () } }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 0 to 100 step 32 { affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0) -> (d0 + 32, 128)>(%i) { "t.u"(%j) : (index) -> () } }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 0 to 128 step 32 { affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0) -> (d0 + 32, 127)>(%i) { "t.u"(%j) : (index) -> () } }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 0 to 128 step 32 { affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0)[s0] -> (d0 + 32, 128, s0)>(%i)[%n] { "t.u"(%j) : (index) -> () } }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 0 to 128 step 32 { affine.for %j = 0 to min affine_map<(d0)[s0] -> (128, d0 + 32, s0)>(%i)[%n] { "t.u"(%j) : (index) -> () } }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 0 to 10 { affine.for %j = 0 to min affine_map<(d0)[s0] -> (1, -d0 + 10, s0)>(%i)[%n] { "t.u"(%j) : (index) -> () } }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 0 to 10 { affine.for %j = 0 to min affine_map<(d0)[s0] -> (-d0 + 10, 1, s0)>(%i)[%n] { "t.u"(%j) : (index) -> () } }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 0 to 10 { affine.for %j = 0 to min affine_map<(d0)[s0] -> (5, s0, 5, s0 + 1)>(%i)[%n] { "t.u"(%j) : (index) -> () } }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 0 to 10 { affine.for %j = 0 to min affine_map<(d0)[s0] -> (7, s0, 5, s0 + 1, 5, 6)>(%i)[%n] { "t.u"(%j) : (index) -> () } }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 0 to 10 { affine.for %j = max affine_map<(d0)[s0] -> (7, s0, 5, s0 + 1, 9, 9)>(%i)[%n] to 7 { "t.u"(%j) : (index) -> () } }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 0 to 10 { affine.for %j = max affine_map<(d0)[s0] -> (s0, 9, d0, d0 - 1)>(%i)[%n] to 7 { "t.u"(%j) : (index) -> () } }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 0 to 10 { affine.for %j = max affine_map<(d0)[s0] -> (s0, d0, 9, d0 - 1)>(%i)[%n] to 7 { "t.u"(%j) : (index) -> () } }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 0 to 10 { affine.for %j = max affine_map<(d0)[s0] -> (s0, d0, 0, d0 - 1)>(%i)[%n] to 7 { "t.u"(%j) : (index) -> () } }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.parallel (%i) = (0) to (10) { affine.for %j = max affine_map<(d0)[s0] -> (s0, d0, 9, d0 - 1)>(%i)[%n] to 7 { "t.u"(%j) : (index) -> () } }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 2 to %n { affine.for %j = max affine_map<(d0)[s0] -> (s0, d0, 1, d0 - 1)>(%i)[%n] to 7 { "t.u"(%j) : (index) -> () } }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 0 to 10 { affine.for %j = max affine_map<(d0)[s0] -> (s0, d0 floordiv 3, 7, (d0 * 2) ceildiv 3, (d0 mod 3) * 4, d0 mod 3 + d0)>(%i)[%n] to 7 { "t.u"(%j) : (index) -> () } }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  affine.for %i = 0 to 10 { affine.for %k = 1 to 3 { affine.for %j = max affine_map<(d0, d1)[s0] -> (s0, d0 + d1, 11, d0 * 2 - d1)>(%i, %k)[%n] to min affine_map<(d0, d1)[s0] -> (s0, d0 * 2 - d1, d0 + d1 * 20)>(%i, %k)[%n] { "t.u"(%j) : (index) -> () } } }
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %x = affine.min affine_map<(d0)[s0] -> (s0, 5, s0, 7)>(%m)[%n] "t.u"(%x) : (index) -> ()
  return
}

// -----

func.func @f(%n: index, %m: index, %c: f32, %l: i64, %p: memref<?xindex>, %b: i1, %s: memref<8x8xf32>, %d: memref<64xf32, 1>, %t: memref<1xi32>) {
  %x = memref.dim %p, %n : memref<?xindex> affine.for %j = 0 to min affine_map<()[s0] -> (s0, -1)>()[%x] { "t.u"(%j) : (index) -> () }
  return
}
