// RUN: terrace opt %s --split-input-file --verify-diagnostics
// RUN: not terrace opt %s --split-input-file 2>&1

// Typed arrays, distinct attributes, strided layouts.

// expected-error@+1 {{expected '<' after 'array'}}
module attributes {x.a = array} {}

// -----

// expected-error@+2 {{expected non-function type}}
// expected-error@+1 {{expected an integer or floating point type}}
module attributes {x.a = array<>} {}

// -----

// expected-error@+2 {{expected non-function type}}
// expected-error@+1 {{expected an integer or floating point type}}
module attributes {x.a = array<1>} {}

// -----

// expected-error@+1 {{expected integer literal}}
module attributes {x.a = array<i32: >} {}

// -----

// expected-error@+1 {{expected ':' after dense array type}}
module attributes {x.a = array<i32 1>} {}

// -----

// expected-error@+1 {{expected '>' to close an array attribute}}
module attributes {x.a = array<i32: 1} {}

// -----

// expected-error@+1 {{expected '>' to close an array attribute}}
module attributes {x.a = array<i32: 1 2>} {}

// -----

// expected-error@+1 {{expected integer literal}}
module attributes {x.a = array<i32: 1, >} {}

// -----

// expected-error@+1 {{element type bitwidth must be a multiple of 8}}
module attributes {x.a = array<i3: 1>} {}

// -----

// expected-error@+1 {{integer constant out of range}}
module attributes {x.a = array<i8: 256>} {}

// -----

// expected-error@+1 {{expected integer literal}}
module attributes {x.a = array<i8: 1.0>} {}

// -----

// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
module attributes {x.a = array<f32: 1>} {}

// -----

// expected-error@+1 {{expected 'true' or 'false' values for i1 type}}
module attributes {x.a = array<i1: 1>} {}

// -----

// expected-error@+1 {{expected i1 type for 'true' or 'false' values}}
module attributes {x.a = array<i8: true>} {}

// -----

// expected-error@+1 {{expected integer literal}}
module attributes {x.a = array<i32: a>} {}

// -----

// expected-error@+1 {{expected integer or float type, got: 'tensor<2xi32>'}}
module attributes {x.a = array<tensor<2xi32>: 1>} {}

// -----

// expected-error@+1 {{element type bitwidth must be a multiple of 8}}
module attributes {x.a = array<f4E2M1FN: 1.0>} {}

// -----

// expected-error@+1 {{expected '[' after 'distinct'}}
module attributes {x.a = distinct} {}

// -----

// expected-error@+1 {{expected distinct ID}}
module attributes {x.a = distinct[} {}

// -----

// expected-error@+1 {{expected distinct ID}}
module attributes {x.a = distinct[]<1>} {}

// -----

// expected-error@+1 {{expected distinct ID}}
module attributes {x.a = distinct[a]<1>} {}

// -----

// expected-error@+1 {{expected distinct ID}}
module attributes {x.a = distinct[-1]<1>} {}

// -----

// expected-error@+1 {{expected ']' to close distinct ID}}
module attributes {x.a = distinct[0} {}

// -----

// expected-error@+1 {{expected '<' after distinct ID}}
module attributes {x.a = distinct[0]} {}

// -----

// expected-error@+1 {{expected '>' to close distinct attribute}}
module attributes {x.a = distinct[0]<1} {}

// -----

// expected-error@+2 {{expected attribute value}}
// expected-error@+1 {{expected attribute}}
module attributes {x.a = distinct[0]<foo>} {}

// -----

// expected-error@+1 {{expected an unsigned 64-bit integer}}
module attributes {x.a = distinct[18446744073709551616]<1>} {}

// -----

// expected-error@+1 {{referenced attribute does not match previous definition: 1 : i64}}
module attributes {x.a = distinct[0]<1>, x.b = distinct[0]<2>} {}

// -----

// expected-error@+1 {{expected '>'}}
module attributes {x.a = strided<[1], offset: 1, 2>} {}

// -----

// expected-error@+1 {{expected a 64-bit signed integer or '?'}}
module attributes {x.a = strided<[1,]>} {}

// -----

// expected-error@+1 {{expected a 64-bit signed integer or '?'}}
module attributes {x.a = strided<[9223372036854775808]>} {}

// -----

// expected-error@+1 {{expected a 64-bit signed integer or '?'}}
module attributes {x.a = strided<[--1]>} {}

// -----

// expected-error@+1 {{expected '<' after 'strided'}}
module attributes {x.a = strided} {}
