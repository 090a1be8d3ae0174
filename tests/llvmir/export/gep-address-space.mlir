// RUN: terrace translate --mlir-to-llvmir %s

// The address space of the base is that of the result, whatever the operation says.
llvm.func @offset(%p: !llvm.ptr) -> i64 {
  %0 = llvm.getelementptr %p[0, 2] : (!llvm.ptr) -> !llvm.ptr<3>, !llvm.struct<(ptr, ptr, i64)>
  %1 = llvm.load %0 : !llvm.ptr<3> -> i64
  llvm.return %1 : i64
}
