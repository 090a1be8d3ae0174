// RUN: terrace opt %s --convert-func-to-llvm --allow-unregistered-dialect
// RUN: terrace opt %s --convert-to-llvm --allow-unregistered-dialect

module @outer attributes {test.x = 1 : i32} {
  func.func @in_outer() {
    return
  }
  module @inner {
    func.func @in_inner(%a: index) -> index {
      return %a : index
    }
  }
  llvm.func @already(i32) -> i32
  llvm.mlir.global internal constant @str("hi\00")
  func.func @use_llvm(%a: i32) -> i32 {
    %0 = llvm.call @already(%a) : (i32) -> i32
    return %0 : i32
  }
}
