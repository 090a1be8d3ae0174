// RUN: terrace opt %s --tosa-reduce-transposes

func.func @inverse(%a: tensor<1x2x3x4xf32>) -> tensor<1x2x3x4xf32> {
  %0 = tosa.transpose %a {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x3x4x2xf32>
  %1 = tosa.ceil %0 : (tensor<1x3x4x2xf32>) -> tensor<1x3x4x2xf32>
  %2 = tosa.clamp %1 {min_val = 0.0 : f32, max_val = 6.0 : f32, foo = 1 : i8} : (tensor<1x3x4x2xf32>) -> tensor<1x3x4x2xf32>
  %3 = tosa.transpose %2 {perms = array<i32: 0, 3, 1, 2>} : (tensor<1x3x4x2xf32>) -> tensor<1x2x3x4xf32>
  return %3 : tensor<1x2x3x4xf32>
}
func.func @not_inverse(%a: tensor<1x2x3x4xf32>) -> tensor<1x4x2x3xf32> {
  %0 = tosa.transpose %a {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x2x3x4xf32>) -> tensor<1x3x4x2xf32>
  %1 = tosa.ceil %0 : (tensor<1x3x4x2xf32>) -> tensor<1x3x4x2xf32>
  %3 = tosa.transpose %1 {perms = array<i32: 0, 2, 3, 1>} : (tensor<1x3x4x2xf32>) -> tensor<1x4x2x3xf32>
  return %3 : tensor<1x4x2x3xf32>
}
func.func @constant_and_reshape(%a: tensor<2x3xi32>, %b: tensor<3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %c = "tosa.const"() {values = dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>, foo} : () -> tensor<3x2xi32>
  %d = "tosa.const"() {values = dense<7> : tensor<3x2xi32>} : () -> tensor<3x2xi32>
  %s = tosa.const_shape {values = dense<[3, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %r = tosa.reshape %b, %s {foo} : (tensor<3xi32>, !tosa.shape<2>) -> tensor<3x1xi32>
  %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %1 = tosa.add %0, %c : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
  %2 = tosa.mul %1, %r, %z {bar} : (tensor<3x2xi32>, tensor<3x1xi32>, tensor<1xi8>) -> tensor<3x2xi32>
  %3 = tosa.sub %2, %d : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi32>
  %4 = tosa.transpose %3 {perms = array<i32: 1, 0>} : (tensor<3x2xi32>) -> tensor<2x3xi32>
  return %4 : tensor<2x3xi32>
}
func.func @other_use(%a: tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<3x2xi32>) {
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %1 = tosa.abs %0 : (tensor<3x2xi32>) -> tensor<3x2xi32>
  %2 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<3x2xi32>) -> tensor<2x3xi32>
  return %2, %1 : tensor<2x3xi32>, tensor<3x2xi32>
}
func.func @shared(%a: tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>) {
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %1 = tosa.abs %0 : (tensor<3x2xi32>) -> tensor<3x2xi32>
  %2 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<3x2xi32>) -> tensor<2x3xi32>
  %3 = tosa.clz %1 : (tensor<3x2xi32>) -> tensor<3x2xi32>
  %4 = tosa.transpose %3 {perms = array<i32: 1, 0>} : (tensor<3x2xi32>) -> tensor<2x3xi32>
  return %2, %4 : tensor<2x3xi32>, tensor<2x3xi32>
}
func.func @kept_with_another(%a: tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>, tensor<3x2xi32>) {
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %1 = tosa.abs %0 : (tensor<3x2xi32>) -> tensor<3x2xi32>
  %2 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<3x2xi32>) -> tensor<2x3xi32>
  %3 = tosa.clz %1 : (tensor<3x2xi32>) -> tensor<3x2xi32>
  %4 = tosa.transpose %3 {perms = array<i32: 1, 0>} : (tensor<3x2xi32>) -> tensor<2x3xi32>
  return %2, %4, %3 : tensor<2x3xi32>, tensor<2x3xi32>, tensor<3x2xi32>
}
func.func @chain(%a: tensor<2x3xi32>) -> tensor<3x2xi32> {
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %1 = tosa.abs %0 : (tensor<3x2xi32>) -> tensor<3x2xi32>
  %2 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<3x2xi32>) -> tensor<2x3xi32>
  %3 = tosa.clz %2 : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %4 = tosa.transpose %3 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  return %4 : tensor<3x2xi32>
}
func.func @identity(%a: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.transpose %a {perms = array<i32: 0, 1>} : (tensor<2x3xi32>) -> tensor<2x3xi32>
  %dead = tosa.abs %0 : (tensor<2x3xi32>) -> tensor<2x3xi32>
  return %0 : tensor<2x3xi32>
}
func.func @unranked_and_dynamic(%a: tensor<*xi32>, %b: tensor<?x3xi32>) -> (tensor<*xi32>, tensor<?x3xi32>, tensor<2x3xi32>) {
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<*xi32>) -> tensor<*xi32>
  %1 = tosa.transpose %b {perms = array<i32: 1, 0>} : (tensor<?x3xi32>) -> tensor<3x?xi32>
  %2 = tosa.abs %1 : (tensor<3x?xi32>) -> tensor<3x?xi32>
  %3 = tosa.transpose %2 {perms = array<i32: 1, 0>} : (tensor<3x?xi32>) -> tensor<?x3xi32>
  %4 = tosa.transpose %2 {perms = array<i32: 1, 0>} : (tensor<3x?xi32>) -> tensor<2x3xi32>
  return %0, %3, %4 : tensor<*xi32>, tensor<?x3xi32>, tensor<2x3xi32>
}
func.func @comparison(%a: tensor<2x3xf32>, %b: tensor<2x3xf32>) -> (tensor<2x3xi1>, tensor<2x3xf32>) {
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = tosa.transpose %b {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %2 = tosa.greater %0, %1 : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xi1>
  %3 = tosa.select %2, %0, %1 : (tensor<3x2xi1>, tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
  %4 = tosa.transpose %2 {perms = array<i32: 1, 0>} : (tensor<3x2xi1>) -> tensor<2x3xi1>
  %5 = tosa.transpose %3 {perms = array<i32: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
  return %4, %5 : tensor<2x3xi1>, tensor<2x3xf32>
}
func.func @reshapes(%a: tensor<1xf32>, %b: tensor<6xf32>, %c: tensor<2x3xf32>, %d: tensor<?xf32>) -> (tensor<1x1x1xf32>, tensor<3x1x2xf32>, tensor<3x2xf32>, tensor<1x?xf32>) {
  %s = tosa.const_shape {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<3>
  %0 = tosa.reshape %a, %s : (tensor<1xf32>, !tosa.shape<3>) -> tensor<1x1x1xf32>
  %1 = tosa.transpose %0 {perms = array<i32: 1, 0, 2>} : (tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  %t = tosa.const_shape {values = dense<[1, 2, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
  %2 = tosa.reshape %b, %t : (tensor<6xf32>, !tosa.shape<3>) -> tensor<1x2x3xf32>
  %3 = tosa.transpose %2 {perms = array<i32: 2, 0, 1>} : (tensor<1x2x3xf32>) -> tensor<3x1x2xf32>
  %u = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %4 = tosa.reshape %c, %u : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<2x3xf32>
  %5 = tosa.transpose %4 {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %v = tosa.const_shape {values = dense<[-1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %6 = tosa.reshape %d, %v : (tensor<?xf32>, !tosa.shape<2>) -> tensor<?x1xf32>
  %7 = tosa.transpose %6 {perms = array<i32: 1, 0>} : (tensor<?x1xf32>) -> tensor<1x?xf32>
  return %1, %3, %5, %7 : tensor<1x1x1xf32>, tensor<3x1x2xf32>, tensor<3x2xf32>, tensor<1x?xf32>
}
func.func @region(%c: tensor<1xi1>, %a: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.cond_if %c : tensor<1xi1> -> tensor<2x3xi32> {
    %1 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
    %2 = tosa.abs %1 : (tensor<3x2xi32>) -> tensor<3x2xi32>
    %3 = tosa.transpose %2 {perms = array<i32: 1, 0>} : (tensor<3x2xi32>) -> tensor<2x3xi32>
    tosa.yield %3 : tensor<2x3xi32>
  } else {
    tosa.yield %a : tensor<2x3xi32>
  }
  return %0 : tensor<2x3xi32>
}
func.func @other_operations(%a: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %1 = math.exp %0 : tensor<3x2xf32>
  %2 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
  return %2 : tensor<2x3xf32>
}
func.func @three_dimensions() -> tensor<4x2x3xi8> {
  %c = "tosa.const"() {values = dense<[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]]> : tensor<2x3x4xi8>} : () -> tensor<2x3x4xi8>
  %0 = tosa.bitwise_not %c : (tensor<2x3x4xi8>) -> tensor<2x3x4xi8>
  %1 = tosa.transpose %0 {perms = array<i32: 2, 0, 1>} : (tensor<2x3x4xi8>) -> tensor<4x2x3xi8>
  return %1 : tensor<4x2x3xi8>
}
func.func @blocks(%a: tensor<2x3xi32>) -> tensor<2x3xi32> {
  %0 = tosa.transpose %a {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %1 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<3x2xi32>) -> tensor<2x3xi32>
  cf.br ^bb1
^bb1:
  return %1 : tensor<2x3xi32>
}
