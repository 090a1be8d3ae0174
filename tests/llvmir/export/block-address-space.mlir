// RUN: terrace translate --mlir-to-llvmir %s
// DIFFERS: upstream loses the casts, and writes or reports invalid LLVM IR

module attributes {llvm.data_layout = "P1"} {
  llvm.mlir.global internal @table() : !llvm.array<1 x ptr> {
    %0 = llvm.blockaddress <function = @f, tag = <id = 0>> : !llvm.ptr<1>
    %1 = llvm.addrspacecast %0 : !llvm.ptr<1> to !llvm.ptr
    %2 = llvm.mlir.undef : !llvm.array<1 x ptr>
    %3 = llvm.insertvalue %1, %2[0] : !llvm.array<1 x ptr>
    llvm.return %3 : !llvm.array<1 x ptr>
  }
  llvm.func @g() -> !llvm.ptr {
    %0 = llvm.blockaddress <function = @f, tag = <id = 0>> : !llvm.ptr<1>
    %1 = llvm.addrspacecast %0 : !llvm.ptr<1> to !llvm.ptr
    llvm.return %1 : !llvm.ptr
  }
  llvm.func @f() {
    llvm.br ^a
  ^a:
    llvm.blocktag <id = 0>
    llvm.return
  }
}
