// DIFFERS: upstream reads the bit-packed parts of complex<i1> elements at the wrong offsets and prints other values
// RUN: terrace opt %s --allow-unregistered-dialect

"x.a"() {a = dense<[(true, false), (false, true)]> : tensor<2xcomplex<i1>>} : () -> ()
"x.b"() {a = dense<[(true, true), (false, true), (true, false)]> : tensor<3xcomplex<i1>>} : () -> ()
"x.c"() {a = dense<(true, false)> : tensor<2xcomplex<i1>>} : () -> ()
"x.d"() {a = dense<(false, true)> : tensor<4xcomplex<i1>>} : () -> ()
"x.e"() {a = dense<[(1, 2), (-3, 1)]> : tensor<2xcomplex<i3>>} : () -> ()
