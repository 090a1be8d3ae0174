// RUN: terrace translate --mlir-to-llvmir %s

// Structures that mention each other (#137126).

llvm.func @f(%p: !llvm.ptr) -> !llvm.ptr {
  %0 = llvm.load %p : !llvm.ptr -> !llvm.struct<"list", (ptr, i32)>
  %1 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"a", (i32, array<2 x struct<"b", (ptr, struct<"c", (i8)>)>>)>
  %2 = llvm.getelementptr %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"b", (ptr, struct<"c", (i8)>)>
  %3 = llvm.mlir.zero : !llvm.target<"spirv.Image", struct<"a", (i32, array<2 x struct<"b", (ptr, struct<"c", (i8)>)>>)>>
  llvm.return %1 : !llvm.ptr
}
