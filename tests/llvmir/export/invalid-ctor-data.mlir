// RUN: not terrace translate --mlir-to-llvmir %s 2>&1
// DIFFERS: upstream leaves out the associated data.

llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [@nope]
llvm.func @f() { llvm.return }
