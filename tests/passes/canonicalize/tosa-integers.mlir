// RUN: terrace opt %s --canonicalize

func.func @add(%x: tensor<4xf32>, %i: tensor<4xi32>, %b: tensor<1xi32>) -> (tensor<4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<4xf32>} : () -> tensor<4xf32>
  %k = "tosa.const"() {values = dense<7> : tensor<4xi32>} : () -> tensor<4xi32>
  %m = "tosa.const"() {values = dense<2147483647> : tensor<4xi32>} : () -> tensor<4xi32>
  %zi = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = tosa.add %x, %z : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = tosa.add %k, %k : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %2 = tosa.add %k, %m : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %3 = tosa.add %i, %zi : (tensor<4xi32>, tensor<1xi32>) -> tensor<4xi32>
  %4 = tosa.sub %k, %m : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %0, %1, %2, %3, %4 : tensor<4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}
func.func @mul(%x: tensor<4xf32>, %i: tensor<4xi32>, %j: tensor<4xi8>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %s0 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %s3 = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %one = "tosa.const"() {values = dense<1.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %zero = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %e = "tosa.const"() {values = dense<8> : tensor<1xi32>} : () -> tensor<1xi32>
  %o = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %k = "tosa.const"() {values = dense<7> : tensor<4xi32>} : () -> tensor<4xi32>
  %0 = tosa.mul %x, %one, %s0 : (tensor<4xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<4xf32>
  %1 = tosa.mul %zero, %x, %s0 : (tensor<1xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
  %2 = tosa.mul %i, %e, %s3 : (tensor<4xi32>, tensor<1xi32>, tensor<1xi8>) -> tensor<4xi32>
  %3 = tosa.mul %o, %i, %s0 : (tensor<1xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  %4 = tosa.mul %k, %k, %s3 : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  %5 = tosa.mul %k, %k, %s0 : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  return %0, %1, %2, %3, %4, %5 : tensor<4xf32>, tensor<4xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}
func.func @cmp(%i: tensor<4xi32>) -> (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) {
  %k = "tosa.const"() {values = dense<7> : tensor<4xi32>} : () -> tensor<4xi32>
  %m = "tosa.const"() {values = dense<3> : tensor<4xi32>} : () -> tensor<4xi32>
  %o = "tosa.const"() {values = dense<1> : tensor<4xi32>} : () -> tensor<4xi32>
  %0 = tosa.greater %k, %m : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %1 = tosa.greater_equal %m, %k : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %2 = tosa.equal %i, %i : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %3 = tosa.intdiv %k, %m : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %4 = tosa.intdiv %i, %o : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %0, %1, %2, %3, %4 : tensor<4xi1>, tensor<4xi1>, tensor<4xi1>, tensor<4xi32>, tensor<4xi32>
}
func.func @shape(%x: tensor<2x3xf32>, %p: tensor<?x3xf32>, %l: tensor<1x3xf32>) -> (tensor<3x2xf32>, tensor<6xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<6xf32>, tensor<3x2xf32>, tensor<1x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<1x1xf32>, tensor<2x3xf32>) {
  %k = "tosa.const"() {values = dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
  %k2 = "tosa.const"() {values = dense<[[1.5, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
  %sp = "tosa.const"() {values = dense<2.0> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
  %z = "tosa.const"() {values = dense<2.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %s = tosa.const_shape {values = dense<[3, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s6 = tosa.const_shape {values = dense<6> : tensor<1xindex>} : () -> !tosa.shape<1>
  %s23 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s00 = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s11 = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %p0 = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.reshape %k, %s : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<3x2xf32>
  %1 = tosa.reshape %sp, %s6 : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<6xf32>
  %2 = tosa.reshape %x, %s23 : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<2x3xf32>
  %3 = tosa.pad %x, %p0, %z : (tensor<2x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<2x3xf32>
  %r = tosa.reshape %x, %s : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<3x2xf32>
  %4 = tosa.reshape %r, %s6 : (tensor<3x2xf32>, !tosa.shape<1>) -> tensor<6xf32>
  %5 = tosa.transpose %sp {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %6 = tosa.reduce_sum %l {axis = 0 : i32} : (tensor<1x3xf32>) -> tensor<1x3xf32>
  %7 = tosa.transpose %x {perms = array<i32: 0, 1>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %8 = tosa.tile %x, %s11 : (tensor<2x3xf32>, !tosa.shape<2>) -> tensor<2x3xf32>
  %9 = tosa.slice %k2, %s00, %s11 : (tensor<2x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1xf32>
  %10 = tosa.reverse %sp {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : tensor<3x2xf32>, tensor<6xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<6xf32>, tensor<3x2xf32>, tensor<1x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>, tensor<1x1xf32>, tensor<2x3xf32>
}
func.func @misc(%x: tensor<4xf32>, %y: tensor<4xf32>, %c: tensor<4xi1>, %q: tensor<1x4x4x3xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<16xf32>, tensor<i32>, tensor<1x4x4x3xf32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %t = "tosa.const"() {values = dense<true> : tensor<4xi1>} : () -> tensor<4xi1>
  %a = tosa.abs %x : (tensor<4xf32>) -> tensor<4xf32>
  %0 = tosa.abs %a : (tensor<4xf32>) -> tensor<4xf32>
  %n = tosa.negate %x, %z, %z : (tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32>
  %1 = tosa.negate %n, %z, %z : (tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32>
  %2 = tosa.select %t, %x, %y : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %nc = tosa.logical_not %c : (tensor<4xi1>) -> tensor<4xi1>
  %3 = tosa.select %nc, %x, %y : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %cc = tosa.concat %x, %y {axis = 0 : i32} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %4 = tosa.concat %cc, %x, %y {axis = 0 : i32} : (tensor<8xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<16xf32>
  %o = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %5 = tosa.argmax %o {axis = 0 : i32} : (tensor<1xf32>) -> tensor<i32>
  %sc = tosa.const_shape {values = dense<[2, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %of = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %6 = tosa.resize %q, %sc, %of, %of {mode = BILINEAR} : (tensor<1x4x4x3xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x4x3xf32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<16xf32>, tensor<i32>, tensor<1x4x4x3xf32>
}
func.func @canon(%i: tensor<1x8x8x4xf32>, %w: tensor<16x3x3x4xf32>, %b: tensor<16xf32>, %dw: tensor<3x3x4x2xf32>, %db: tensor<8xf32>, %one: tensor<1x1x1x4xf32>, %t: tensor<1x2x3xf32>, %x: tensor<4xf32>, %c1: tensor<4x2xf32>, %c2: tensor<3x2xf32>) -> (tensor<1x8x8x16xf32>, tensor<1x8x8x8xf32>, tensor<1x8x8x4xf32>, tensor<1x1x1x4xf32>, tensor<3x1x2xf32>, tensor<2x3x1xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x2xf32>, tensor<3xf32>, tensor<4xf32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %lo = "tosa.const"() {values = dense<-3.40282347E+38> : tensor<1xf32>} : () -> tensor<1xf32>
  %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
  %pi = tosa.pad %i, %p, %z : (tensor<1x8x8x4xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x10x10x4xf32>
  %0 = tosa.conv2d %pi, %w, %b, %z, %z {pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32, foo} : (tensor<1x10x10x4xf32>, tensor<16x3x3x4xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x16xf32>
  %1 = tosa.depthwise_conv2d %pi, %dw, %db, %z, %z {pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x10x10x4xf32>, tensor<3x3x4x2xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8x8x8xf32>
  %pl = tosa.pad %i, %p, %lo : (tensor<1x8x8x4xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x10x10x4xf32>
  %2 = tosa.max_pool2d %pl {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x10x10x4xf32>) -> tensor<1x8x8x4xf32>
  %3 = tosa.max_pool2d %one {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x1x1x4xf32>) -> tensor<1x1x1x4xf32>
  %t1 = tosa.transpose %t {perms = array<i32: 1, 2, 0>} : (tensor<1x2x3xf32>) -> tensor<2x3x1xf32>
  %4 = tosa.transpose %t1 {perms = array<i32: 1, 2, 0>} : (tensor<2x3x1xf32>) -> tensor<3x1x2xf32>
  %5 = tosa.transpose %t {perms = array<i32: 1, 2, 0>} : (tensor<1x2x3xf32>) -> tensor<2x3x1xf32>
  %6 = tosa.clamp %x {min_val = 0xFF800000 : f32, max_val = 0x7F800000 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %cl = tosa.clamp %x {min_val = -1.0 : f32, max_val = 6.0 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
  %7 = tosa.clamp %cl {min_val = 0.0 : f32, max_val = 8.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %cc = tosa.concat %c1, %c2 {axis = 0 : i32} : (tensor<4x2xf32>, tensor<3x2xf32>) -> tensor<7x2xf32>
  %st = tosa.const_shape {values = dense<[4, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %sz = tosa.const_shape {values = dense<[2, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %8 = tosa.slice %cc, %st, %sz : (tensor<7x2xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x2xf32>
  %p2 = tosa.const_shape {values = dense<[2, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %px = tosa.pad %x, %p2, %z : (tensor<4xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<8xf32>
  %st1 = tosa.const_shape {values = dense<[1]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %sz3 = tosa.const_shape {values = dense<[3]> : tensor<1xindex>} : () -> !tosa.shape<1>
  %9 = tosa.slice %px, %st1, %sz3 : (tensor<8xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<3xf32>
  %10 = tosa.concat %x {axis = 0 : i32} : (tensor<4xf32>) -> tensor<4xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10: tensor<1x8x8x16xf32>, tensor<1x8x8x8xf32>, tensor<1x8x8x4xf32>, tensor<1x1x1x4xf32>, tensor<3x1x2xf32>, tensor<2x3x1xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x2xf32>, tensor<3xf32>, tensor<4xf32>
}
