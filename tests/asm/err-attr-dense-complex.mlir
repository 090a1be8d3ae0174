// RUN: terrace opt %s --split-input-file --verify-diagnostics
// RUN: not terrace opt %s --split-input-file 2>&1

// Complex elements.

// expected-error@+1 {{expected ',' between complex elements}}
module attributes {x.a = dense<(1.0)> : tensor<2xcomplex<f32>>} {}

// -----

// expected-error@+1 {{expected ')' after complex elements}}
module attributes {x.a = dense<(1.0, 2.0> : tensor<2xcomplex<f32>>} {}

// -----

// expected-error@+1 {{expected ')' after complex elements}}
module attributes {x.a = dense<(1.0, 2.0, 3.0)> : tensor<2xcomplex<f32>>} {}

// -----

// expected-error@+1 {{parsed 1 elements, but type ('complex<f32>') expected 2 elements}}
module attributes {x.a = dense<1.0> : tensor<2xcomplex<f32>>} {}

// -----

// expected-error@+1 {{parsed 2 elements, but type ('tensor<2xcomplex<f32>>') expected 4 elements}}
module attributes {x.a = dense<[1.0, 2.0]> : tensor<2xcomplex<f32>>} {}

// -----

// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
module attributes {x.a = dense<(1, 2)> : tensor<2xcomplex<f32>>} {}

// -----

// expected-error@+1 {{expected integer elements, but parsed floating-point}}
module attributes {x.a = dense<(1.0, 2.0)> : tensor<2xcomplex<i32>>} {}

// -----

// expected-error@+1 {{inferred shape of elements literal ([1]) does not match type ([2])}}
module attributes {x.a = dense<[(1.0, 2.0)]> : tensor<2xcomplex<f32>>} {}

// -----

// expected-error@+1 {{expected element literal of primitive type}}
module attributes {x.a = dense<()> : tensor<2xcomplex<f32>>} {}

// -----

// expected-error@+1 {{expected element literal of primitive type}}
module attributes {x.a = dense<(,)> : tensor<2xcomplex<f32>>} {}

// -----

// expected-error@+1 {{integer constant out of range for type}}
module attributes {x.a = dense<(300, 1)> : tensor<2xcomplex<i8>>} {}
