// RUN: terrace opt %s --convert-scf-to-cf --allow-unregistered-dialect

func.func @while(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %r = scf.while (%i = %c0) : (i32) -> i32 {
    %c = arith.cmpi slt, %i, %n : i32
    scf.condition(%c) %i : i32
  } do {
  ^bb0(%j: i32):
    %k = arith.addi %j, %c1 : i32
    scf.yield %k : i32
  }
  return %r : i32
}
func.func @do_while(%n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %r = scf.while (%i = %c0) : (i32) -> i32 {
    "test.body"(%i) : (i32) -> ()
    %k = arith.addi %i, %n : i32
    %c = arith.cmpi slt, %k, %n : i32
    scf.condition(%c) %k : i32
  } do {
  ^bb0(%j: i32):
    scf.yield %j : i32
  }
  return %r : i32
}
func.func @different_types(%a: i32) -> f32 {
  %r:2 = scf.while (%x = %a) : (i32) -> (f32, i64) {
    %f = arith.sitofp %x : i32 to f32
    %l = arith.extsi %x : i32 to i64
    %c = "test.cond"(%x) : (i32) -> i1
    scf.condition(%c) %f, %l : f32, i64
  } do {
  ^bb0(%f: f32, %l: i64):
    %t = arith.trunci %l : i64 to i32
    scf.yield %t : i32
  }
  return %r#0 : f32
}
func.func @no_args() {
  scf.while : () -> () {
    %c = "test.cond"() : () -> i1
    scf.condition(%c)
  } do {
    "test.body"() : () -> ()
    scf.yield
  }
  return
}
func.func @nested(%a: i32, %b: i32) -> i32 {
  %r = scf.while (%x = %a) : (i32) -> i32 {
    %c = arith.cmpi slt, %x, %b : i32
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    %s = scf.while (%z = %y) : (i32) -> i32 {
      %d = arith.cmpi sgt, %z, %b : i32
      scf.condition(%d) %z : i32
    } do {
    ^bb0(%w: i32):
      %v = arith.subi %w, %b : i32
      scf.yield %v : i32
    }
    scf.yield %s : i32
  }
  return %r : i32
}
func.func @with_if(%a: i32, %c1: i1) -> i32 {
  %c0 = arith.constant 0 : i32
  %r = scf.while (%x = %a) : (i32) -> i32 {
    %c = arith.cmpi ne, %x, %c0 : i32
    %y = scf.if %c -> i32 {
      %n = arith.subi %x, %a : i32
      scf.yield %n : i32
    } else {
      scf.yield %x : i32
    }
    scf.condition(%c) %y : i32
  } do {
  ^bb0(%y: i32):
    scf.if %c1 {
      "test.x"() : () -> ()
    }
    scf.yield %y : i32
  }
  return %r : i32
}
