// RUN: not terrace translate --mlir-to-llvmir %s --split-input-file 2>&1

llvm.func @needs_value() attributes {passthrough = ["align-stack"]} {
  llvm.return
}
// -----
llvm.func @takes_no_value() attributes {passthrough = [["noinline", "1"]]} {
  llvm.return
}
// -----
llvm.func @neither() attributes {passthrough = [42 : i32]} {
  llvm.return
}
