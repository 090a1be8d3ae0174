// RUN: terrace opt %s --convert-scf-to-cf --allow-unregistered-dialect

func.func @simple(%lb: index, %ub: index, %step: index) {
  scf.for %i = %lb to %ub step %step {
    "test.use"(%i) : (index) -> ()
  }
  return
}
func.func @iter_args(%lb: index, %ub: index, %step: index, %init: f32) -> f32 {
  %r = scf.for %i = %lb to %ub step %step iter_args(%acc = %init) -> (f32) {
    %n = arith.addf %acc, %init : f32
    scf.yield %n : f32
  }
  return %r : f32
}
func.func @two_args(%n: index, %a: i32, %b: i64) -> (i32, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (i32, i64) {
    scf.yield %x, %y : i32, i64
  }
  return %r#0, %r#1 : i32, i64
}
func.func @nested(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    "test.before"(%i) : (index) -> ()
    scf.for %j = %i to %n step %c1 {
      "test.use"(%i, %j) : (index, index) -> ()
    }
    "test.after"(%i) : (index) -> ()
  }
  return
}
func.func @sequence(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    "test.first"(%i) : (index) -> ()
  }
  "test.between"() : () -> ()
  scf.for %i = %c0 to %n step %c1 {
    "test.second"(%i) : (index) -> ()
  }
  return
}
func.func @i32(%lb: i32, %ub: i32, %step: i32) {
  scf.for %i = %lb to %ub step %step : i32 {
    "test.use"(%i) : (i32) -> ()
  }
  return
}
func.func @unsigned(%lb: i32, %ub: i32, %step: i32) {
  scf.for unsigned %i = %lb to %ub step %step : i32 {
    "test.use"(%i) : (i32) -> ()
  }
  return
}
func.func @annotated(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    "test.use"(%i) : (index) -> ()
  } {my.attr = 1 : i32, llvm.loop_annotation = #llvm.loop_annotation<disableNonforced = true>}
  return
}
func.func @deep(%n: index, %s: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %s) -> f32 {
    %q = scf.for %j = %c0 to %i step %c1 iter_args(%b = %a) -> f32 {
      %c = arith.cmpi eq, %i, %j : index
      %p = scf.if %c -> f32 {
        scf.yield %b : f32
      } else {
        %d = arith.addf %b, %a : f32
        scf.yield %d : f32
      }
      scf.yield %p : f32
    }
    scf.yield %q : f32
  }
  return %r : f32
}
