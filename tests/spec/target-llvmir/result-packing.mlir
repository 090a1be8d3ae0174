// RUN: terrace opt %s --convert-func-to-llvm --convert-arith-to-llvm --allow-unregistered-dialect

func.func @swap(%small: i32, %large: i64) -> (i32, i64) {
  return %small, %large : i32, i64
}
func.func @twice() {
  %a = arith.constant 42 : i32
  %b = arith.constant 17 : i64
  %pair:2 = call @swap(%a, %b) : (i32, i64) -> (i32, i64)
  "t.use_small"(%pair#0) : (i32) -> ()
  "t.use_large"(%pair#1) : (i64) -> ()
  return
}
