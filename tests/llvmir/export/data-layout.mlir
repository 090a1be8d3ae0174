// RUN: terrace translate --mlir-to-llvmir %s
// RUN: terrace opt %s
// RUN: terrace opt %s --mlir-print-op-generic
// RUN: terrace opt %s --mlir-print-op-generic | terrace opt

module attributes {llvm.data_layout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128", llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.func @f(%arg0: !llvm.ptr) {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.load %arg0 : !llvm.ptr -> i64
    %2 = llvm.load %arg0 : !llvm.ptr -> i128
    %3 = llvm.load %arg0 : !llvm.ptr -> f80
    %4 = llvm.alloca %0 x i64 : (i64) -> !llvm.ptr
    llvm.return
  }
}
