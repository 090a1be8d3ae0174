// RUN: terrace translate --mlir-to-llvmir %s
// DIFFERS: upstream leaves out the associated data.

llvm.mlir.global_ctors ctors = [@f, @g], priorities = [0 : i32, 5 : i32], data = [#llvm.zero, @d]
llvm.mlir.global_dtors dtors = [@f], priorities = [3 : i32], data = [@d]
llvm.mlir.global external @d(1 : i32) : i32
llvm.func @f() { llvm.return }
llvm.func @g() { llvm.return }
