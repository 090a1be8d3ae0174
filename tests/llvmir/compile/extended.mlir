// RUN: terrace compile %s

func.func @f(%a: i32, %b: i32) -> (i32, i1, i32, i32) {
  %s, %c = arith.addui_extended %a, %b : i32, i1
  %l, %h = arith.mulsi_extended %s, %b : i32
  return %s, %c, %l, %h : i32, i1, i32, i32
}
