// RUN: terrace translate --mlir-to-llvmir %s --split-input-file --verify-diagnostics

// expected-error@+1 {{expected 'passthrough' to contain string or array attributes}}
llvm.func @one() attributes {passthrough = [["alignstack"]]} {
  llvm.return
}

// -----

// expected-error@+1 {{expected 'passthrough' to contain string or array attributes}}
llvm.func @number() attributes {passthrough = [4]} {
  llvm.return
}

// -----

// expected-error@+1 {{LLVM attribute 'noinline' does not expect a value, found 'yes'}}
llvm.func @value() attributes {passthrough = [["noinline", "yes"]]} {
  llvm.return
}

// -----

// expected-error@+1 {{LLVM attribute 'alignstack' expects a value}}
llvm.func @no_value() attributes {passthrough = ["alignstack"]} {
  llvm.return
}
