// RUN: terrace compile %s

func.func @f(%a: i32, %b: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %0 = arith.cmpi ne, %b, %c0 : i32
  cf.assert %0, "division by zero"
  %1 = arith.divsi %a, %b : i32
  %2 = arith.cmpi sgt, %1, %c0 : i32
  cf.assert %2, "not positive"
  return %1 : i32
}
