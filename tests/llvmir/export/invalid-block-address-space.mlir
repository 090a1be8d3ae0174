// RUN: terrace translate --mlir-to-llvmir --split-input-file --verify-diagnostics %s
// DIFFERS: upstream writes or reports invalid LLVM IR, without a location

llvm.func @f() -> !llvm.ptr<2> {
  // expected-error@below {{'llvm.blockaddress' op expected a pointer in address space 0, that of the function}}
  %0 = llvm.blockaddress <function = @f, tag = <id = 0>> : !llvm.ptr<2>
  llvm.br ^a
^a:
  llvm.blocktag <id = 0>
  llvm.return %0 : !llvm.ptr<2>
}

// -----

module attributes {llvm.data_layout = "P1"} {
  llvm.func @f() -> !llvm.ptr {
    // expected-error@below {{'llvm.blockaddress' op expected a pointer in address space 1, that of the function}}
    %0 = llvm.blockaddress <function = @f, tag = <id = 0>> : !llvm.ptr
    llvm.br ^a
  ^a:
    llvm.blocktag <id = 0>
    llvm.return %0 : !llvm.ptr
  }
}
