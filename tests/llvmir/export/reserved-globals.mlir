// RUN: terrace translate --mlir-to-llvmir %s

// Lists of used globals may name them behind address computations by nothing.
llvm.mlir.global internal @a(1 : i32) : i32
llvm.mlir.global appending @llvm.used() {section = "llvm.metadata"} : !llvm.array<2 x ptr> {
  %0 = llvm.mlir.addressof @a : !llvm.ptr
  %1 = llvm.mlir.addressof @f : !llvm.ptr
  %2 = llvm.mlir.poison : !llvm.array<2 x ptr>
  %3 = llvm.insertvalue %0, %2[0] : !llvm.array<2 x ptr>
  %4 = llvm.insertvalue %1, %3[1] : !llvm.array<2 x ptr>
  llvm.return %4 : !llvm.array<2 x ptr>
}
llvm.mlir.global external @llvm.compiler.used() : !llvm.array<1 x ptr>
llvm.func @f() {
  llvm.return
}
