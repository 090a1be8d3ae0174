// RUN: not terrace translate --mlir-to-llvmir %s 2>&1

llvm.func @f() {
  %0 = llvm.blockaddress <function = @g, tag = <id = 1>> : !llvm.ptr
  llvm.return
}
llvm.func @g()
