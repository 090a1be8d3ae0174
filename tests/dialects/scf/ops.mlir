// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic

// Structured control flow: every op, every optional part.

func.func @for(%lb: index, %ub: index, %step: index, %m: memref<?xf32>, %init: f32, %i: i32, %l: i64) -> f32 {
  scf.for %i0 = %lb to %ub step %step {
  }
  scf.for %i0 = %lb to %ub step %step {
    scf.yield
  }
  scf.for %i0 = %lb to %ub step %step {
    scf.for %j = %i0 to %ub step %step {
      %v = memref.load %m[%j] : memref<?xf32>
      memref.store %v, %m[%i0] : memref<?xf32>
    }
  }
  %r = scf.for %k = %lb to %ub step %step iter_args(%acc = %init) -> (f32) {
    %v = memref.load %m[%k] : memref<?xf32>
    %s = arith.addf %acc, %v : f32
    scf.yield %s : f32
  }
  %r2:2 = scf.for %k = %lb to %ub step %step iter_args(%a = %r, %b = %i) -> (f32, i32) {
    scf.yield %a, %b : f32, i32
  }
  // Other integer types name the type at the end of the header.
  scf.for %k = %i to %i step %i : i32 {
  }
  %r3 = scf.for %k = %l to %l step %l iter_args(%a = %l) -> (i64) : i64 {
    %n = arith.addi %a, %k : i64
    scf.yield %n : i64
  }
  scf.for unsigned %k = %i to %i step %i : i32 {
  }
  scf.for unsigned %k = %lb to %ub step %step {
  }
  %r4 = scf.for unsigned %k = %lb to %ub step %step iter_args(%a = %init) -> f32 {
    scf.yield %a : f32
  }
  scf.for %k = %lb to %ub step %step {
    scf.yield
  } {my.loop = 1 : i32}
  %r5 = scf.for %k = %lb to %ub step %step iter_args(%a = %init) -> (f32) {
    scf.yield {my.attr} %a : f32
  } {my.loop}
  return %r2#0 : f32
}

func.func @if(%c: i1, %a: i32, %b: i32, %m: memref<i32>) -> i32 {
  scf.if %c {
  }
  scf.if %c {
    memref.store %a, %m[] : memref<i32>
  }
  scf.if %c {
    memref.store %a, %m[] : memref<i32>
  } else {
  }
  scf.if %c {
    memref.store %a, %m[] : memref<i32>
  } else {
    memref.store %b, %m[] : memref<i32>
  }
  %0 = scf.if %c -> (i32) {
    scf.yield %a : i32
  } else {
    scf.yield %b : i32
  }
  %1:2 = scf.if %c -> (i32, i1) {
    scf.yield %a, %c : i32, i1
  } else {
    %t = arith.constant true
    scf.yield %b, %t : i32, i1
  }
  scf.if %1#1 {
    scf.if %c {
      memref.store %a, %m[] : memref<i32>
    }
  } else {
    scf.if %c {
    } else {
      memref.store %a, %m[] : memref<i32>
    }
  }
  %2 = scf.if %c -> i32 {
    scf.yield %a : i32
  } else {
    scf.yield %b : i32
  } {my.attr = "x"}
  scf.if %c {
  } {my.attr}
  return %0 : i32
}

func.func @while(%init: i32, %f: f32, %c: i1) -> i32 {
  %0 = scf.while (%x = %init) : (i32) -> i32 {
    %limit = arith.constant 10 : i32
    %more = arith.cmpi slt, %x, %limit : i32
    scf.condition(%more) %x : i32
  } do {
  ^bb0(%y: i32):
    %one = arith.constant 1 : i32
    %n = arith.addi %y, %one : i32
    scf.yield %n : i32
  }
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  %1:2 = scf.while (%x = %init, %g = %f) : (i32, f32) -> (f32, i32) {
    scf.condition(%c) %g, %x : f32, i32
  } do {
  ^bb0(%p: f32, %q: i32):
    scf.yield %q, %p : i32, f32
  } attributes {my.attr, my.other = 2}
  %2 = scf.while : () -> f32 {
    scf.condition(%c) {my.cond} %f : f32
  } do {
  ^bb0(%p: f32):
    scf.yield
  }
  scf.while (%x = %init) : (i32) -> () {
    scf.condition(%c)
  } do {
    scf.yield %init : i32
  }
  return %0 : i32
}

func.func @parallel(%lb: index, %ub: index, %step: index, %f: f32, %i: i32, %m: memref<?xf32>) {
  scf.parallel (%p) = (%lb) to (%ub) step (%step) {
  }
  scf.parallel (%p, %q) = (%lb, %lb) to (%ub, %ub) step (%step, %step) {
    memref.store %f, %m[%p] : memref<?xf32>
    scf.reduce
  }
  %0 = scf.parallel (%p) = (%lb) to (%ub) step (%step) init (%f) -> f32 {
    %v = memref.load %m[%p] : memref<?xf32>
    scf.reduce(%v : f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  %1:2 = scf.parallel (%p, %q) = (%lb, %lb) to (%ub, %ub) step (%step, %step) init (%f, %i) -> (f32, i32) {
    scf.reduce(%f, %i : f32, i32) {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }, {
    ^bb0(%a: i32, %b: i32):
      %s = arith.muli %a, %b : i32
      scf.reduce.return %s {my.ret} : i32
    }
  } {mapping = [1, 2], my.attr}
  scf.parallel (%p) = (%lb) to (%ub) step (%step) {
  }
  scf.parallel (%p) = (%lb) to (%ub) step (%step) {
    scf.reduce
  }
  return
}

func.func @execute_region(%c: i1, %i: i32) -> i32 {
  %0 = scf.execute_region -> i32 {
    scf.yield %i : i32
  }
  %1:2 = scf.execute_region -> (i32, i1) {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    scf.yield %i, %c : i32, i1
  ^bb2:
    %t = arith.constant true
    scf.yield %i, %t : i32, i1
  }
  scf.execute_region {
    scf.yield
  }
  scf.execute_region {
    scf.yield
  } {my.attr}
  %2 = scf.execute_region -> i32 no_inline {
    scf.yield %i : i32
  }
  scf.execute_region no_inline {
    scf.yield
  } {my.attr}
  return %0 : i32
}

func.func @index_switch(%i: index, %a: i32, %b: i32) -> i32 {
  scf.index_switch %i
  default {
  }
  scf.index_switch %i
  case 1 {
    scf.yield
  }
  default {
    scf.yield
  }
  %0 = scf.index_switch %i -> i32
  case 2 {
    scf.yield %a : i32
  }
  case -5 {
    %c = arith.addi %a, %b : i32
    scf.yield %c : i32
  }
  case 4000000000 {
    scf.yield %b : i32
  }
  default {
    scf.yield %b : i32
  }
  %1:2 = scf.index_switch %i {my.attr = 3 : i8} -> i32, i32
  case 0 {
    scf.yield %a, %b : i32, i32
  }
  default {
    scf.yield %b, %a : i32, i32
  }
  return %0 : i32
}
