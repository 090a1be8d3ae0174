// RUN: terrace opt %s --convert-scf-to-cf --allow-unregistered-dialect

func.func @single() -> i32 {
  %r = scf.execute_region -> i32 {
    %x = "test.x"() : () -> i32
    scf.yield %x : i32
  }
  return %r : i32
}
func.func @blocks(%c: i1, %a: i32) -> (i32, i32) {
  %r:2 = scf.execute_region -> (i32, i32) {
    cf.cond_br %c, ^bb1, ^bb2(%a : i32)
  ^bb1:
    scf.yield %a, %a : i32, i32
  ^bb2(%x: i32):
    %y = arith.addi %x, %a : i32
    scf.yield %y, %a : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
func.func @no_results() {
  scf.execute_region {
    "test.x"() : () -> ()
    scf.yield
  }
  "test.after"() : () -> ()
  return
}
func.func @in_loop(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.execute_region {
      %c = "test.c"(%i) : (index) -> i1
      cf.cond_br %c, ^bb1, ^bb2
    ^bb1:
      scf.yield
    ^bb2:
      scf.yield
    }
  }
  return
}
