// RUN: terrace opt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{expected '('}}
func.func private @f(!llvm.struct<>)

// -----

// expected-error@+1 {{struct without a body only allowed in a recursive struct}}
func.func private @f(!llvm.struct<"a">)

// -----

func.func private @f(!llvm.struct<"a", (i32)>)
// expected-error@+1 {{identified type already used with a different body}}
func.func private @g(!llvm.struct<"a", (i64)>)

// -----

func.func private @f(!llvm.struct<"a", (i32)>)
// expected-error@+1 {{redeclaring defined struct as opaque}}
func.func private @g(!llvm.struct<"a", opaque>)
