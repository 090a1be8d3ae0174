// RUN: terrace translate --mlir-to-llvmir %s

// An attribute that is only a word may have a number, which is not looked at.

llvm.func @g(i32, !llvm.ptr) -> i32
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  %0 = llvm.call @g(%a, %p) : (i32 {llvm.noundef = 3 : i64, llvm.signext = true}, !llvm.ptr {llvm.nonnull = true}) -> i32
  llvm.return
}
