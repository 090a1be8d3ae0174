// RUN: not terrace opt %s --split-input-file --tosa-validate 2>&1

func.func @ranks(%a: tensor<1x1x1x1x1x1x4xf32>, %c: tensor<1x1x1x1x1x1x1xi1>) {
  %0 = tosa.identity %a : (tensor<1x1x1x1x1x1x4xf32>) -> tensor<1x1x1x1x1x1x4xf32>
  %s = tosa.const_shape {values = dense<[4, 1, 1, 1, 1, 1, 1]> : tensor<7xindex>} : () -> !tosa.shape<7>
  %1 = tosa.reshape %a, %s : (tensor<1x1x1x1x1x1x4xf32>, !tosa.shape<7>) -> tensor<4x1x1x1x1x1x1xf32>
  %s1 = tosa.const_shape {values = dense<4> : tensor<1xindex>} : () -> !tosa.shape<1>
  %r = tosa.reshape %a, %s1 : (tensor<1x1x1x1x1x1x4xf32>, !tosa.shape<1>) -> tensor<4xf32>
  %2 = tosa.argmax %a {axis = 1 : i32} : (tensor<1x1x1x1x1x1x4xf32>) -> tensor<1x1x1x1x1x4xi32>
  %3 = tosa.custom %a {operator_name = "a", domain_name = "b", implementation_attrs = ""} : (tensor<1x1x1x1x1x1x4xf32>) -> tensor<1x1x1x1x1x1x4xf32>
  %4 = tosa.cond_if %c : tensor<1x1x1x1x1x1x1xi1> -> tensor<1x1x1x1x1x1x4xf32> {
    tosa.yield %a : tensor<1x1x1x1x1x1x4xf32>
  } else {
    tosa.yield %a : tensor<1x1x1x1x1x1x4xf32>
  }
  %5 = tosa.while_loop (%i = %a) : (tensor<1x1x1x1x1x1x4xf32>) -> tensor<1x1x1x1x1x1x4xf32> {
    %t = "tosa.const"() {values = dense<true> : tensor<1xi1>} : () -> tensor<1xi1>
    tosa.yield %t : tensor<1xi1>
  } do {
  ^bb0(%i: tensor<1x1x1x1x1x1x4xf32>):
    tosa.yield %i : tensor<1x1x1x1x1x1x4xf32>
  }
  %d = tosa.dim %a {axis = 6 : i32} : (tensor<1x1x1x1x1x1x4xf32>) -> !tosa.shape<1>
  return
}

// -----

tosa.variable @v = dense<0> : tensor<1x1x1x1x1x1x1xi8>
tosa.variable @w : tensor<?xi8>
tosa.variable @x : tensor<65536x65536xi8>

