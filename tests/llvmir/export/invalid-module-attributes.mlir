// RUN: not terrace translate --mlir-to-llvmir --split-input-file %s 2>&1
// DIFFERS: upstream crashes, or leaves the attribute out without a word.

module attributes {llvm.target_triple = 3 : i32} {}

// -----

module attributes {llvm.ident = 3 : i32} {}

// -----

module attributes {llvm.commandline = ["a"]} {}

// -----

module attributes {llvm.dependent_libraries = "a"} {}

// -----

module attributes {llvm.dependent_libraries = [1 : i32]} {}

// -----

module attributes {llvm.target_triple} {}
