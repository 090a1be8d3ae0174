// RUN: terrace opt %s --allow-unregistered-dialect

"x.splat"() {a = dense<1> : tensor<4xi32>, b = dense<-1> : tensor<2x3xi64>, c = dense<0> : vector<4xi8>, d = dense<5> : tensor<i32>, e = dense<7> : tensor<index>} : () -> ()
"x.list"() {a = dense<[1, 2, 3, 4]> : tensor<4xi32>, b = dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi8>, c = dense<[[[1], [2]], [[3], [4]]]> : tensor<2x2x1xi16>} : () -> ()
"x.list_splat"() {a = dense<[1, 1, 1]> : tensor<3xi32>, b = dense<[[2, 2], [2, 2]]> : tensor<2x2xi32>, c = dense<[9]> : tensor<1xi32>} : () -> ()
"x.empty"() {a = dense<> : tensor<0xi32>, b = dense<> : tensor<2x0x3xf32>, c = dense<[]> : tensor<0xi8>} : () -> ()
"x.signs"() {a = dense<[-128, 127]> : tensor<2xi8>, b = dense<[-1, 255]> : tensor<2xi8>, c = dense<[0, 255]> : tensor<2xui8>, d = dense<[-128, 127]> : tensor<2xsi8>} : () -> ()
"x.hex"() {a = dense<[0xFF, 0x10]> : tensor<2xi8>, b = dense<0xDEADBEEF> : tensor<2xi32>, c = dense<[0x0, 0x7FFFFFFFFFFFFFFF]> : tensor<2xi64>} : () -> ()
"x.wide"() {a = dense<[170141183460469231731687303715884105727, -1]> : tensor<2xi128>, b = dense<12345678901234567890123456789> : tensor<2xi100>} : () -> ()
"x.odd"() {a = dense<[3, -4]> : tensor<2xi3>, b = dense<[1, 0, -1]> : tensor<3xi2>, c = dense<[1048575, 1]> : tensor<2xi20>} : () -> ()
"x.rank0"() {a = dense<3> : tensor<i32>, b = dense<3> : vector<i32>} : () -> ()
