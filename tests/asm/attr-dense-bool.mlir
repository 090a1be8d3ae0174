// RUN: terrace opt %s --allow-unregistered-dialect

"x.splat"() {a = dense<true> : tensor<4xi1>, b = dense<false> : vector<2xi1>, c = dense<1> : tensor<4xi1>, d = dense<0> : tensor<4xi1>, e = dense<-1> : tensor<2xi1>} : () -> ()
"x.list"() {a = dense<[true, false, true]> : tensor<3xi1>, b = dense<[[true, false], [false, true]]> : vector<2x2xi1>, c = dense<[1, 0, 1]> : tensor<3xi1>} : () -> ()
"x.same"() {a = dense<[true, true]> : tensor<2xi1>, b = dense<[false, false, false]> : tensor<3xi1>} : () -> ()
"x.long"() {a = dense<[true, false, true, true, false, false, true, false, true, true]> : tensor<10xi1>} : () -> ()
"x.rank0"() {a = dense<true> : tensor<i1>, b = dense<false> : tensor<i1>} : () -> ()
"x.hex"() {a = dense<"0x01"> : tensor<4xi1>, b = dense<"0x05"> : tensor<8xi1>, c = dense<"0xFF"> : tensor<8xi1>, d = dense<"0x00"> : tensor<8xi1>, e = dense<"0xFF01"> : tensor<9xi1>} : () -> ()
