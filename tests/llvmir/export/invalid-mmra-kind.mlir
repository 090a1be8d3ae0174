// RUN: not terrace translate --mlir-to-llvmir %s 2>&1

llvm.func @f(%p: !llvm.ptr) {
  %5 = llvm.load %p {llvm.mmra = "x"} : !llvm.ptr -> i32
  llvm.return
}
