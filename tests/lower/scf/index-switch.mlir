// RUN: terrace opt %s --convert-scf-to-cf --allow-unregistered-dialect

func.func @results(%i: index, %a: i32) -> i32 {
  %r = scf.index_switch %i -> i32
  case 2 {
    %x = arith.addi %a, %a : i32
    scf.yield %x : i32
  }
  case 5 {
    scf.yield %a : i32
  }
  default {
    %y = arith.muli %a, %a : i32
    scf.yield %y : i32
  }
  return %r : i32
}
func.func @no_results(%i: index) {
  scf.index_switch %i
  case 0 {
    "test.zero"() : () -> ()
    scf.yield
  }
  case -1 {
    "test.minus"() : () -> ()
    scf.yield
  }
  default {
    scf.yield
  }
  return
}
func.func @default_only(%i: index) -> i32 {
  %r = scf.index_switch %i -> i32
  default {
    %y = arith.constant 7 : i32
    scf.yield %y : i32
  }
  return %r : i32
}
func.func @nested(%i: index, %c: i1, %a: i32) -> (i32, i32) {
  %r:2 = scf.index_switch %i -> i32, i32
  case 1 {
    %x = scf.if %c -> i32 {
      scf.yield %a : i32
    } else {
      %z = arith.constant 0 : i32
      scf.yield %z : i32
    }
    scf.yield %x, %a : i32, i32
  }
  default {
    scf.yield %a, %a : i32, i32
  }
  return %r#0, %r#1 : i32, i32
}
// DIFFERS: upstream takes the low 32 bits of an index that is switched on.
