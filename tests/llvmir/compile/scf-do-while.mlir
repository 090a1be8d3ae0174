// RUN: terrace compile %s

func.func private @step(i32) -> i32
func.func @f(%a: i32, %limit: i32) -> i32 {
  %r = scf.while (%x = %a) : (i32) -> i32 {
    %y = func.call @step(%x) : (i32) -> i32
    %c = arith.cmpi slt, %y, %limit : i32
    scf.condition(%c) %y : i32
  } do {
  ^bb0(%z: i32):
    scf.yield %z : i32
  }
  return %r : i32
}
