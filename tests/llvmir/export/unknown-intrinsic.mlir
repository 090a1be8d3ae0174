// RUN: not terrace translate --mlir-to-llvmir %s 2>&1
// DIFFERS: upstream says nothing of targets, whose intrinsics it knows

llvm.func @f() {
  llvm.call_intrinsic "llvm.foo.bar"() : () -> ()
  llvm.return
}
