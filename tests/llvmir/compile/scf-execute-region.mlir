// RUN: terrace compile %s

func.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  %r = scf.execute_region -> i32 {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    %0 = arith.addi %a, %b : i32
    scf.yield %0 : i32
  ^bb2:
    %1 = arith.muli %a, %b : i32
    scf.yield %1 : i32
  }
  return %r : i32
}
