// RUN: not terrace translate %s --mlir-to-llvmir --llvm-version=19 2>&1
// RUN: not terrace compile %s --llvm-version=19 2>&1
// DIFFERS: MLIR's tools write for LLVM 22 only

llvm.func @subtract(%p: !llvm.ptr, %v: i32) {
  %0 = llvm.atomicrmw usub_cond %p, %v seq_cst : !llvm.ptr, i32
  llvm.return
}
