// RUN: terrace compile %s

func.func @f(%i: index, %a: i32, %b: i32) -> i32 {
  %r = scf.index_switch %i -> i32
  case 0 {
    %0 = arith.addi %a, %b : i32
    scf.yield %0 : i32
  }
  case 4 {
    %1 = arith.muli %a, %b : i32
    scf.yield %1 : i32
  }
  default {
    %2 = arith.subi %a, %b : i32
    scf.yield %2 : i32
  }
  return %r : i32
}
// DIFFERS: upstream takes the low 32 bits of an index that is switched on.
