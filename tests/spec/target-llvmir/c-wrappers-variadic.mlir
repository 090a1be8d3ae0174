// A C function cannot pass variadic arguments on.
// RUN: terrace opt %s --convert-func-to-llvm --split-input-file --verify-diagnostics

// expected-error@+1 {{C interface for variadic functions is not supported yet.}}
func.func private @declared(i32) attributes {func.varargs = true, llvm.emit_c_interface}
