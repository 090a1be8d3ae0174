// RUN: not terrace translate --mlir-to-llvmir --split-input-file %s 2>&1

// What a module has besides functions.

module attributes {llvm.module_asm = 3 : i32} {}

// -----

module attributes {llvm.module_asm = ["a", 3 : i32]} {}

// -----

llvm.comdat @a {
  llvm.comdat_selector @x any
}
llvm.comdat @b {
  llvm.comdat_selector @x any
}
