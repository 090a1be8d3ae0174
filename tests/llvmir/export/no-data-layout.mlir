// RUN: terrace translate --mlir-to-llvmir %s

module attributes {llvm.data_layout = "", llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.func @f(%arg0: !llvm.ptr) {
    %1 = llvm.load %arg0 : !llvm.ptr -> i64
    llvm.return
  }
}
