// RUN: terrace opt %s --split-input-file --verify-diagnostics

// expected-error@+1 {{invalid data layout descriptor}}
module attributes {llvm.data_layout = "no such layout"} {
}

// -----

// expected-error@+1 {{expected 'llvm.data_layout' to be a string attributes}}
module attributes {llvm.data_layout = 64} {
}
