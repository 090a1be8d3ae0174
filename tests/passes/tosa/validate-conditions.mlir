// RUN: not terrace opt %s --split-input-file --tosa-validate 2>&1
// RUN: not terrace opt %s --split-input-file --tosa-validate=strict-op-spec-alignment 2>&1
// RUN: not terrace opt %s --split-input-file --tosa-validate=allow-invalid-op-datatype-combinations 2>&1
// RUN: not terrace opt %s --split-input-file --tosa-validate='strict-op-spec-alignment allow-invalid-op-datatype-combinations' 2>&1

module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], extensions = [int16, controlflow]>} {
  func.func @operands_that_must_be_constants(%i: tensor<4xi32>, %f: tensor<4xf32>, %z: tensor<1xf32>, %zi: tensor<1xi32>, %z8: tensor<1xi8>, %i8: tensor<4xi8>, %t: tensor<256xi8>, %m: tensor<1x4x4xf32>, %a: tensor<1x4x4x4xf32>, %w: tensor<4x1x1x4xf32>, %v: tensor<1x1x4x1xf32>, %c: tensor<1x1x1x1x1xf32>, %d: tensor<1x1x1x1x1xf32>, %one: tensor<1xf32>) {
    %0 = tosa.mul %i, %i, %z8 : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
    %1 = tosa.table %i8, %t : (tensor<4xi8>, tensor<256xi8>) -> tensor<4xi8>
    %p = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
    %2 = tosa.pad %f, %p, %z : (tensor<4xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<6xf32>
    %3 = tosa.rescale %i, %zi, %z8, %zi, %z8 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<4xi8>
    %mu = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
    %sh = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
    %4 = tosa.rescale %i, %mu, %sh, %zi, %z8 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<4xi8>
    %5 = tosa.matmul %m, %m, %z, %z : (tensor<1x4x4xf32>, tensor<1x4x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4xf32>
    %6 = tosa.negate %f, %z, %z : (tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32>
    %7 = tosa.avg_pool2d %a, %z, %z {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = f32} : (tensor<1x4x4x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x2x2x4xf32>
    %8 = tosa.conv2d %a, %w, %one, %z, %z {pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x4x4x4xf32>, tensor<4x1x1x4xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x4xf32>
    %9 = tosa.depthwise_conv2d %a, %v, %one, %z, %z {pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x4x4x4xf32>, tensor<1x1x4x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x4xf32>
    %10 = tosa.transpose_conv2d %a, %w, %one, %z, %z {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, acc_type = f32} : (tensor<1x4x4x4xf32>, tensor<4x1x1x4xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x4xf32>
    %11 = tosa.conv3d %c, %d, %one, %z, %z {pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = f32} : (tensor<1x1x1x1x1xf32>, tensor<1x1x1x1x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x1x1x1x1xf32>
    return
  }
}

// -----

module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], extensions = [dynamic]>} {
  func.func @dynamic_operands(%i: tensor<4xi32>, %z8: tensor<1xi8>, %f: tensor<4xf32>, %z: tensor<1xf32>) {
    %0 = tosa.mul %i, %i, %z8 : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
    %6 = tosa.negate %f, %z, %z : (tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32>
    return
  }
}

// -----

func.func @mul_and_table(%i: tensor<4xi32>, %j: tensor<4xi16>, %k: tensor<4xi8>, %f: tensor<4xf32>) {
  %a = "tosa.const"() {values = dense<64> : tensor<1xi8>} : () -> tensor<1xi8>
  %b = "tosa.const"() {values = dense<-1> : tensor<1xi8>} : () -> tensor<1xi8>
  %c = "tosa.const"() {values = dense<63> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %i, %i, %a : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  %1 = tosa.mul %i, %i, %b : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  %2 = tosa.mul %i, %i, %c : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  %3 = tosa.mul %j, %j, %c : (tensor<4xi16>, tensor<4xi16>, tensor<1xi8>) -> tensor<4xi32>
  %t = "tosa.const"() {values = dense<64> : tensor<255xi8>} : () -> tensor<255xi8>
  %u = "tosa.const"() {values = dense<64> : tensor<256xi16>} : () -> tensor<256xi16>
  %4 = tosa.table %k, %t : (tensor<4xi8>, tensor<255xi8>) -> tensor<4xi8>
  %5 = tosa.table %j, %u : (tensor<4xi16>, tensor<256xi16>) -> tensor<4xi32>
  return
}

// -----

module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], extensions = [int16, doubleround]>} {
  func.func @rescale(%i: tensor<4xi32>, %j: tensor<4xi16>, %k: tensor<4xi8>, %l: tensor<4xi48>, %u: tensor<4xui8>) {
    %m = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
    %n = "tosa.const"() {values = dense<1> : tensor<1xi16>} : () -> tensor<1xi16>
    %s = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
    %z32 = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
    %z16 = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
    %z8 = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
    %zu8 = "tosa.const"() {values = dense<0> : tensor<1xui8>} : () -> tensor<1xui8>
    %z48 = "tosa.const"() {values = dense<0> : tensor<1xi48>} : () -> tensor<1xi48>
    %0 = tosa.rescale %l, %m, %s, %z48, %z8 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi48>, tensor<1xi32>, tensor<1xi8>, tensor<1xi48>, tensor<1xi8>) -> tensor<4xi8>
    %1 = tosa.rescale %i, %n, %s, %z32, %z8 {scale32 = false, rounding_mode = DOUBLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi32>, tensor<1xi16>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<4xi8>
    %2 = tosa.rescale %k, %m, %s, %z8, %z16 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = true, output_unsigned = true} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<4xi16>
    %3 = tosa.rescale %k, %m, %s, %z8, %z32 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = true, output_unsigned = false} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<4xi32>
    %4 = tosa.rescale %i, %m, %s, %z32, %z8 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = true} : (tensor<4xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<4xi8>
    %5 = tosa.rescale %l, %n, %s, %z48, %z8 {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = true} : (tensor<4xi48>, tensor<1xi16>, tensor<1xi8>, tensor<1xi48>, tensor<1xi8>) -> tensor<4xi8>
    %6 = tosa.rescale %l, %n, %s, %z48, %z8 {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = true, output_unsigned = false} : (tensor<4xi48>, tensor<1xi16>, tensor<1xi8>, tensor<1xi48>, tensor<1xi8>) -> tensor<4xi8>
    %7 = tosa.rescale %i, %m, %s, %z32, %z8 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = true, output_unsigned = false} : (tensor<4xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<4xi8>
    %8 = tosa.rescale %k, %m, %s, %z8, %z32 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = true} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<4xi32>
    %9 = tosa.rescale %k, %m, %s, %z8, %z16 {scale32 = true, rounding_mode = INEXACT_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi16>) -> tensor<4xi16>
    %10 = tosa.rescale %u, %m, %s, %zu8, %z16 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = true, output_unsigned = false} : (tensor<4xui8>, tensor<1xi32>, tensor<1xi8>, tensor<1xui8>, tensor<1xi16>) -> tensor<4xi16>
    return
  }
}

// -----

func.func @double_round(%i: tensor<4xi32>) {
  %m = "tosa.const"() {values = dense<1> : tensor<1xi32>} : () -> tensor<1xi32>
  %s = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
  %z32 = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = tosa.rescale %i, %m, %s, %z32, %z32 {scale32 = true, rounding_mode = DOUBLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi32>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @pad(%a: tensor<4xf32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %p = tosa.const_shape {values = dense<[3, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.pad %a, %p, %z : (tensor<4xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<?xf32>
  return
}

// -----

module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], extensions = [controlflow]>} {
  func.func @isolation(%c: tensor<1xi1>, %x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = tosa.cond_if %c (%a = %x) : tensor<1xi1> (tensor<4xf32>) -> tensor<4xf32> {
    ^bb0(%a: tensor<4xf32>):
      tosa.yield %a : tensor<4xf32>
    } else {
    ^bb0(%a: tensor<4xf32>):
      %1 = tosa.add %a, %x : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      tosa.yield %1 : tensor<4xf32>
    }
    %2 = tosa.cond_if %c : tensor<1xi1> -> tensor<4xf32> {
      tosa.yield %x : tensor<4xf32>
    } else {
      tosa.yield %0 : tensor<4xf32>
    }
    %3 = tosa.while_loop (%i = %x) : (tensor<4xf32>) -> tensor<4xf32> {
      tosa.yield %c : tensor<1xi1>
    } do {
    ^bb0(%i: tensor<4xf32>):
      tosa.yield %2 : tensor<4xf32>
    }
    %4 = tosa.while_loop (%i = %x) : (tensor<4xf32>) -> tensor<4xf32> {
      %t = "tosa.const"() {values = dense<true> : tensor<1xi1>} : () -> tensor<1xi1>
      tosa.yield %t : tensor<1xi1>
    } do {
    ^bb0(%i: tensor<4xf32>):
      %5 = tosa.cond_if %c (%a = %i) : tensor<1xi1> (tensor<4xf32>) -> tensor<4xf32> {
      ^bb0(%a: tensor<4xf32>):
        tosa.yield %a : tensor<4xf32>
      } else {
      ^bb0(%a: tensor<4xf32>):
        tosa.yield %a : tensor<4xf32>
      }
      tosa.yield %5 : tensor<4xf32>
    }
    return %4 : tensor<4xf32>
  }
}

// -----

func.func @scatter(%v: tensor<2x4x1xf32>, %u: tensor<2x2x1xf32>, %n: tensor<2x2xi32>) {
  %i = "tosa.const"() {values = dense<[[0, 1], [1, 0]]> : tensor<2x2xi32>} : () -> tensor<2x2xi32>
  %0 = tosa.scatter %v, %i, %u : (tensor<2x4x1xf32>, tensor<2x2xi32>, tensor<2x2x1xf32>) -> tensor<2x4x1xf32>
  %j = "tosa.const"() {values = dense<[[0, 1], [1, 1]]> : tensor<2x2xi32>} : () -> tensor<2x2xi32>
  %1 = tosa.scatter %v, %j, %u : (tensor<2x4x1xf32>, tensor<2x2xi32>, tensor<2x2x1xf32>) -> tensor<2x4x1xf32>
  %k = "tosa.const"() {values = dense<3> : tensor<2x2xi32>} : () -> tensor<2x2xi32>
  %2 = tosa.scatter %v, %k, %u : (tensor<2x4x1xf32>, tensor<2x2xi32>, tensor<2x2x1xf32>) -> tensor<2x4x1xf32>
  %3 = tosa.scatter %v, %n, %u : (tensor<2x4x1xf32>, tensor<2x2xi32>, tensor<2x2x1xf32>) -> tensor<2x4x1xf32>
  return
}

// -----

func.func @resize(%a: tensor<1x2x2x1xf32>, %big: tensor<1x16384x2x1xf32>, %one: tensor<1x1x1x1xf32>, %d: tensor<?x?x?x?xf32>) {
  %o = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.const_shape {values = dense<1> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.resize %big, %s, %o, %o {mode = BILINEAR} : (tensor<1x16384x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x16384x2x1xf32>
  %s1 = tosa.const_shape {values = dense<[4096, 64, 2049, 2049]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %1 = tosa.resize %a, %s1, %o, %o {mode = BILINEAR} : (tensor<1x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x65x2x1xf32>
  %s2 = tosa.const_shape {values = dense<[1, 16, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %2 = tosa.resize %one, %s2, %o, %o {mode = BILINEAR} : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
  %y16 = tosa.const_shape {values = dense<[16, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %x16 = tosa.const_shape {values = dense<[0, 16]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %y1 = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %x1 = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %3 = tosa.resize %one, %s, %y16, %o {mode = BILINEAR} : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
  %4 = tosa.resize %one, %s, %x16, %o {mode = BILINEAR} : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
  %5 = tosa.resize %one, %s, %o, %y1 {mode = BILINEAR} : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
  %6 = tosa.resize %one, %s, %o, %x1 {mode = BILINEAR} : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
  %s3 = tosa.const_shape {values = dense<[4, 3, 4, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %7 = tosa.resize %one, %s3, %y1, %o {mode = BILINEAR} : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
  %8 = tosa.resize %one, %s3, %x1, %o {mode = BILINEAR} : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x1x1xf32>
  %9 = tosa.resize %one, %s3, %o, %o {mode = BILINEAR} : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2x1x1xf32>
  %10 = tosa.resize %one, %s3, %o, %o {mode = BILINEAR} : (tensor<1x1x1x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x2x1xf32>
  %11 = tosa.resize %d, %s3, %o, %o {mode = BILINEAR} : (tensor<?x?x?x?xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x1x2x1xf32>
  return
}

// -----

module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [pro_int, pro_fp], extensions = [variable]>} {
  func.func @before() -> tensor<4xf32> {
    %0 = tosa.variable_read @v : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  tosa.variable @v = dense<0.0> : tensor<4xf32>
  module {
    tosa.variable @v = dense<0.0> : tensor<4xf32>
  }
  tosa.variable @d : tensor<?xf32>
  func.func @types(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = tosa.variable_read @d : tensor<4xf32>
    tosa.variable_write @d, %x : tensor<4xf32>
    %1 = tosa.variable_read @v : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}
