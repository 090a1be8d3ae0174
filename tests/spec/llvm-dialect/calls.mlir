// RUN: terrace opt %s
// RUN: terrace translate --mlir-to-llvmir %s

llvm.func @source() -> f32
llvm.func @sink(f32)
llvm.func @many(i32, ...) -> i32
llvm.func @caller(%f: !llvm.ptr, %n: i32) {
  %0 = llvm.call @source() : () -> f32
  llvm.call @sink(%0) : (f32) -> ()
  llvm.call %f(%0) : !llvm.ptr, (f32) -> ()
  %1 = llvm.call @many(%n, %n) vararg(!llvm.func<i32 (i32, ...)>) : (i32, i32) -> i32
  llvm.return
}
