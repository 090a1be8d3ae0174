// RUN: terrace opt %s --split-input-file --verify-diagnostics
// RUN: not terrace opt %s --split-input-file 2>&1

// Sparse literals.

// expected-error@+1 {{Expected '<' after 'sparse'}}
module attributes {x.a = sparse} {}

// -----

// expected-error@+1 {{elements literal must be a shaped type}}
module attributes {x.a = sparse<> : i32} {}

// -----

// expected-error@+1 {{expected ','}}
module attributes {x.a = sparse<0 1> : tensor<4xi32>} {}

// -----

// expected-error@+1 {{expected ','}}
module attributes {x.a = sparse<0> : tensor<4xi32>} {}

// -----

// expected-error@+1 {{expected element literal of primitive type}}
module attributes {x.a = sparse<0, > : tensor<4xi32>} {}

// -----

// expected-error@+1 {{expected shape ([4]); inferred shape of indices literal ([1, 1]); inferred shape of values literal ([2])}}
module attributes {x.a = sparse<[[0]], [1, 2]> : tensor<4xi32>} {}

// -----

// expected-error@+1 {{expected shape ([4]); inferred shape of indices literal ([2, 1]); inferred shape of values literal ([1])}}
module attributes {x.a = sparse<[[0], [1]], [1]> : tensor<4xi32>} {}

// -----

// expected-error@+1 {{sparse index #0 is not contained within the value shape, with index=[4], and type='tensor<4xi32>'}}
module attributes {x.a = sparse<[[4]], [1]> : tensor<4xi32>} {}

// -----

// expected-error@+1 {{expected shape ([4]); inferred shape of indices literal ([1, 2]); inferred shape of values literal ([1])}}
module attributes {x.a = sparse<[[0, 0]], [1]> : tensor<4xi32>} {}

// -----

// expected-error@+1 {{expected shape ([4, 4]); inferred shape of indices literal ([1, 1]); inferred shape of values literal ([1])}}
module attributes {x.a = sparse<[[0]], [1]> : tensor<4x4xi32>} {}

// -----

// expected-error@+1 {{sparse index #0 is not contained within the value shape, with index=[18446744073709551615], and type='tensor<4xi32>'}}
module attributes {x.a = sparse<[[-1]], [1]> : tensor<4xi32>} {}

// -----

// expected-error@+1 {{tensor literal is invalid; ranks are not consistent between elements}}
module attributes {x.a = sparse<[[0], [1, 1]], [1, 2]> : tensor<4xi32>} {}

// -----

// expected-error@+1 {{expected 1-d tensor for sparse element values}}
module attributes {x.a = sparse<[[0]], [[1]]> : tensor<4xi32>} {}

// -----

// expected-error@+1 {{elements literal type must have static shape}}
module attributes {x.a = sparse<[[0]], [1]> : tensor<?xi32>} {}

// -----

// expected-error@+1 {{elements literal type must have static shape}}
module attributes {x.a = sparse<[[0]], [1]> : tensor<*xi32>} {}

// -----

// expected-error@+1 {{expected '>'}}
module attributes {x.a = sparse<[[0]], [1] : tensor<4xi32>} {}

// -----

// expected-error@+1 {{expected ':'}}
module attributes {x.a = sparse<[[0]], [1]>} {}

// -----

// expected-error@+1 {{expected i1 type for 'true' or 'false' values}}
module attributes {x.a = sparse<[[true]], [1]> : tensor<4xi32>} {}

// -----

// expected-error@+1 {{integer constant out of range for type}}
module attributes {x.a = sparse<[[1]], ["a"]> : tensor<4xi32>} {}
