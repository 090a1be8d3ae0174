// RUN: terrace compile %s

func.func private @extern(i32) -> i32
func.func private @extern_void()
func.func @callee(%a: i32, %b: i32) -> (i32, i32) {
  return %b, %a : i32, i32
}
func.func @caller(%a: i32) -> i32 {
  %0 = call @extern(%a) : (i32) -> i32
  call @extern_void() : () -> ()
  %1:2 = call @callee(%0, %a) : (i32, i32) -> (i32, i32)
  %2 = arith.addi %1#0, %1#1 : i32
  return %2 : i32
}
