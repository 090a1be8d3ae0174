// RUN: terrace compile %s

func.func @both(%a: i32, %b: i64, %c: f64) -> (f64, i64, i32) {
  return %c, %b, %a : f64, i64, i32
}
func.func @sum(%a: i32, %b: i64, %c: f64) -> i64 {
  %r:3 = call @both(%a, %b, %c) : (i32, i64, f64) -> (f64, i64, i32)
  %wide = arith.extsi %r#2 : i32 to i64
  %s = arith.addi %wide, %r#1 : i64
  return %s : i64
}
