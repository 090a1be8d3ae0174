// RUN: not terrace opt %s --split-input-file 2>&1

// Entries with names of other dialects.

module attributes {dlti.dl_spec = #dlti.dl_spec<"func.bar" = 1>} { func.func private @f() }
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"llvm.bar" = 1>} { llvm.func @f() }
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} { llvm.func @f() }
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"builtin.bar" = 1, "builtin.foo" = 2>} { llvm.func @f() }
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"builtin" = 1>} { llvm.func @f() }
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.bar" = 1, "builtin.bar" = 1>} { llvm.func @f() }
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = 3, "builtin.bar" = 1>} { llvm.func @f() }
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"builtin.bar" = 1, i32 = 3>} { llvm.func @f() }
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"foo.bar" = 1>} {}
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"llvm.bar" = 1>} {}
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"builtin.bar" = 1>} {}
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.bar" = 1>} {}
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"bar" = 1>} {}
// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"arith.bar" = 1>} {}
