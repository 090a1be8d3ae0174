// RUN: terrace opt %s --allow-unregistered-dialect

"x.splat"() {a = dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>, b = dense<(1, -2)> : tensor<2xcomplex<i32>>, c = dense<(0.0, 1.0)> : tensor<complex<f64>>} : () -> ()
"x.list"() {a = dense<[(1.0, 2.0), (3.0, -4.5)]> : tensor<2xcomplex<f32>>, b = dense<[[(1, 2)], [(3, 4)]]> : tensor<2x1xcomplex<i8>>, c = dense<[(1.0, 2.0), (1.0, 2.0)]> : tensor<2xcomplex<f64>>} : () -> ()
"x.special"() {a = dense<[(0x7F800000, 1.0), (0.0, 0x7FC00000)]> : tensor<2xcomplex<f32>>} : () -> ()
"x.bf16"() {a = dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<bf16>>} : () -> ()
"x.empty"() {a = dense<> : tensor<0xcomplex<f32>>} : () -> ()
"x.hex"() {a = dense<"0x0000803F000000400000404000008040"> : tensor<2xcomplex<f32>>} : () -> ()
