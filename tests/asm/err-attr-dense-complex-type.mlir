// DIFFERS: upstream accepts complex elements for other types and drops values
// RUN: not terrace opt %s --split-input-file 2>&1

module attributes {x.a = dense<[(1, 2), (3, 4)]> : tensor<2xi32>} {
}
// -----
module attributes {x.a = dense<(1.0, 2.0)> : tensor<2xf32>} {
}
