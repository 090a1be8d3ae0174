// RUN: terrace opt %s --canonicalize --allow-unregistered-dialect --split-input-file
// RUN: terrace opt %s --canonicalize=top-down=false --allow-unregistered-dialect --split-input-file

// Loops with no and one iteration, values that loops carry, conditionals that can be merged or selected, known cases.

func.func @for1(%a: memref<?xf32>, %n: index, %x: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x1 = %c0, %y = %c1) -> (index, index) {
    %s = arith.addi %x1, %i : index
    scf.yield %s, %y : index, index
  }
  scf.for %i = %c0 to %c0 step %c1 { "test.a"(%i) : (index) -> () }
  scf.for %i = %c0 to %c1 step %c1 { "test.b"(%i) : (index) -> () }
  scf.for %i = %n to %n step %c1 { "test.c"(%i) : (index) -> () }
  scf.for %i = %c0 to %n step %c1 { }
  scf.for %i = %c0 to %n step %c1 { "test.d"(%i) : (index) -> () }
  return %r#1, %r#0 : index, index
}
// -----
func.func @for2(%n: index, %x: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %r:4 = scf.for %i = %c0 to %c7 step %c1 iter_args(%a = %n, %b = %n, %c = %x, %d = %x) -> (index, index, index, index) {
    %s = arith.addi %a, %i : index
    "test.a"(%a, %b, %c) : (index, index, index) -> ()
    scf.yield %s, %s, %d, %c : index, index, index, index
  }
  %q = scf.for %i = %c0 to %c7 step %c1 iter_args(%a = %n) -> (index) {
    scf.yield %x : index
  }
  return %r#0, %r#1, %q : index, index, index
}
// -----
func.func @for3(%n: index, %x: i32, %y: i32) -> (index, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %one = arith.constant 1 : i32
  %ub = arith.addi %n, %c1 overflow<nsw> : index
  %r = scf.for %i = %n to %ub step %c1 iter_args(%a = %x) -> (i32) {
    %s = "test.x"(%a, %i) : (i32, index) -> i32
    scf.yield %s : i32
  }
  %ub2 = arith.addi %x, %one overflow<nuw> : i32
  %r2 = scf.for unsigned %i = %x to %ub2 step %one iter_args(%a = %r) -> (i32) : i32 {
    %s = "test.x"(%a, %i) : (i32, i32) -> i32
    scf.yield %s : i32
  }
  %r3 = scf.for %i = %x to %ub2 step %one iter_args(%a = %r2) -> (i32) : i32 {
    %s = "test.x"(%a, %i) : (i32, i32) -> i32
    scf.yield %s : i32
  }
  %q = scf.for %i = %c0 to %c10 step %c10 iter_args(%a = %n) -> (index) {
    %s = arith.addi %a, %i : index
    scf.yield %s : index
  }
  return %q, %r3 : index, i32
}
// -----
func.func @if1(%c: i1, %d: i1, %x: i32, %y: i32) -> (i32, i32, i32, i1, i1) {
  %true = arith.constant true
  %false = arith.constant false
  %a:5 = scf.if %c -> (i32, i32, i32, i1, i1) {
    %z = arith.addi %x, %y : i32
    "test.a"(%c) : (i1) -> ()
    scf.yield %z, %x, %x, %true, %false : i32, i32, i32, i1, i1
  } else {
    %z = arith.muli %x, %y : i32
    "test.b"(%c) : (i1) -> ()
    scf.yield %z, %y, %x, %false, %true : i32, i32, i32, i1, i1
  }
  return %a#0, %a#1, %a#2, %a#3, %a#4 : i32, i32, i32, i1, i1
}
// -----
func.func @if2(%c: i1, %d: i1, %x: i32, %y: i32) -> i32 {
  %true = arith.constant true
  scf.if %c { "test.a"() : () -> () } else { }
  scf.if %c { "test.b"() : () -> () } else { "test.c"() : () -> () }
  %n = arith.xori %c, %true : i1
  scf.if %n { "test.d"() : () -> () } else { "test.e"() : () -> () }
  "test.sep"() : () -> ()
  scf.if %n { "test.f"() : () -> () }
  "test.sep"() : () -> ()
  scf.if %c { scf.if %d { "test.g"() : () -> () } }
  "test.sep"() : () -> ()
  %r = scf.if %c -> i32 { %q = scf.if %d -> i32 { %z = arith.addi %x, %y : i32 scf.yield %z : i32 } else { scf.yield %x : i32 } scf.yield %q : i32 } else { scf.yield %x : i32 }
  "test.sep"() : () -> ()
  %r2:2 = scf.if %c -> (i32, i32) { %q = scf.if %d -> i32 { %z = "test.z"() : () -> i32 scf.yield %z : i32 } else { scf.yield %x : i32 } scf.yield %q, %y : i32, i32 } else { scf.yield %x, %x : i32, i32 }
  scf.if %true { "test.h"() : () -> () }
  %false = arith.constant false
  scf.if %false { "test.i"() : () -> () } else { "test.j"() : () -> () }
  scf.if %false { "test.i"() : () -> () }
  %s = arith.addi %r, %r2#0 : i32
  %s2 = arith.addi %s, %r2#1 : i32
  return %s2 : i32
}
// -----
func.func @if3(%c: i1, %x: i32, %y: i32) -> (i32, i32) {
  %a = scf.if %c -> i32 {
    %z = "test.v"() : () -> i32
    scf.yield %z : i32
  } else { %z = "test.w"() : () -> i32
    scf.yield %z : i32 }
  %b = scf.if %c -> i32 {
    %z = "test.v"(%a) : (i32) -> i32
    scf.yield %z : i32
  } else { %z = "test.w"(%a) : (i32) -> i32
    scf.yield %z : i32 }
  return %a, %b : i32, i32
}
// -----
func.func @if4(%c: i1, %x: i32, %y: i32) -> (i32) {
  %true = arith.constant true
  scf.if %c { "test.a"() : () -> () }
  %n = arith.xori %c, %true : i1
  scf.if %n { "test.b"() : () -> () }
  "test.sep"() : () -> ()
  %b:3 = scf.if %c -> (i32, i32, i32) {
    %z:2 = "test.v"() : () -> (i32, i32)
    scf.yield %z#0, %z#1, %z#0 : i32, i32, i32
  } else { %z:2 = "test.w"() : () -> (i32, i32)
    scf.yield %z#0, %z#1, %z#0 : i32, i32, i32 }
  %s = arith.addi %b#0, %b#2 : i32
  return %s : i32
}
// -----
func.func @while1(%n: index, %c: i1) -> (index, i1) {
  %c1 = arith.constant 1 : index
  %w:2 = scf.while (%x = %n, %y = %c) : (index, i1) -> (index, i1) {
    %p = "test.p"(%x) : (index) -> i1
    scf.condition(%p) %x, %p : index, i1
  } do {
  ^bb0(%x2: index, %y2: i1):
    "test.z"(%x2, %y2) : (index, i1) -> ()
    %k = arith.addi %x2, %c1 : index
    scf.yield %k, %y2 : index, i1
  }
  return %w#0, %w#1 : index, i1
}
// -----
func.func @while2(%n: i32, %m: i32) -> (i32, i32) {
  %c1 = arith.constant 1 : i32
  %w:2 = scf.while (%x = %n, %y = %m) : (i32, i32) -> (i32, i32) {
    %p = arith.cmpi slt, %x, %m : i32
    scf.condition(%p) %y, %x : i32, i32
  } do {
  ^bb0(%y2: i32, %x2: i32):
    %q = arith.cmpi slt, %x2, %m : i32
    %q2 = arith.cmpi sge, %x2, %m : i32
    "test.z"(%x2, %y2, %q, %q2) : (i32, i32, i1, i1) -> ()
    %k = arith.addi %x2, %c1 : i32
    scf.yield %k, %x2 : i32, i32
  }
  return %w#0, %w#1 : i32, i32
}
// -----
func.func @while3(%n: i32, %m: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %w:2 = scf.while (%x = %n) : (i32) -> (i32, i32) {
    %u = "test.u"(%x) : (i32) -> i32
    %p = arith.cmpi slt, %x, %m : i32
    %r = scf.if %p -> i32 { %v = "test.v"(%u) : (i32) -> i32  scf.yield %v : i32 } else { scf.yield %m : i32 }
    scf.condition(%p) %r, %x : i32, i32
  } do {
  ^bb0(%r2: i32, %x2: i32):
    %k = "test.k"(%x2, %r2) : (i32, i32) -> i32
    scf.yield %k : i32
  }
  return %w#0 : i32
}
// -----
func.func @while4(%n: i32, %m: i32) -> i32 {
  %w:3 = scf.while (%x = %n, %y = %m, %z = %m) : (i32, i32, i32) -> (i32, i32, i32) {
    %p = "test.p"(%x) : (i32) -> i1
    scf.condition(%p) %x, %x, %m : i32, i32, i32
  } do {
  ^bb0(%a: i32, %b: i32, %c: i32):
    %k = "test.k"(%a, %b, %c) : (i32, i32, i32) -> i32
    scf.yield %k, %k, %k : i32, i32, i32
  }
  return %w#1 : i32
}
// -----
func.func @exec(%n: i32, %m: i32, %c: i1) -> i32 {
  %a = scf.execute_region -> i32 { %x = "test.x"() : () -> i32 scf.yield %x : i32 }
  %b = scf.execute_region -> i32 {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    %x = "test.x"() : () -> i32 
    scf.yield %x : i32
  ^bb2:
    %y = "test.y"() : () -> i32 
    scf.yield %y : i32
  }
  %d = scf.execute_region -> i32 no_inline { %x = "test.x"() : () -> i32 scf.yield %x : i32 }
  scf.if %c {
    %e:2 = scf.execute_region -> (i32, i32) {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    %x = "test.x"() : () -> i32 
    scf.yield %x, %x : i32, i32
  ^bb2:
    %y = "test.y"() : () -> i32 
    scf.yield %y, %y : i32, i32
  }
   "test.use"(%e#0, %e#1) : (i32, i32) -> ()
  }
  %s = arith.addi %a, %b : i32
  %t = arith.addi %s, %d : i32
  return %t : i32
}
// -----
func.func @switch(%i: index, %n: i32) -> (i32, i32, i32) {
  %c3 = arith.constant 3 : index
  %a = scf.index_switch %c3 -> i32 case 1 { scf.yield %n : i32 } case 3 { %x = "test.x"() : () -> i32 scf.yield %x : i32 } default { %x = "test.y"() : () -> i32 scf.yield %x : i32 }
  %c4 = arith.constant 4 : index
  %b = scf.index_switch %c4 -> i32 case 1 { scf.yield %n : i32 } case 3 { %x = "test.x"() : () -> i32 scf.yield %x : i32 } default { %x = "test.y"() : () -> i32 scf.yield %x : i32 }
  %d:3 = scf.index_switch %i -> i32, i32, i32 case 1 { scf.yield %n, %n, %n : i32, i32, i32 } default { %x = "test.y"() : () -> i32 scf.yield %n, %x, %n : i32, i32, i32 }
  return %a, %d#0, %d#1 : i32, i32, i32
}
// -----
func.func @par(%n: index, %f: f32, %m: memref<?xf32>) -> (f32, f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %n) step (%c1, %c1) { "test.a"(%i, %j) : (index, index) -> () }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %c4) step (%c1, %c4) { "test.b"(%i, %j) : (index, index) -> () }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c0, %c4) step (%c1, %c4) { "test.c"(%i, %j) : (index, index) -> () }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) { scf.parallel (%j) = (%c0) to (%n) step (%c4) { "test.d"(%i, %j) : (index, index) -> () } }
  %r = scf.parallel (%i) = (%c0) to (%c1) step (%c1) init (%f) -> f32 {
    %x = memref.load %m[%i] : memref<?xf32>
    scf.reduce(%x : f32) { ^bb0(%a: f32, %b: f32): %s = arith.addf %a, %b : f32 scf.reduce.return %s : f32 }
  }
  %r2 = scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %n) step (%c1, %c1) init (%f) -> f32 {
    %x = memref.load %m[%j] : memref<?xf32>
    scf.reduce(%x : f32) { ^bb0(%a: f32, %b: f32): %s = arith.addf %a, %b : f32 scf.reduce.return %s : f32 }
  }
  %r3 = scf.parallel (%i, %j) = (%c0, %c0) to (%c0, %n) step (%c1, %c1) init (%f) -> f32 {
    %x = memref.load %m[%j] : memref<?xf32>
    scf.reduce(%x : f32) { ^bb0(%a: f32, %b: f32): %s = arith.addf %a, %b : f32 scf.reduce.return %s : f32 }
  }
  return %r, %r2, %r3 : f32, f32, f32
}
// -----
func.func @forall(%n: index, %f: f32, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.forall (%i, %j) in (%c1, %n) { "test.a"(%i, %j) : (index, index) -> () }
  scf.forall (%i, %j) in (1, 1) { "test.b"(%i, %j) : (index, index) -> () }
  scf.forall (%i, %j) in (%c4, %c0) { "test.c"(%i, %j) : (index, index) -> () }
  scf.forall (%i, %j) = (%c0, %n) to (%c4, %n) step (%c1, %c4) { "test.d"(%i, %j) : (index, index) -> () }
  scf.forall (%i, %j) = (2, 0) to (3, %n) step (1, %c4) { "test.e"(%i, %j) : (index, index) -> () } {a = 3 : i32}
  scf.forall (%i) = (%c0) to (%c4) step (%c4) { "test.f"(%i) : (index) -> () }
  scf.forall (%i) in (%n) { "test.g"(%i) : (index) -> () }
  return
}
// -----
func.func @forallt(%n: index, %t: tensor<?xf32>) -> tensor<?xf32> {
  %r = scf.forall (%i) in (%n) shared_outs(%o = %t) -> tensor<?xf32> { "test.a"(%i, %o) : (index, tensor<?xf32>) -> () 
   scf.forall.in_parallel {} }
  return %r : tensor<?xf32>
}
