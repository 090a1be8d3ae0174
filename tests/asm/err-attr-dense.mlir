// RUN: terrace opt %s --split-input-file --verify-diagnostics
// RUN: not terrace opt %s --split-input-file 2>&1

// Dense literals that do not match their type.

// expected-error@+1 {{expected '<' after 'dense'}}
module attributes {x.a = dense} {}

// -----

// expected-error@+1 {{expected ':'}}
module attributes {x.a = dense<1>} {}

// -----

// expected-error@+1 {{elements literal must be a shaped type}}
module attributes {x.a = dense<1> : i32} {}

// -----

// expected-error@+1 {{elements literal type must have static shape}}
module attributes {x.a = dense<1> : tensor<*xi32>} {}

// -----

// expected-error@+1 {{elements literal type must have static shape}}
module attributes {x.a = dense<1> : tensor<?xi32>} {}

// -----

// expected-error@+1 {{inferred shape of elements literal ([2]) does not match type ([3])}}
module attributes {x.a = dense<[1, 2]> : tensor<3xi32>} {}

// -----

// expected-error@+1 {{inferred shape of elements literal ([3]) does not match type ([2])}}
module attributes {x.a = dense<[1, 2, 3]> : tensor<2xi32>} {}

// -----

// expected-error@+1 {{inferred shape of elements literal ([2, 1]) does not match type ([2])}}
module attributes {x.a = dense<[[1], [2]]> : tensor<2xi32>} {}

// -----

// expected-error@+1 {{inferred shape of elements literal ([2]) does not match type ([1, 2])}}
module attributes {x.a = dense<[1, 2]> : tensor<1x2xi32>} {}

// -----

// expected-error@+1 {{tensor literal is invalid; ranks are not consistent between elements}}
module attributes {x.a = dense<[[1, 2], [3]]> : tensor<2x2xi32>} {}

// -----

// expected-error@+1 {{tensor literal is invalid; ranks are not consistent between elements}}
module attributes {x.a = dense<[[1, 2], 3]> : tensor<2x2xi32>} {}

// -----

// expected-error@+1 {{tensor literal is invalid; ranks are not consistent between elements}}
module attributes {x.a = dense<[1, [2]]> : tensor<2xi32>} {}

// -----

// expected-error@+1 {{inferred shape of elements literal ([0]) does not match type ([2])}}
module attributes {x.a = dense<[]> : tensor<2xi32>} {}

// -----

// expected-error@+1 {{parsed zero elements, but type ('tensor<2xi32>') expected at least 1}}
module attributes {x.a = dense<> : tensor<2xi32>} {}

// -----

// expected-error@+1 {{inferred shape of elements literal ([1]) does not match type ([0])}}
module attributes {x.a = dense<[1]> : tensor<0xi32>} {}

// -----

// expected-error@+1 {{inferred shape of elements literal ([1]) does not match type ([])}}
module attributes {x.a = dense<[1]> : tensor<i32>} {}

// -----

// expected-error@+1 {{inferred shape of elements literal ([1, 0]) does not match type ([0])}}
module attributes {x.a = dense<[[]]> : tensor<0xi32>} {}

// -----

// expected-error@+1 {{expected integer elements, but parsed floating-point}}
module attributes {x.a = dense<1.0> : tensor<2xi32>} {}

// -----

// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
module attributes {x.a = dense<1> : tensor<2xf32>} {}

// -----

// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
module attributes {x.a = dense<[1.0, 2]> : tensor<2xf32>} {}

// -----

// expected-error@+1 {{expected i1 type for 'true' or 'false' values}}
module attributes {x.a = dense<true> : tensor<2xi32>} {}

// -----

// expected-error@+1 {{expected i1 type for 'true' or 'false' values}}
module attributes {x.a = dense<[true, 1]> : tensor<2xi8>} {}

// -----

// expected-error@+1 {{expected floating point literal}}
module attributes {x.a = dense<true> : tensor<2xf32>} {}

// -----

// expected-error@+1 {{integer constant out of range for type}}
module attributes {x.a = dense<256> : tensor<2xi8>} {}

// -----

