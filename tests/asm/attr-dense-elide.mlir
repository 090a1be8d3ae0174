// RUN: terrace opt %s --allow-unregistered-dialect --mlir-elide-elementsattrs-if-larger=3
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-elide-elementsattrs-if-larger=3 --mlir-print-op-generic
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-elide-elementsattrs-if-larger=0

"x.dense"() {a = dense<[1, 2, 3]> : tensor<3xi32>, b = dense<[1, 2, 3, 4]> : tensor<4xi32>, c = dense<7> : tensor<100xi32>, d = dense<[1.0, 2.0, 3.0, 4.0, 5.0]> : tensor<5xf32>} : () -> ()
"x.one"() {a = dense<[1]> : tensor<1xi32>, b = dense<[1, 2]> : tensor<2xi32>, c = dense<> : tensor<0xi32>} : () -> ()
"x.string"() {a = dense<["a", "b", "c", "d"]> : tensor<4x!x.s>} : () -> ()
"x.sparse"() {a = sparse<[[0], [1], [2], [3]], [1, 2, 3, 4]> : tensor<9xi32>, b = sparse<0, 5> : tensor<9xi32>} : () -> ()
"x.array"() {a = array<i32: 1, 2, 3, 4, 5>, b = array<i64: 1>, c = [1, 2, 3, 4, 5]} : () -> ()
%0 = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
%1 = arith.constant dense<1> : vector<4xi32>
