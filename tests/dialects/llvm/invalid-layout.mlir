// RUN: not terrace opt --split-input-file %s 2>&1

// Layout strings that LLVM does not read.

module attributes {llvm.data_layout = "px:64:64"} {}

// -----

module attributes {llvm.data_layout = "pux1:64:64"} {}

// -----

module attributes {llvm.data_layout = "p1():64:64"} {}

// -----

module attributes {llvm.data_layout = "p1(x:64:64"} {}

// -----

module attributes {llvm.data_layout = "p1(x)y:64:64"} {}

// -----

module attributes {llvm.data_layout = "p(x)1:64:64"} {}

// -----

module attributes {llvm.data_layout = "p1x(y):64:64"} {}

// -----

module attributes {llvm.data_layout = "p16777216(x):64:64"} {}

// -----

module attributes {llvm.data_layout = "p1(P):64:64"} {}

// -----

module attributes {llvm.data_layout = "p1(x):64:64-p2(x):64:64"} {}

// -----

module attributes {llvm.data_layout = "p1(x):64:64-p1(x):32:32"} {}

// -----

module attributes {llvm.data_layout = "pu:64:64"} {}

// -----

module attributes {llvm.data_layout = "pe0:64:64"} {}

// -----

module attributes {llvm.data_layout = "p::64"} {}

// -----

module attributes {llvm.data_layout = "p:64:"} {}

// -----

module attributes {llvm.data_layout = "p:64"} {}

// -----

module attributes {llvm.data_layout = "p:0:64"} {}

// -----

module attributes {llvm.data_layout = "p:64:0"} {}

// -----

module attributes {llvm.data_layout = "p:64:12"} {}

// -----

module attributes {llvm.data_layout = "p:64:64:32"} {}

// -----

module attributes {llvm.data_layout = "p:64:64:64:0"} {}

// -----

module attributes {llvm.data_layout = "p:64:64:64:128"} {}

// -----

module attributes {llvm.data_layout = "p1:64:64:64:64:64"} {}

// -----

module attributes {llvm.data_layout = "i8:16"} {}

// -----

module attributes {llvm.data_layout = "i32"} {}

// -----

module attributes {llvm.data_layout = "i32:0"} {}

// -----

module attributes {llvm.data_layout = "i0:8"} {}

// -----

module attributes {llvm.data_layout = "i16777216:8"} {}

// -----

module attributes {llvm.data_layout = "i32:24"} {}

// -----

module attributes {llvm.data_layout = "i8:65536"} {}

// -----

module attributes {llvm.data_layout = "i32::"} {}

// -----

module attributes {llvm.data_layout = "i32:32:16"} {}

// -----

module attributes {llvm.data_layout = "f64:64:x"} {}

// -----

module attributes {llvm.data_layout = "v:8"} {}

// -----

module attributes {llvm.data_layout = "a"} {}

// -----

module attributes {llvm.data_layout = "a1:8"} {}

// -----

module attributes {llvm.data_layout = "a:"} {}

// -----

module attributes {llvm.data_layout = "a:16:8"} {}

// -----

module attributes {llvm.data_layout = "e1"} {}

// -----

module attributes {llvm.data_layout = "-"} {}

// -----

module attributes {llvm.data_layout = "n"} {}

// -----

module attributes {llvm.data_layout = "n0"} {}

// -----

module attributes {llvm.data_layout = "n8:x"} {}

// -----

module attributes {llvm.data_layout = "S"} {}

// -----

module attributes {llvm.data_layout = "S0"} {}

// -----

module attributes {llvm.data_layout = "S12"} {}

// -----

module attributes {llvm.data_layout = "Sx"} {}

// -----

module attributes {llvm.data_layout = "F"} {}

// -----

module attributes {llvm.data_layout = "Fi"} {}

// -----

module attributes {llvm.data_layout = "Fi0"} {}

// -----

module attributes {llvm.data_layout = "Fx"} {}

// -----

module attributes {llvm.data_layout = "P"} {}

// -----

module attributes {llvm.data_layout = "P16777216"} {}

// -----

module attributes {llvm.data_layout = "Px"} {}

// -----

module attributes {llvm.data_layout = "A"} {}

// -----

module attributes {llvm.data_layout = "G:1"} {}

// -----

module attributes {llvm.data_layout = "ni"} {}

// -----

module attributes {llvm.data_layout = "ni1:"} {}

// -----

module attributes {llvm.data_layout = "ni:"} {}

// -----

module attributes {llvm.data_layout = "ni:0"} {}

// -----

module attributes {llvm.data_layout = "ni:1:"} {}

// -----

module attributes {llvm.data_layout = "m"} {}

// -----

module attributes {llvm.data_layout = "m:"} {}

// -----

module attributes {llvm.data_layout = "me"} {}

// -----

module attributes {llvm.data_layout = "m:z"} {}

// -----

module attributes {llvm.data_layout = "z"} {}
