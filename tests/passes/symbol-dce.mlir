// RUN: terrace opt %s --symbol-dce --allow-unregistered-dialect
// RUN: terrace opt %s --pass-pipeline="builtin.module(builtin.module(symbol-dce))" --allow-unregistered-dialect
// RUN: terrace opt %s --pass-pipeline="builtin.module(builtin.module(builtin.module(symbol-dce)))" --allow-unregistered-dialect

// Symbols that nothing names, from the outside and from the inside of nested modules.
module attributes { test.simple } {
  func.func private @dead_private_function()
  func.func private @live_private_function()
  func.func nested @dead_nested_function()
  func.func nested @live_nested_function()
  func.func @public_function() {
    "foo.return"() {uses = [@live_private_function, @live_nested_function]} : () -> ()
  }
}
module attributes { test.nested } {
  module @public_module {
    func.func nested @dead_nested_function()
    func.func private @dead_private_function()
    func.func nested @live_nested_function()
    func.func @pub() { return }
  }
  module @priv attributes {sym_visibility = "private"} {
    func.func @pub() { return }
  }
  module @priv2 attributes {sym_visibility = "private"} {
    func.func @pub() { return }
    func.func nested @n() { return }
    func.func private @p() { return }
    func.func private @q() { return }
    func.func @usesq() { call @q() : () -> () return }
  }
  "live.user"() {uses = [@public_module::@live_nested_function, @priv2::@n, @gone::@a, @priv2::@x]} : () -> ()
}
module {
  llvm.mlir.global private @unused() : i32
  llvm.mlir.global private @used() : i32
  llvm.mlir.global internal @used2() : i32
  llvm.comdat @c {
    llvm.comdat_selector @x any
    llvm.comdat_selector @y any
  }
  llvm.func @f() comdat(@c::@x) {
    %0 = llvm.mlir.addressof @used : !llvm.ptr
    llvm.return
  }
}
