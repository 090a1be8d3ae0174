// RUN: terrace translate --mlir-to-llvmir %s

// The address space of the base is that of the result, whatever the operation says.
llvm.func @offset(%p: !llvm.ptr) -> i64 {
  %0 = llvm.getelementptr %p[0, 2] : (!llvm.ptr) -> !llvm.ptr<3>, !llvm.struct<(ptr, ptr, i64)>
  %1 = llvm.load %0 : !llvm.ptr<3> -> i64
  llvm.return %1 : i64
}

// Pointers that intrinsics pass through keep it.
llvm.func @through(%p: !llvm.ptr, %mask: i64) {
  %0 = llvm.getelementptr %p[2] : (!llvm.ptr) -> !llvm.ptr<3>, vector<4xi1>
  %1 = llvm.intr.strip.invariant.group %0 : !llvm.ptr<3>
  %2 = llvm.intr.launder.invariant.group %1 : !llvm.ptr<3>
  %3 = llvm.intr.invariant.start 1, %2 : !llvm.ptr<3>
  llvm.intr.invariant.end %3, 1, %2 : !llvm.ptr<3>
  %4 = llvm.intr.ptrmask %2, %mask : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>
  llvm.store %mask, %4 : i64, !llvm.ptr<3>
  llvm.return
}

llvm.func @other_space(%p: !llvm.ptr<3>) {
  %0 = llvm.intr.invariant.start 8, %p : !llvm.ptr<3>
  llvm.intr.invariant.end %0, 8, %p : !llvm.ptr<3>
  llvm.return
}
