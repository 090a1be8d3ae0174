// RUN: terrace opt %s
// RUN: terrace translate --mlir-to-llvmir %s

llvm.func @taker() {
  %p = llvm.mlir.addressof @value : !llvm.ptr
  %v = llvm.load %p : !llvm.ptr -> i32
  %f = llvm.mlir.addressof @taker : !llvm.ptr
  llvm.call %f() : !llvm.ptr, () -> ()
  llvm.return
}
llvm.mlir.global @value(42 : i32) : i32
