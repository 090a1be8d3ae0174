// RUN: terrace translate --mlir-to-llvmir %s

// LLVM's integers have no sign.

llvm.func @f(%n: i32, %p: !llvm.ptr) {
  %0 = llvm.alloca %n x si32 : (i32) -> !llvm.ptr
  %1 = llvm.alloca %n x !llvm.struct<(ui8, array<2 x si64>)> : (i32) -> !llvm.ptr
  %2 = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, ui16
  %3 = llvm.mlir.undef : !llvm.array<3 x si32>
  llvm.return
}
