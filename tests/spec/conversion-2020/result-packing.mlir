// RUN: terrace opt %s --convert-func-to-llvm --convert-arith-to-llvm --allow-unregistered-dialect
// RUN: terrace opt %s --convert-to-llvm --allow-unregistered-dialect --mlir-print-op-generic

func.func @pair(%x: i32, %y: i64) -> (i32, i64) {
  return %x, %y : i32, i64
}
func.func @user() {
  %x = arith.constant 42 : i32
  %y = arith.constant 17 : i64
  %p:2 = call @pair(%x, %y) : (i32, i64) -> (i32, i64)
  "t.small"(%p#0) : (i32) -> ()
  "t.large"(%p#1) : (i64) -> ()
  return
}
