// RUN: not terrace opt %s --split-input-file 2>&1
// DIFFERS: MLIR says `illegal storage type size:` with a number that it has not set.

module attributes {q.a = !quant.any<f32>}{}

// -----

module attributes {q.a = !quant.any<index>}{}

// -----

module attributes {q.a = !quant.uniform<tensor<4xi8>:f32, 1.0>}{}
