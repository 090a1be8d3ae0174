// RUN: terrace opt %s --allow-unregistered-dialect
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-elementsattrs-with-hex-if-larger=2
// RUN: terrace opt %s --allow-unregistered-dialect --mlir-print-elementsattrs-with-hex-if-larger=-1

// Hex strings hold the elements as little-endian bytes; large attributes are printed this way.
"x.int"() {a = dense<"0x01000000020000000300000004000000"> : tensor<4xi32>, b = dense<"0x0102"> : tensor<2xi8>, c = dense<"0x01"> : tensor<4xi8>} : () -> ()
"x.case"() {a = dense<"0xabCDefAB"> : tensor<4xi8>, b = dense<"0xFFFFFFFF"> : tensor<2x2xi8>} : () -> ()
"x.float"() {a = dense<[1.0, 2.0, 3.0]> : tensor<3xf32>, b = dense<[1.0, 2.0, 3.0]> : tensor<3xf16>, c = dense<1.0> : tensor<8xf64>} : () -> ()
"x.narrow"() {a = dense<[1, 2, 3]> : tensor<3xi3>, b = dense<[true, false, true]> : tensor<3xi1>, c = dense<[1, 2, 3]> : tensor<3xi24>, d = dense<[1, 2, 3]> : tensor<3xindex>} : () -> ()
"x.complex"() {a = dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>, b = dense<[(1, 2), (3, 4), (5, 6)]> : tensor<3xcomplex<i8>>} : () -> ()
"x.string"() {a = dense<["a", "b", "c"]> : tensor<3x!x.s>} : () -> ()
"x.array"() {a = array<i32: 1, 2, 3, 4>} : () -> ()
