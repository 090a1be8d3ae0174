// RUN: terrace translate --mlir-to-llvmir %s

// What an intrinsic returns may be said otherwise, even with a type that LLVM does not have, as long as nobody uses it.
llvm.func @f(%p: !llvm.ptr) {
  %0 = llvm.intr.coro.save %p : (!llvm.ptr) -> vector<[4]xindex>
  %1 = llvm.intr.coro.save %p : (!llvm.ptr) -> i7
  llvm.return
}
