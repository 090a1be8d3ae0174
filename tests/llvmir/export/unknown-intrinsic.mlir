// RUN: not terrace translate --mlir-to-llvmir %s 2>&1

llvm.func @f() {
  llvm.call_intrinsic "llvm.foo.bar"() : () -> ()
  llvm.return
}
