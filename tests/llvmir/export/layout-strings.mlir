// RUN: terrace translate --mlir-to-llvmir --split-input-file %s

// Layout strings that LLVM reads: names and flags of address spaces, every specification.

module attributes {llvm.data_layout = "p(x):64:64"} {}

// -----

module attributes {llvm.data_layout = "p1(x):64:64"} {}

// -----

module attributes {llvm.data_layout = "p1(a b):64:64"} {}

// -----

module attributes {llvm.data_layout = "pu1(x):64:64:64:32"} {}

// -----

module attributes {llvm.data_layout = "pe3(global):128:128:128:64-A5-G1-P4"} {}

// -----

module attributes {llvm.data_layout = "pue2:64:64"} {}

// -----

module attributes {llvm.data_layout = "p1(x)(y):64:64"} {}

// -----

module attributes {llvm.data_layout = "p1((x):64:64"} {}

// -----

module attributes {llvm.data_layout = "p1(E):64:64"} {}

// -----

module attributes {llvm.data_layout = "p1(x):64:64-p1(y):32:32-p1:32:32"} {}

// -----

module attributes {llvm.data_layout = "a00:8"} {}

// -----

module attributes {llvm.data_layout = "ni:1:2"} {}

// -----

module attributes {llvm.data_layout = "S128-Fi8-n8:16:32"} {}

// -----

module attributes {llvm.data_layout = "m:e-i8:8-i64:64-f80:128-v128:128-a:0:64"} {}

// -----

module attributes {llvm.data_layout = "s0:64:64"} {}
