// RUN: terrace opt %s --allow-unregistered-dialect

// Spellings of one attribute or type.
"x.int"() {a = 255 : i8, b = -1 : i8, c = 0xff : i8, d = 000255 : i8, e = 340282366920938463463374607431768211455 : i128, f = -1 : i128} : () -> ()
"x.splat"() {a = dense<1> : tensor<2x2xi32>, b = dense<[[1, 1], [1, 1]]> : tensor<2x2xi32>} : () -> ()
"x.hex"() {a = dense<[1, 2]> : tensor<2xi32>, b = dense<"0x0100000002000000"> : tensor<2xi32>} : () -> ()
"x.bool"() {a = dense<[true, false, true]> : tensor<3xi1>, b = dense<"0x05"> : tensor<3xi1>} : () -> ()
"x.float"() {a = dense<[1.0, -2.5]> : tensor<2xf32>, b = dense<[0x3F800000, 0xC0200000]> : tensor<2xf32>} : () -> ()
"x.blanks"() {a = dense<[1, // one
 - 2, 0x3,4 ]> : tensor<4xi8>, b = dense<[1,-2,3,4]> : tensor<4xi8>} : () -> ()
"x.complex"() {a = dense<[(1, 2), (3, 4)]> : tensor<2xcomplex<i8>>, b = dense<"0x01020304"> : tensor<2xcomplex<i8>>} : () -> ()
"x.wide"() {a = dense<[1, -1]> : tensor<2xi65>} : () -> ()
"x.doubles"() {a = dense<[0.1, 123456789012345678901.5, 1.5e-300, 4.9e-324, 9007199254740993.0, 1.e22, 7.0e-23]> : tensor<7xf64>, b = 1.0e400 : f64, c = 0xFFFF : f16, d = 0.1 : f32} : () -> ()
"x.types"() {a = i0064, b = tensor<4 x ? x f32>, c = memref<4xf32, affine_map<(d0) -> (d0)>, 0>, d = vector<4x[8]xf32>, e = tensor<0x8xf32>, f = !x<a<[(1)], ">">>, g = (i32, () -> ()) -> (i32, f32)} : () -> ()
"x.affine"() {a = affine_map<(d0, d1)[s0, s1] -> (s1 * s0, (d0 mod 6) mod 3, 2 * d0 * 3, 5 mod 0)>, b = affine_set<(d0) : (d0 <= 10)>, c = affine_set<(d0) : ()>} : () -> ()
