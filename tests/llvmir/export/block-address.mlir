// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt

llvm.mlir.global external @table() : !llvm.array<2 x ptr> {
  %0 = llvm.mlir.undef : !llvm.array<2 x ptr>
  %1 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  %2 = llvm.insertvalue %1, %0[0] : !llvm.array<2 x ptr>
  %3 = llvm.blockaddress <function = @f, tag = <id = 2>> : !llvm.ptr
  %4 = llvm.insertvalue %3, %2[1] : !llvm.array<2 x ptr>
  llvm.return %4 : !llvm.array<2 x ptr>
}
llvm.func @g() -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @f() -> i32 {
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  %c = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %c x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %0, %a : !llvm.ptr, !llvm.ptr
  %x = llvm.load %a : !llvm.ptr -> !llvm.ptr
  llvm.indirectbr %x : !llvm.ptr, [
  ^bb1,
  ^bb2
  ]
^bb1:
  llvm.blocktag <id = 1>
  llvm.return %c : i32
^bb2:
  llvm.blocktag <id = 2>
  %d = llvm.mlir.constant(2 : i32) : i32
  llvm.return %d : i32
}