// expected-error@+1 {{integer constant out of range for type}}
module attributes {x.a = dense<-129> : tensor<2xi8>} {}

// -----

// expected-error@+1 {{integer constant out of range for type}}
module attributes {x.a = dense<2> : tensor<2xi1>} {}

// -----

// expected-error@+1 {{expected unsigned integer elements, but parsed negative value}}
module attributes {x.a = dense<-1> : tensor<2xui8>} {}

// -----

// expected-error@+1 {{integer constant out of range for type}}
module attributes {x.a = dense<128> : tensor<2xsi8>} {}

// -----

// expected-error@+1 {{hexadecimal float constant out of range for type}}
module attributes {x.a = dense<0x1FFFFFFFF> : tensor<2xf32>} {}

// -----

// expected-error@+1 {{hexadecimal float literal should not have a leading minus}}
module attributes {x.a = dense<-0x1> : tensor<2xf32>} {}

// -----

// expected-error@+1 {{expected string containing hex digits starting with `0x`}}
module attributes {x.a = dense<"abc"> : tensor<2xi32>} {}

// -----

// expected-error@+1 {{expected string containing hex digits starting with `0x`}}
module attributes {x.a = dense<"0x0"> : tensor<2xi32>} {}

// -----

// expected-error@+1 {{elements hex data size is invalid for provided type: 'tensor<2xi32>'}}
module attributes {x.a = dense<"0x00"> : tensor<2xi32>} {}

// -----

// expected-error@+1 {{expected string containing hex digits starting with `0x`}}
module attributes {x.a = dense<"0xZZ"> : tensor<1xi8>} {}

// -----

// expected-error@+1 {{elements hex data size is invalid for provided type: 'tensor<2xi8>'}}
module attributes {x.a = dense<"0x010203"> : tensor<2xi8>} {}

// -----

// expected-error@+1 {{elements hex data size is invalid for provided type: 'tensor<1xi8>'}}
module attributes {x.a = dense<"0x"> : tensor<1xi8>} {}

// -----

// expected-error@+1 {{elements hex data size is invalid for provided type: 'tensor<2xi1>'}}
module attributes {x.a = dense<"0x01020304"> : tensor<2xi1>} {}

// -----

// expected-error@+1 {{integer constant out of range for type}}
module attributes {x.a = dense<["a"]> : tensor<1xi8>} {}

// -----

// expected-error@+1 {{expected element literal of primitive type}}
module attributes {x.a = dense<i32> : tensor<1xi8>} {}

// -----

// expected-error@+1 {{expected element literal of primitive type}}
module attributes {x.a = dense<[i32]> : tensor<1xi8>} {}

// -----

// expected-error@+1 {{expected element literal of primitive type}}
module attributes {x.a = dense<@a> : tensor<1xi8>} {}

// -----

// expected-error@+1 {{expected element literal of primitive type}}
module attributes {x.a = dense<-> : tensor<1xi8>} {}

// -----

// expected-error@+1 {{expected element literal of primitive type}}
module attributes {x.a = dense<[1, ]> : tensor<1xi8>} {}

// -----

// expected-error@+1 {{expected ']'}}
module attributes {x.a = dense<[1 2]> : tensor<2xi8>} {}

// -----

// expected-error@+1 {{expected '>'}}
module attributes {x.a = dense<1, 2> : tensor<2xi8>} {}

// -----

// expected-error@+1 {{expected ']'}}
module attributes {x.a = dense<[1, 2> : tensor<2xi8>} {}

// -----

// expected-error@+1 {{expected '>'}}
module attributes {x.a = dense<1 : tensor<2xi8>} {}

// -----

// expected-error@+1 {{expected ':'}}
module attributes {x.a = dense<1> tensor<2xi8>} {}

// -----

// expected-error@+1 {{invalid tensor element type}}
module attributes {x.a = dense<1> : tensor<2xtuple<>>} {}

// -----

// expected-error@+1 {{expected non-function type}}
module attributes {x.a = dense<1> : } {}

// -----

// expected-error@+1 {{integer constant out of range for type}}
module attributes {x.a = dense<99999999999999999999> : tensor<2xi64>} {}
