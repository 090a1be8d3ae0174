// RUN: terrace opt %s --tosa-arith-const-to-tosa-const --allow-unregistered-dialect

func.func @f() {
  %0 = arith.constant {foo} dense<[1.0, 2.0]> : tensor<2xf32>
  %1 = arith.constant 7 : i32
  %2 = arith.constant dense<1> : tensor<2xi32>
  %3 = arith.constant dense<1> : tensor<2xindex>
  %4 = arith.constant dense<1> : vector<2xi32>
  %5 = arith.constant dense<(1.0, 2.0)> : tensor<2xcomplex<f32>>
  %6 = arith.constant sparse<[0], [1]> : tensor<2xi32>
  %7 = arith.constant dense_resource<x> : tensor<2xi32>
  %8 = arith.constant dense<1.0> : tensor<2xf64>
  %9 = arith.constant dense<1> : tensor<2xi7>
  %10 = arith.constant dense<1.0> : tensor<f32>
  %11 = arith.constant dense<1.0> : tensor<2xf8E5M2>
  %dead = arith.constant dense<1.0> : tensor<7xf32>
  "test.use"(%0, %1, %2, %3, %4, %5) : (tensor<2xf32>, i32, tensor<2xi32>, tensor<2xindex>, vector<2xi32>, tensor<2xcomplex<f32>>) -> ()
  "test.use"(%6, %7, %8, %9, %10, %11) : (tensor<2xi32>, tensor<2xi32>, tensor<2xf64>, tensor<2xi7>, tensor<f32>, tensor<2xf8E5M2>) -> ()
  return
}
