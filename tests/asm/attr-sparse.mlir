// RUN: terrace opt %s --allow-unregistered-dialect

"x.list"() {a = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, b = sparse<[[0], [3]], [1.0, 2.0]> : tensor<4xf32>} : () -> ()
"x.scalar"() {a = sparse<0, 1.0> : tensor<4xf32>, b = sparse<3, 7> : tensor<4xi8>, c = sparse<[[0, 0, 0]], 1> : tensor<1x1x1xi1>} : () -> ()
"x.empty"() {a = sparse<> : tensor<4xi32>, b = sparse<> : tensor<2x2xf64>} : () -> ()
"x.splat_values"() {a = sparse<[[0], [1]], 5> : tensor<4xi32>, b = sparse<[[1, 1], [0, 1]], [2.0, 2.0]> : tensor<2x2xf32>} : () -> ()
"x.vector"() {a = sparse<[[0], [2]], [1, 2]> : vector<4xi16>, b = sparse<[[1]], [(1.0, 2.0)]> : tensor<2xcomplex<f32>>} : () -> ()
"x.string"() {a = sparse<[[0]], ["s"]> : tensor<2x!x.s>} : () -> ()
