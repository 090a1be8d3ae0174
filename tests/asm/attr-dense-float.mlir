// RUN: terrace opt %s --allow-unregistered-dialect

"x.splat"() {a = dense<1.0> : tensor<4xf32>, b = dense<-0.0> : tensor<2xf64>, c = dense<0.1> : vector<4xf16>, d = dense<2.5> : tensor<f32>} : () -> ()
"x.list"() {a = dense<[1.0, 2.5, -3.75]> : tensor<3xf32>, b = dense<[[0.0, 1.0], [2.0, 3.0]]> : tensor<2x2xf64>, c = dense<[1.0, 0.1]> : tensor<2xbf16>} : () -> ()
"x.inf_nan"() {a = dense<[0x7F800000, 0xFF800000, 0x7FC00000, 1.0]> : tensor<4xf32>, b = dense<0x7FF8000000000000> : tensor<2xf64>, c = dense<[0x7C00, 0x3C00]> : tensor<2xf16>} : () -> ()
"x.small"() {a = dense<[1.0, 0.5]> : tensor<2xf8E5M2>, b = dense<[0x7F, 0x38]> : tensor<2xf8E4M3FN>, c = dense<[1.0, -6.0]> : tensor<2xf4E2M1FN>, d = dense<1.5> : tensor<2xf6E3M2FN>, e = dense<[0x7F, 0xFF]> : tensor<2xf8E8M0FNU>} : () -> ()
"x.large"() {a = dense<[1.0, 0.1]> : tensor<2xf80>, b = dense<[1.0, 0.1]> : tensor<2xf128>, c = dense<[1.0, 0.1]> : tensor<2xtf32>} : () -> ()
"x.mixed_case"() {a = dense<[1.0e3, 1.E-3, 12345678.0, 1.0e40]> : tensor<4xf32>} : () -> ()
"x.hex"() {a = dense<"0x0000803F00000040"> : tensor<2xf32>, b = dense<"0x000000000000F03F"> : tensor<2xf64>, c = dense<"0x0000C03F"> : tensor<1xf32>} : () -> ()
// DIFFERS: upstream rounds literals of f80, f128 and ppc_fp128 to a double first.
