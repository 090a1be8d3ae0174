// RUN: terrace opt %s --canonicalize

// The last two results are equal in each case.
func.func @duplicates(%case: index, %a: i32, %b: i32) -> (i32, i32, i32) {
  %0:3 = scf.index_switch %case -> i32, i32, i32
  case 2 {
    scf.yield %a, %a, %a : i32, i32, i32
  }
  case 5 {
    scf.yield %a, %b, %b : i32, i32, i32
  }
  default {
    scf.yield %b, %a, %a : i32, i32, i32
  }
  return %0#0, %0#1, %0#2 : i32, i32, i32
}