func.func @ranks_of_results(%a: tensor<1x1x1x1x1x5xf32>, %c: tensor<*xi1>, %x: i32, %y: i8) {
  %0 = tosa.argmax %a {axis = 1 : i32} : (tensor<1x1x1x1x1x5xf32>) -> tensor<1x1x1x1x5xi32>
  %d = tosa.dim %a {axis = 5 : i32} : (tensor<1x1x1x1x1x5xf32>) -> !tosa.shape<1>
  %s = tosa.const_shape {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
  %l = tosa.concat_shape %s, %d, %s, %s, %s, %s, %s : (!tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<7>
  %m = tosa.add_shape %l, %l : (!tosa.shape<7>, !tosa.shape<7>) -> !tosa.shape<7>
  %1 = tosa.argmax %a {axis = 1 : i32} : (tensor<1x1x1x1x1x5xf32>) -> tensor<*xi32>
  %2 = tosa.logical_not %c : (tensor<*xi1>) -> tensor<*xi1>
  %3 = tosa.custom %c {operator_name = "a", domain_name = "b", implementation_attrs = ""} : (tensor<*xi1>) -> tensor<*xi1>
  %4 = tosa.apply_scale %x, %x, %y {rounding_mode = DOUBLE_ROUND} : (i32, i32, i8) -> i32
  %st = "tosa.const"() {values = dense<2> : tensor<1xi32>} : () -> tensor<1xi32>
  %n = tosa.slice_shape %l, %st, %st : (!tosa.shape<7>, tensor<1xi32>, tensor<1xi32>) -> !tosa.shape<2>
  %5 = tosa.variable_read @v : tensor<1x1x1x1x1x1x1xi8>
  tosa.variable_write @v, %5 : tensor<1x1x1x1x1x1x1xi8>
  return
}

// -----

func.func @sizes(%a: tensor<1x65536x65536xi8>, %b: tensor<46341x46341xi1>, %c: tensor<1x46340x46340xi8>, %d: tensor<1x46341x46340xf32>, %e: tensor<65536x32768xi4>, %f: tensor<65536x32767xi8>, %i: tensor<1x1xi32>) {
  %0 = tosa.identity %a : (tensor<1x65536x65536xi8>) -> tensor<1x65536x65536xi8>
  %1 = tosa.identity %b : (tensor<46341x46341xi1>) -> tensor<46341x46341xi1>
  %2 = tosa.identity %c : (tensor<1x46340x46340xi8>) -> tensor<1x46340x46340xi8>
  %3 = tosa.gather %d, %i : (tensor<1x46341x46340xf32>, tensor<1x1xi32>) -> tensor<1x1x46340xf32>
  %4 = tosa.identity %e : (tensor<65536x32768xi4>) -> tensor<65536x32768xi4>
  %5 = tosa.identity %f : (tensor<65536x32767xi8>) -> tensor<65536x32767xi8>
  %s = tosa.const_shape {values = dense<[65536, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %6 = tosa.tile %f, %s : (tensor<65536x32767xi8>, !tosa.shape<2>) -> tensor<4294967296x65534xi8>
  return
}

// -----

func.func @windows(%a: tensor<1x9000x9000x1xf32>, %w: tensor<1x3x3x1xf32>, %b: tensor<1xf32>, %h: tensor<1x8193x3x1xf32>, %v: tensor<1x3x8193x1xf32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.max_pool2d %a {kernel = array<i64: 8193, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x9000x9000x1xf32>) -> tensor<1x808x9000x1xf32>
  %1 = tosa.max_pool2d %a {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 8999, 1>} : (tensor<1x9000x9000x1xf32>) -> tensor<1x2x9000x1xf32>
  %2 = tosa.avg_pool2d %a, %z, %z {kernel = array<i64: 1, 8193>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, acc_type = f32} : (tensor<1x9000x9000x1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x9000x808x1xf32>
  %3 = tosa.conv2d %a, %h, %b, %z, %z {pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x9000x9000x1xf32>, tensor<1x8193x3x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x808x8998x1xf32>
  %4 = tosa.conv2d %a, %w, %b, %z, %z {pad = array<i64: 8193, 1, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x9000x9000x1xf32>, tensor<1x3x3x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x17192x8998x1xf32>
  %5 = tosa.conv2d %a, %w, %b, %z, %z {pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 4096>, acc_type = f32} : (tensor<1x9000x9000x1xf32>, tensor<1x3x3x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8998x808x1xf32>
  %6 = tosa.conv2d %a, %w, %b, %z, %z {pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 8997>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x9000x9000x1xf32>, tensor<1x3x3x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x8998x2x1xf32>
  %7 = tosa.transpose_conv2d %a, %h, %b, %z, %z {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, acc_type = f32} : (tensor<1x9000x9000x1xf32>, tensor<1x8193x3x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x17192x9002x1xf32>
  %8 = tosa.transpose_conv2d %a, %v, %b, %z, %z {out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, acc_type = f32} : (tensor<1x9000x9000x1xf32>, tensor<1x3x8193x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x9002x17192x1xf32>
  %9 = tosa.transpose_conv2d %a, %w, %b, %z, %z {out_pad = array<i64: 0, 8193, 0, 0>, stride = array<i64: 1, 1>, acc_type = f32} : (tensor<1x9000x9000x1xf32>, tensor<1x3x3x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x17195x9002x1xf32>
  return
}

// -----

func.func @other_windows(%a: tensor<1x4x9000x4x1xf32>, %w: tensor<1x1x8193x1x1xf32>, %w1: tensor<1x1x1x1x1xf32>, %b: tensor<1xf32>, %d: tensor<3x3x1x1xf32>, %e: tensor<1x9000x4x1xf32>, %f: tensor<1x8193x4xf32>, %g: tensor<1x4x16384xf32>, %h: tensor<1x16384x4xf32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.conv3d %a, %w, %b, %z, %z {pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = f32} : (tensor<1x4x9000x4x1xf32>, tensor<1x1x8193x1x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x808x4x1xf32>
  %1 = tosa.conv3d %a, %w1, %b, %z, %z {pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 8193, 1, 8193>, acc_type = f32} : (tensor<1x4x9000x4x1xf32>, tensor<1x1x1x1x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x9000x4x1xf32>
  %2 = tosa.depthwise_conv2d %e, %d, %b, %z, %z {pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 4096, 1>, acc_type = f32} : (tensor<1x9000x4x1xf32>, tensor<3x3x1x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x808x2x1xf32>
  %r, %i = tosa.rfft2d %h : (tensor<1x16384x4xf32>) -> (tensor<1x16384x3xf32>, tensor<1x16384x3xf32>)
  %r1, %i1 = tosa.fft2d %g, %g {inverse = false} : (tensor<1x4x16384xf32>, tensor<1x4x16384xf32>) -> (tensor<1x4x16384xf32>, tensor<1x4x16384xf32>)
  return
}

// -----

func.func @scales(%a: tensor<1x2x2x1xf32>, %x: tensor<1x1x2x1xf32>) {
  %o = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s = tosa.const_shape {values = dense<[257, 1, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %0 = tosa.resize %a, %s, %o, %o {mode = NEAREST_NEIGHBOR} : (tensor<1x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x258x2x1xf32>
  %t = tosa.const_shape {values = dense<[1, 1, 512, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %1 = tosa.resize %a, %t, %o, %o {mode = BILINEAR} : (tensor<1x2x2x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2x513x1xf32>
  return
}

// -----

func.func @nesting(%c: tensor<1xi1>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.cond_if %c : tensor<1xi1> -> tensor<4xf32> {
    %1 = tosa.cond_if %c : tensor<1xi1> -> tensor<4xf32> {
      %2 = tosa.cond_if %c : tensor<1xi1> -> tensor<4xf32> {
        %3 = tosa.cond_if %c : tensor<1xi1> -> tensor<4xf32> {
          %4 = tosa.cond_if %c : tensor<1xi1> -> tensor<4xf32> {
            %5 = tosa.cond_if %c : tensor<1xi1> -> tensor<4xf32> {
              %6 = tosa.while_loop (%i = %x) : (tensor<4xf32>) -> tensor<4xf32> {
                tosa.yield %c : tensor<1xi1>
              } do {
              ^bb0(%i: tensor<4xf32>):
                tosa.yield %i : tensor<4xf32>
              }
              tosa.yield %6 : tensor<4xf32>
            } else {
              tosa.yield %x : tensor<4xf32>
            }
            tosa.yield %5 : tensor<4xf32>
          } else {
            tosa.yield %x : tensor<4xf32>
          }
          tosa.yield %4 : tensor<4xf32>
        } else {
          tosa.yield %x : tensor<4xf32>
        }
        tosa.yield %3 : tensor<4xf32>
      } else {
        tosa.yield %x : tensor<4xf32>
      }
      tosa.yield %2 : tensor<4xf32>
    } else {
      tosa.yield %x : tensor<4xf32>
    }
    tosa.yield %1 : tensor<4xf32>
  } else {
    tosa.yield %x : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}

// -----

func.func @lists(%a: tensor<1xf32>, %c: tensor<1xi1>) {
  %0 = tosa.concat %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a {axis = 0 : i32} : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<65xf32>
  %1 = tosa.custom %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a {operator_name = "a", domain_name = "b", implementation_attrs = ""} : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<65xf32>
  %2:65 = tosa.custom %a {operator_name = "a", domain_name = "b", implementation_attrs = ""} : (tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>)
  %3 = tosa.cond_if %c (%b0 = %a, %b1 = %a, %b2 = %a, %b3 = %a, %b4 = %a, %b5 = %a, %b6 = %a, %b7 = %a, %b8 = %a, %b9 = %a, %b10 = %a, %b11 = %a, %b12 = %a, %b13 = %a, %b14 = %a, %b15 = %a, %b16 = %a, %b17 = %a, %b18 = %a, %b19 = %a, %b20 = %a, %b21 = %a, %b22 = %a, %b23 = %a, %b24 = %a, %b25 = %a, %b26 = %a, %b27 = %a, %b28 = %a, %b29 = %a, %b30 = %a, %b31 = %a, %b32 = %a, %b33 = %a, %b34 = %a, %b35 = %a, %b36 = %a, %b37 = %a, %b38 = %a, %b39 = %a, %b40 = %a, %b41 = %a, %b42 = %a, %b43 = %a, %b44 = %a, %b45 = %a, %b46 = %a, %b47 = %a, %b48 = %a, %b49 = %a, %b50 = %a, %b51 = %a, %b52 = %a, %b53 = %a, %b54 = %a, %b55 = %a, %b56 = %a, %b57 = %a, %b58 = %a, %b59 = %a, %b60 = %a, %b61 = %a, %b62 = %a, %b63 = %a, %b64 = %a) : tensor<1xi1> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32> {
  ^bb0(%b0: tensor<1xf32>, %b1: tensor<1xf32>, %b2: tensor<1xf32>, %b3: tensor<1xf32>, %b4: tensor<1xf32>, %b5: tensor<1xf32>, %b6: tensor<1xf32>, %b7: tensor<1xf32>, %b8: tensor<1xf32>, %b9: tensor<1xf32>, %b10: tensor<1xf32>, %b11: tensor<1xf32>, %b12: tensor<1xf32>, %b13: tensor<1xf32>, %b14: tensor<1xf32>, %b15: tensor<1xf32>, %b16: tensor<1xf32>, %b17: tensor<1xf32>, %b18: tensor<1xf32>, %b19: tensor<1xf32>, %b20: tensor<1xf32>, %b21: tensor<1xf32>, %b22: tensor<1xf32>, %b23: tensor<1xf32>, %b24: tensor<1xf32>, %b25: tensor<1xf32>, %b26: tensor<1xf32>, %b27: tensor<1xf32>, %b28: tensor<1xf32>, %b29: tensor<1xf32>, %b30: tensor<1xf32>, %b31: tensor<1xf32>, %b32: tensor<1xf32>, %b33: tensor<1xf32>, %b34: tensor<1xf32>, %b35: tensor<1xf32>, %b36: tensor<1xf32>, %b37: tensor<1xf32>, %b38: tensor<1xf32>, %b39: tensor<1xf32>, %b40: tensor<1xf32>, %b41: tensor<1xf32>, %b42: tensor<1xf32>, %b43: tensor<1xf32>, %b44: tensor<1xf32>, %b45: tensor<1xf32>, %b46: tensor<1xf32>, %b47: tensor<1xf32>, %b48: tensor<1xf32>, %b49: tensor<1xf32>, %b50: tensor<1xf32>, %b51: tensor<1xf32>, %b52: tensor<1xf32>, %b53: tensor<1xf32>, %b54: tensor<1xf32>, %b55: tensor<1xf32>, %b56: tensor<1xf32>, %b57: tensor<1xf32>, %b58: tensor<1xf32>, %b59: tensor<1xf32>, %b60: tensor<1xf32>, %b61: tensor<1xf32>, %b62: tensor<1xf32>, %b63: tensor<1xf32>, %b64: tensor<1xf32>):
    tosa.yield %b0 : tensor<1xf32>
  } else {
  ^bb0(%b0: tensor<1xf32>, %b1: tensor<1xf32>, %b2: tensor<1xf32>, %b3: tensor<1xf32>, %b4: tensor<1xf32>, %b5: tensor<1xf32>, %b6: tensor<1xf32>, %b7: tensor<1xf32>, %b8: tensor<1xf32>, %b9: tensor<1xf32>, %b10: tensor<1xf32>, %b11: tensor<1xf32>, %b12: tensor<1xf32>, %b13: tensor<1xf32>, %b14: tensor<1xf32>, %b15: tensor<1xf32>, %b16: tensor<1xf32>, %b17: tensor<1xf32>, %b18: tensor<1xf32>, %b19: tensor<1xf32>, %b20: tensor<1xf32>, %b21: tensor<1xf32>, %b22: tensor<1xf32>, %b23: tensor<1xf32>, %b24: tensor<1xf32>, %b25: tensor<1xf32>, %b26: tensor<1xf32>, %b27: tensor<1xf32>, %b28: tensor<1xf32>, %b29: tensor<1xf32>, %b30: tensor<1xf32>, %b31: tensor<1xf32>, %b32: tensor<1xf32>, %b33: tensor<1xf32>, %b34: tensor<1xf32>, %b35: tensor<1xf32>, %b36: tensor<1xf32>, %b37: tensor<1xf32>, %b38: tensor<1xf32>, %b39: tensor<1xf32>, %b40: tensor<1xf32>, %b41: tensor<1xf32>, %b42: tensor<1xf32>, %b43: tensor<1xf32>, %b44: tensor<1xf32>, %b45: tensor<1xf32>, %b46: tensor<1xf32>, %b47: tensor<1xf32>, %b48: tensor<1xf32>, %b49: tensor<1xf32>, %b50: tensor<1xf32>, %b51: tensor<1xf32>, %b52: tensor<1xf32>, %b53: tensor<1xf32>, %b54: tensor<1xf32>, %b55: tensor<1xf32>, %b56: tensor<1xf32>, %b57: tensor<1xf32>, %b58: tensor<1xf32>, %b59: tensor<1xf32>, %b60: tensor<1xf32>, %b61: tensor<1xf32>, %b62: tensor<1xf32>, %b63: tensor<1xf32>, %b64: tensor<1xf32>):
    tosa.yield %b0 : tensor<1xf32>
  }
  %4:65 = tosa.while_loop (%b0 = %a, %b1 = %a, %b2 = %a, %b3 = %a, %b4 = %a, %b5 = %a, %b6 = %a, %b7 = %a, %b8 = %a, %b9 = %a, %b10 = %a, %b11 = %a, %b12 = %a, %b13 = %a, %b14 = %a, %b15 = %a, %b16 = %a, %b17 = %a, %b18 = %a, %b19 = %a, %b20 = %a, %b21 = %a, %b22 = %a, %b23 = %a, %b24 = %a, %b25 = %a, %b26 = %a, %b27 = %a, %b28 = %a, %b29 = %a, %b30 = %a, %b31 = %a, %b32 = %a, %b33 = %a, %b34 = %a, %b35 = %a, %b36 = %a, %b37 = %a, %b38 = %a, %b39 = %a, %b40 = %a, %b41 = %a, %b42 = %a, %b43 = %a, %b44 = %a, %b45 = %a, %b46 = %a, %b47 = %a, %b48 = %a, %b49 = %a, %b50 = %a, %b51 = %a, %b52 = %a, %b53 = %a, %b54 = %a, %b55 = %a, %b56 = %a, %b57 = %a, %b58 = %a, %b59 = %a, %b60 = %a, %b61 = %a, %b62 = %a, %b63 = %a, %b64 = %a) : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) {
    tosa.yield %c : tensor<1xi1>
  } do {
  ^bb0(%b0: tensor<1xf32>, %b1: tensor<1xf32>, %b2: tensor<1xf32>, %b3: tensor<1xf32>, %b4: tensor<1xf32>, %b5: tensor<1xf32>, %b6: tensor<1xf32>, %b7: tensor<1xf32>, %b8: tensor<1xf32>, %b9: tensor<1xf32>, %b10: tensor<1xf32>, %b11: tensor<1xf32>, %b12: tensor<1xf32>, %b13: tensor<1xf32>, %b14: tensor<1xf32>, %b15: tensor<1xf32>, %b16: tensor<1xf32>, %b17: tensor<1xf32>, %b18: tensor<1xf32>, %b19: tensor<1xf32>, %b20: tensor<1xf32>, %b21: tensor<1xf32>, %b22: tensor<1xf32>, %b23: tensor<1xf32>, %b24: tensor<1xf32>, %b25: tensor<1xf32>, %b26: tensor<1xf32>, %b27: tensor<1xf32>, %b28: tensor<1xf32>, %b29: tensor<1xf32>, %b30: tensor<1xf32>, %b31: tensor<1xf32>, %b32: tensor<1xf32>, %b33: tensor<1xf32>, %b34: tensor<1xf32>, %b35: tensor<1xf32>, %b36: tensor<1xf32>, %b37: tensor<1xf32>, %b38: tensor<1xf32>, %b39: tensor<1xf32>, %b40: tensor<1xf32>, %b41: tensor<1xf32>, %b42: tensor<1xf32>, %b43: tensor<1xf32>, %b44: tensor<1xf32>, %b45: tensor<1xf32>, %b46: tensor<1xf32>, %b47: tensor<1xf32>, %b48: tensor<1xf32>, %b49: tensor<1xf32>, %b50: tensor<1xf32>, %b51: tensor<1xf32>, %b52: tensor<1xf32>, %b53: tensor<1xf32>, %b54: tensor<1xf32>, %b55: tensor<1xf32>, %b56: tensor<1xf32>, %b57: tensor<1xf32>, %b58: tensor<1xf32>, %b59: tensor<1xf32>, %b60: tensor<1xf32>, %b61: tensor<1xf32>, %b62: tensor<1xf32>, %b63: tensor<1xf32>, %b64: tensor<1xf32>):
    tosa.yield %b0, %b1, %b2, %b3, %b4, %b5, %b6, %b7, %b8, %b9, %b10, %b11, %b12, %b13, %b14, %b15, %b16, %b17, %b18, %b19, %b20, %b21, %b22, %b23, %b24, %b25, %b26, %b27, %b28, %b29, %b30, %b31, %b32, %b33, %b34, %b35, %b36, %b37, %b38, %b39, %b40, %b41, %b42, %b43, %b44, %b45, %b46, %b47, %b48, %b49, %b50, %b51, %b52, %b53, %b54, %b55, %b56, %b57, %b58, %b59, %b60, %b61, %b62, %b63, %b64 : tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>
  }
  return
}
