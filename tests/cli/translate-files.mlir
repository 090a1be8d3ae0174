// RUN: not terrace translate --mlir-to-llvmir cli/does-not-exist.mlir 2>&1
// RUN: not terrace translate --mlir-to-llvmir %p 2>&1
// RUN: not terrace translate --mlir-to-llvmir %s -o cli/no-such-directory/out.ll 2>&1

llvm.func @f()
