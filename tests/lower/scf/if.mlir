// RUN: terrace opt %s --convert-scf-to-cf --allow-unregistered-dialect

func.func @then_only(%c: i1) {
  scf.if %c {
    "test.then"() : () -> ()
  }
  return
}
func.func @then_else(%c: i1) {
  scf.if %c {
    "test.then"() : () -> ()
  } else {
    "test.else"() : () -> ()
  }
  return
}
func.func @results(%c: i1, %a: i32, %b: i32) -> (i32, f32) {
  %f = arith.constant 1.0 : f32
  %r:2 = scf.if %c -> (i32, f32) {
    scf.yield %a, %f : i32, f32
  } else {
    %g = arith.negf %f : f32
    scf.yield %b, %g : i32, f32
  }
  return %r#0, %r#1 : i32, f32
}
func.func @else_if(%c: i1, %d: i1, %a: i32) -> i32 {
  %r = scf.if %c -> i32 {
    scf.yield %a : i32
  } else {
    %s = scf.if %d -> i32 {
      %x = arith.addi %a, %a : i32
      scf.yield %x : i32
    } else {
      %y = arith.muli %a, %a : i32
      scf.yield %y : i32
    }
    scf.yield %s : i32
  }
  return %r : i32
}
func.func @nested(%c: i1, %d: i1) {
  scf.if %c {
    "test.a"() : () -> ()
    scf.if %d {
      "test.b"() : () -> ()
    }
    "test.c"() : () -> ()
  } else {
    scf.if %d {
      "test.d"() : () -> ()
    } else {
      "test.e"() : () -> ()
    }
  }
  return
}
func.func @at_end(%c: i1) {
  "test.before"() : () -> ()
  scf.if %c {
  }
  return
}
func.func @sequence(%c: i1, %a: i32) -> i32 {
  %0 = scf.if %c -> i32 {
    scf.yield %a : i32
  } else {
    %z = arith.constant 0 : i32
    scf.yield %z : i32
  }
  %1 = scf.if %c -> i32 {
    scf.yield %0 : i32
  } else {
    scf.yield %a : i32
  }
  return %1 : i32
}
func.func @attr(%c: i1) {
  scf.if %c {
    "test.then"() : () -> ()
  } {my.attr}
  return
}
