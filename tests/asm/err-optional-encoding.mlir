// RUN: not terrace opt %s --split-input-file 2>&1

// Not every attribute may follow the comma of a tensor type.

module attributes {x.a = tensor<4xf32, strided<[1]>>} {}

// -----

module attributes {x.a = tensor<4xf32, array<i8: 1>>} {}

// -----

module attributes {x.a = tensor<4xf32, distinct[0]<1>>} {}

// -----

module attributes {x.a = vector<4x0xf32} {}

// -----

module attributes {x.a = strided<[1] offset: 3>} {}

// -----

module attributes {x.a = @a:@=b} {}
