// RUN: terrace translate --mlir-to-llvmir %s

// What intrinsics need an alloca or a function for may be behind casts and steps of nothing.

llvm.func @callee()

llvm.func @stack(%p: !llvm.ptr) {
  %c = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c x i64 : (i32) -> !llvm.ptr
  %1 = llvm.getelementptr %0[0] : (!llvm.ptr) -> !llvm.ptr, i8
  %2 = llvm.bitcast %1 : !llvm.ptr to !llvm.ptr
  %3 = llvm.alloca %c x i64 : (i32) -> !llvm.ptr<5>
  %4 = llvm.addrspacecast %3 : !llvm.ptr<5> to !llvm.ptr
  llvm.call_intrinsic "llvm.stackprotector"(%p, %0) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call_intrinsic "llvm.stackprotector"(%p, %2) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call_intrinsic "llvm.stackprotector"(%p, %4) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

llvm.func @trampoline(%p: !llvm.ptr) {
  %0 = llvm.mlir.addressof @callee : !llvm.ptr
  %1 = llvm.addrspacecast %0 : !llvm.ptr to !llvm.ptr<1>
  %2 = llvm.addrspacecast %1 : !llvm.ptr<1> to !llvm.ptr
  llvm.call_intrinsic "llvm.init.trampoline"(%p, %0, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.call_intrinsic "llvm.init.trampoline"(%p, %2, %p) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

llvm.func @unreachable(%p: !llvm.ptr) {
  llvm.return
^bb1:
  %c = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c x i64 : (i32) -> !llvm.ptr
  llvm.call_intrinsic "llvm.stackprotector"(%p, %0) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}
