// RUN: not terrace translate %s --mlir-to-llvmir --llvm-version=19 2>&1
// RUN: not terrace compile %s --llvm-version=19 2>&1
// DIFFERS: MLIR's tools write for LLVM 22 only

llvm.func @multiply(%p: !llvm.ptr, %x: i32, %y: i32) {
  %0 = llvm.call_intrinsic "llvm.clmul.i32"(%x, %y) : (i32, i32) -> i32
  llvm.store %0, %p : i32, !llvm.ptr
  llvm.return
}
