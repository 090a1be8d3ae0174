// RUN: terrace opt %s
// RUN: terrace translate --mlir-to-llvmir %s

llvm.func @inlined() attributes {passthrough = ["cold", ["alignstack", "4"], ["other", "attr"], "unknown"]} {
  llvm.return
}
llvm.func @not_inlined() attributes {passthrough = ["noinline"]} {
  llvm.return
}
