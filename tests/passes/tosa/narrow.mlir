// RUN: terrace opt %s --tosa-narrow-i64-to-i32
// RUN: terrace opt %s --tosa-narrow-i64-to-i32=aggressive-rewrite
// RUN: terrace opt %s --tosa-narrow-i64-to-i32=convert-function-boundaries
// RUN: terrace opt %s --tosa-narrow-i64-to-i32='aggressive-rewrite convert-function-boundaries'

func.func @clamp(%a: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.clamp %a {min_val = -5 : i64, max_val = 5 : i64, foo = 5 : i64, nan_mode = IGNORE} : (tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
func.func @argmax(%a: tensor<4x8xi64>, %f: tensor<4x4xf32>) -> (tensor<4xi64>, tensor<4xi64>) {
  %0 = tosa.argmax %a {axis = 1 : i32, foo = 1 : i64} : (tensor<4x8xi64>) -> tensor<4xi64>
  %1 = tosa.argmax %f {axis = 1 : i32} : (tensor<4x4xf32>) -> tensor<4xi64>
  return %0, %1 : tensor<4xi64>, tensor<4xi64>
}
func.func @casts(%a: tensor<4xi32>, %b: tensor<4xi64>, %c: tensor<4xi16>) -> (tensor<4xi64>, tensor<4xi32>, tensor<4xi64>, tensor<4xf32>) {
  %0 = tosa.cast %a {foo = 7 : i64} : (tensor<4xi32>) -> tensor<4xi64>
  %1 = tosa.cast %b {bar = 7 : i32} : (tensor<4xi64>) -> tensor<4xi32>
  %2 = tosa.cast %c : (tensor<4xi16>) -> tensor<4xi64>
  %3 = tosa.cast %b : (tensor<4xi64>) -> tensor<4xf32>
  return %0, %1, %2, %3 : tensor<4xi64>, tensor<4xi32>, tensor<4xi64>, tensor<4xf32>
}
func.func @constants(%a: tensor<4xi64>, %u: tensor<*xi64>, %t: tensor<4xi32>) -> (tensor<2xi64>, tensor<8xi64>, tensor<4xi64>, tensor<*xi64>, tensor<3xi64>) {
  %0 = "tosa.const"() {values = dense<[1, -2147483648]> : tensor<2xi64>, foo = dense<2147483647> : tensor<1xi64>, v = dense<2147483648> : vector<1xi64>, baz = tensor<1xi8>} : () -> tensor<2xi64>
  %s = tosa.const_shape {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
  %1 = tosa.tile %a, %s {foo = [1 : i64]} : (tensor<4xi64>, !tosa.shape<1>) -> tensor<8xi64>
  %2 = tosa.identity %a : (tensor<4xi64>) -> tensor<4xi64>
  %3 = tosa.identity %u : (tensor<*xi64>) -> tensor<*xi64>
  %4 = tosa.add %t, %t : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %5 = "tosa.const"() {values = dense<-50000> : tensor<3xi64>} : () -> tensor<3xi64>
  return %0, %1, %2, %3, %5 : tensor<2xi64>, tensor<8xi64>, tensor<4xi64>, tensor<*xi64>, tensor<3xi64>
}
func.func @layout(%a: tensor<2x3xi64>, %z: tensor<1xi64>) -> (tensor<4x3xi64>, tensor<4x5xi64>, tensor<6xi64>, tensor<3x2xi64>, tensor<1x3xi64>, tensor<2x3xi64>) {
  %0 = tosa.concat %a, %a {axis = 0 : i32} : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<4x3xi64>
  %p = tosa.const_shape {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<4>
  %1 = tosa.pad %a, %p, %z : (tensor<2x3xi64>, !tosa.shape<4>, tensor<1xi64>) -> tensor<4x5xi64>
  %s = tosa.const_shape {values = dense<6> : tensor<1xindex>} : () -> !tosa.shape<1>
  %2 = tosa.reshape %a, %s : (tensor<2x3xi64>, !tosa.shape<1>) -> tensor<6xi64>
  %3 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xi64>) -> tensor<3x2xi64>
  %b = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %e = tosa.const_shape {values = dense<[1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %4 = tosa.slice %a, %b, %e : (tensor<2x3xi64>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x3xi64>
  %5 = tosa.reverse %a {axis = 1 : i32} : (tensor<2x3xi64>) -> tensor<2x3xi64>
  return %0, %1, %2, %3, %4, %5 : tensor<4x3xi64>, tensor<4x5xi64>, tensor<6xi64>, tensor<3x2xi64>, tensor<1x3xi64>, tensor<2x3xi64>
}
func.func @regions(%c: tensor<1xi1>, %a: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.cond_if %c (%x = %a) : tensor<1xi1> (tensor<4xi64>) -> tensor<4xi64> {
  ^bb0(%x: tensor<4xi64>):
    tosa.yield %x : tensor<4xi64>
  } else {
  ^bb0(%x: tensor<4xi64>):
    %k = "tosa.const"() {values = dense<1> : tensor<4xi64>} : () -> tensor<4xi64>
    tosa.yield %k : tensor<4xi64>
  }
  %1 = tosa.while_loop (%i = %0) : (tensor<4xi64>) -> tensor<4xi64> {
    tosa.yield %c : tensor<1xi1>
  } do {
  ^bb0(%i: tensor<4xi64>):
    tosa.yield %a : tensor<4xi64>
  }
  return %1 : tensor<4xi64>
}
func.func private @declared(tensor<4xi64>, i64) -> tensor<4xi64>
func.func @boundaries(%a: tensor<4xi64>, %b: i64, %c: memref<2xi64>, %f: tensor<4xf64>) -> (tensor<4xi64>, tensor<4xi64>, i64) {
  return %a, %a, %b : tensor<4xi64>, tensor<4xi64>, i64
}
