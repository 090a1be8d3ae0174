// RUN: terrace compile %s

func.func @f(%c: i1, %a: i32, %b: i32) -> i32 {
  %r = scf.if %c -> i32 {
    %0 = arith.addi %a, %b : i32
    scf.yield %0 : i32
  } else {
    %1 = arith.subi %a, %b : i32
    scf.yield %1 : i32
  }
  return %r : i32
}
func.func @no_result(%c: i1, %m: memref<i32>, %v: i32) {
  scf.if %c {
    memref.store %v, %m[] : memref<i32>
  }
  return
}
