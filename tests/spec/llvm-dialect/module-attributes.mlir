// RUN: terrace opt %s
// RUN: terrace translate --mlir-to-llvmir %s

module attributes {llvm.data_layout = "e-m:e-i64:64-n8:16:32:64-S128", llvm.target_triple = "x86_64-unknown-linux-gnu"} {
  llvm.func @nothing()
}
