// Modules can have names, nest, and hold operations of any dialect.
// RUN: terrace opt %s --allow-unregistered-dialect

module @outer {
  llvm.func @shared()
  module @inner attributes {sym_visibility = "private"} {
    llvm.mlir.global @shared() : i32
    "t.anything"() : () -> ()
  }
}
