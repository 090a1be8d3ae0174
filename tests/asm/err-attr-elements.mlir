// RUN: terrace opt %s --split-input-file --verify-diagnostics
// RUN: not terrace opt %s --split-input-file 2>&1

// Elements of the wrong kind.

// expected-error@+1 {{expected i1 type for 'true' or 'false' values}}
module attributes {x.a = sparse<[[0]], [true]> : tensor<2xi32>} {}

// -----

// expected-error@+1 {{expected floating point literal}}
module attributes {x.a = sparse<[[0]], ["a"]> : tensor<2xf32>} {}

// -----

// expected-error@+1 {{integer constant out of range for type}}
module attributes {x.a = sparse<["a"], [1]> : tensor<2xi32>} {}

// -----

// expected-error@+1 {{expected integer elements, but parsed floating-point}}
module attributes {x.a = sparse<[[1.0]], [1]> : tensor<2xi32>} {}

// -----

// expected-error@+1 {{expected integer elements, but parsed floating-point}}
module attributes {x.a = sparse<1.0, 1> : tensor<2xi32>} {}

// -----

// expected-error@+1 {{integer constant out of range for type}}
module attributes {x.a = sparse<"0x00", 1> : tensor<2xi32>} {}

// -----

// expected-error@+1 {{expected integer elements, but parsed floating-point}}
module attributes {x.a = sparse<[[0]], 1.0> : tensor<2xi32>} {}

// -----

// expected-error@+1 {{elements hex data size is invalid for provided type: 'tensor<1xindex>'}}
module attributes {x.a = dense<"0x01"> : tensor<1xindex>} {}

// -----

// expected-error@+1 {{integer constant out of range for type}}
module attributes {x.a = dense<["a"]> : tensor<1xindex>} {}

// -----

// expected-error@+1 {{parsed 1 elements, but type ('tensor<1xcomplex<f32>>') expected 2 elements}}
module attributes {x.a = dense<["0x01"]> : tensor<1xcomplex<f32>>} {}

// -----

// expected-error@+1 {{inferred shape of elements literal ([2]) does not match type ([9223372036854775807, 2])}}
module attributes {x.a = dense<[1, 2]> : tensor<9223372036854775807x2xi8>} {}

// -----

// expected-error@+1 {{expected string token, got 1}}
module attributes {x.a = dense<1> : tensor<1x!llvm.ptr>} {}

// -----

// expected-error@+1 {{expected string token, got 1}}
module attributes {x.a = dense<1> : memref<2xmemref<2xi32>>} {}

// -----

// expected-error@+1 {{expected string token, got 1}}
module attributes {x.a = dense<1> : tensor<2xvector<2xi32>>} {}

// -----

// expected-error@+1 {{inferred shape of elements literal ([0]) does not match type ([])}}
module attributes {x.a = dense<[]> : tensor<i32>} {}

// -----

// expected-error@+1 {{parsed zero elements, but type ('tensor<i32>') expected at least 1}}
module attributes {x.a = dense<> : tensor<i32>} {}

// -----

// expected-error@+1 {{elements literal type must have static shape}}
module attributes {x.a = dense<> : tensor<?xi32>} {}

// -----

// expected-error@+1 {{expected integer literal}}
module attributes {x.a = array<i8: 1, 2, "a">} {}

// -----

// expected-error@+1 {{element type bitwidth must be a multiple of 8}}
module attributes {x.a = array<tf32: 1.0>} {}

// -----

// expected-error@+1 {{expected integer or float type, got: 'none'}}
module attributes {x.a = array<none: 1>} {}
