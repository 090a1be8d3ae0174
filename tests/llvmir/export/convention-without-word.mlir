// RUN: terrace translate --mlir-to-llvmir %s

// LLVM has no word for this convention.
llvm.func m68k_intrcc @f()
llvm.func @g() {
  llvm.call m68k_intrcc @f() : () -> ()
  llvm.return
}
