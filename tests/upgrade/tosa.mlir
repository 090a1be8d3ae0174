// RUN: terrace upgrade %s
// RUN: terrace opt %s --upgrade

// The dialect tosa: sizes, permutations, zero points and scales that were attributes or tensors.

func @convolutions(%x: tensor<1x4x4x4xf32>, %w: tensor<8x1x1x4xf32>, %b: tensor<8xf32>, %q: tensor<1x4x4x4xi8>, %v: tensor<8x1x1x4xi8>, %c: tensor<8xi32>) -> tensor<1x4x4x8xf32> {
  %0 = "tosa.conv2d"(%x, %w, %b) {dilation = [1, 1], pad = [0, 0, 0, 0], stride = [1, 1]} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>) -> tensor<1x4x4x8xf32>
  %1 = "tosa.conv2d"(%q, %v, %c) {dilation = [1, 1], pad = [0, 0, 0, 0], quantization_info = {input_zp = -22 : i32, weight_zp = 42 : i32}, stride = [1, 1]} : (tensor<1x4x4x4xi8>, tensor<8x1x1x4xi8>, tensor<8xi32>) -> tensor<1x4x4x8xi32>
  %2 = tosa.conv2d %q, %v, %c {
    // A comment of the old text.
    pad = array<i64: 0, 0, 0, 0>,
    stride = array<i64: 1, 1>,
    dilation = array<i64: 1, 1>,
    acc_type = i32,
    quantization_info = #tosa.conv_quant<input_zp = -5, weight_zp = 0>
  } : (tensor<1x4x4x4xi8>, tensor<8x1x1x4xi8>, tensor<8xi32>)
      -> tensor<1x4x4x8xi32>
  %3 = "tosa.transpose_conv2d"(%x, %w, %b) {dilation = [1, 1], out_pad = [0, 0], out_shape = [1, 4, 4, 8], stride = [1, 1]} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>) -> tensor<1x4x4x8xf32>
  %4 = tosa.transpose_conv2d %x, %w, %b {out_pad = array<i64: 0, 0, 0, 0>, out_shape = array<i64: 1, 4, 4, 8>, stride = array<i64: 1, 1>} : (tensor<1x4x4x4xf32>, tensor<8x1x1x4xf32>, tensor<8xf32>) -> tensor<1x4x4x8xf32>
  return %0 : tensor<1x4x4x8xf32>
}

func.func @wide(%x: tensor<1x4x4x3xi16>, %w: tensor<1x1x3x2xi8>, %b: tensor<6xi48>, %y: tensor<1x4x4x4x3xbf16>, %v: tensor<2x1x1x1x3xbf16>, %c: tensor<2xbf16>) {
  %0 = tosa.depthwise_conv2d %x, %w, %b {dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x3xi16>, tensor<1x1x3x2xi8>, tensor<6xi48>) -> tensor<1x4x4x6xi48>
  %1 = tosa.conv3d %y, %v, %c {dilation = array<i64: 1, 1, 1>, input_zp = 0 : i32, weight_zp = 0 : i32, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>} : (tensor<1x4x4x4x3xbf16>, tensor<2x1x1x1x3xbf16>, tensor<2xbf16>) -> tensor<1x4x4x4x2xbf16>
  return
}

func.func @shapes(%a: tensor<6x4xf32>, %b: tensor<1xf32>) -> tensor<f32> {
  %0 = "tosa.slice"(%a) {size = [1, 4], start = [2, 0]} : (tensor<6x4xf32>) -> tensor<1x4xf32>
  %1 = tosa.tile %0 {multiples = array<i64: 6, 1>} : (tensor<1x4xf32>) -> tensor<6x4xf32>
  %2 = "tosa.reshape"(%1) {new_shape = [2, -1]} : (tensor<6x4xf32>) -> tensor<2x12xf32>
  %3 = tosa.reshape %b {new_shape = array<i64>} : (tensor<1xf32>) -> tensor<f32>
  %s = tosa.const_shape {value = dense<[4, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %4 = tosa.reshape %a, %s : (tensor<6x4xf32>, !tosa.shape<2>) -> tensor<4x6xf32>
  %p = arith.constant dense<[1, 0]> : tensor<2xi32>
  %5 = "tosa.transpose"(%1, %p) : (tensor<6x4xf32>, tensor<2xi32>) -> tensor<4x6xf32>
  %pads = "tosa.const"() {value = dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>} : () -> tensor<2x2xi32>
  %6 = "tosa.pad"(%5, %pads) : (tensor<4x6xf32>, tensor<2x2xi32>) -> tensor<7x13xf32>
  %one = "tosa.const"() <{value = dense<1.0> : tensor<f32>}> : () -> tensor<f32>
  %7 = tosa.pad %5, %pads, %one : (tensor<4x6xf32>, tensor<2x2xi32>, tensor<f32>) -> tensor<7x13xf32>
  %8 = tosa.pad %5, %pads, %3 : (tensor<4x6xf32>, tensor<2x2xi32>, tensor<f32>) -> tensor<7x13xf32>
  %same = "tosa.const"() {value = dense<1> : tensor<2x2xi64>} : () -> tensor<2x2xi64>
  %9 = tosa.pad %5, %same : (tensor<4x6xf32>, tensor<2x2xi64>) -> tensor<6x8xf32>
  return %3 : tensor<f32>
}

func.func @resize(%a: tensor<1x4x4x4xf32>) {
  %0 = "tosa.resize"(%a) {scale = [4, 2, 4, 2], offset = [0, 0], border = [0, 0], mode = "BILINEAR"} : (tensor<1x4x4x4xf32>) -> tensor<1x7x7x4xf32>
  %1 = tosa.resize %a {scale = array<i64: 4, 2, 4, 2>, offset = array<i64: 0, 0>, border = array<i64: 0, 0>, mode = "NEAREST_NEIGHBOR"} : (tensor<1x4x4x4xf32>) -> tensor<1x7x7x4xf32>
  return
}

func.func @axes(%a: tensor<6x4xf32>) {
  %0 = "tosa.reduce_sum"(%a) {axis = 1 : i64} : (tensor<6x4xf32>) -> tensor<6x1xf32>
  %1 = "tosa.argmax"(%a) {axis = 1 : i64} : (tensor<6x4xf32>) -> tensor<6xi32>
  %2 = "tosa.concat"(%a, %a) {axis = 0 : i64} : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<12x4xf32>
  %3 = "tosa.reverse"(%a) {axis = 0} : (tensor<6x4xf32>) -> tensor<6x4xf32>
  %4 = "tosa.reduce_prod"(%a) {axis = 1 : i64} : (tensor<6x4xf32>) -> tensor<6x1xf32>
  %5 = tosa.reduce_prod %a {axis = 1 : i32} : (tensor<6x4xf32>) -> tensor<6x1xf32>
  return
}

func.func @elementwise(%a: tensor<17x16x4xf32>, %b: tensor<16x1xf32>, %c: tensor<f32>, %d: tensor<?xf32>, %i: tensor<6x4xi32>, %q: tensor<6x4xi8>, %p: tensor<1xi1>) {
  %0 = "tosa.add"(%a, %b) : (tensor<17x16x4xf32>, tensor<16x1xf32>) -> tensor<17x16x4xf32>
  %1 = tosa.mul %b, %a {shift = 0 : i8} : (tensor<16x1xf32>, tensor<17x16x4xf32>) -> tensor<17x16x4xf32>
  %2 = tosa.sub %a, %c : (tensor<17x16x4xf32>, tensor<f32>) -> tensor<17x16x4xf32>
  %3 = tosa.maximum %a, %d : (tensor<17x16x4xf32>, tensor<?xf32>) -> tensor<17x16x4xf32>
  %4 = "tosa.select"(%p, %a, %b) : (tensor<1xi1>, tensor<17x16x4xf32>, tensor<16x1xf32>) -> tensor<17x16x4xf32>
  %5 = "tosa.mul"(%i, %i) {shift = 2 : i32} : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
  %6 = "tosa.div"(%i, %i) : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x4xi32>
  %7 = "tosa.clamp"(%a) {min_fp = 0.0 : f32, max_fp = 3.40282347E+38 : f32, min_int = 0 : i64, max_int = 2147483647 : i64} : (tensor<17x16x4xf32>) -> tensor<17x16x4xf32>
  %8 = tosa.clamp %q {min_fp = 0.0 : f32, max_fp = 6.0 : f32, min_int = -300 : i64, max_int = 2147483647 : i64} : (tensor<6x4xi8>) -> tensor<6x4xi8>
  %10 = "tosa.mul"(%a, %b) {shift = 1 : i32} : (tensor<17x16x4xf32>, tensor<16x1xf32>) -> tensor<17x16x4xf32>
  %9 = "tosa.reluN"(%a) {max_fp = 6.0 : f32, max_int = 6 : i64} : (tensor<17x16x4xf32>) -> tensor<17x16x4xf32>
  return
}

func.func @zero_points(%a: tensor<1x5x3xi8>, %b: tensor<1x3x6xi8>, %x: tensor<1x4x4x4xi8>, %y: tensor<1x4x4x4xf32>) {
  %0 = tosa.matmul %a, %b {quantization_info = #tosa.matmul_quant<a_zp = 1, b_zp = 2>} : (tensor<1x5x3xi8>, tensor<1x3x6xi8>) -> tensor<1x5x6xi32>
  %1 = tosa.matmul %a, %b {a_zp = 3 : i32, b_zp = 4 : i32} : (tensor<1x5x3xi8>, tensor<1x3x6xi8>) -> tensor<1x5x6xi32>
  %2 = "tosa.avg_pool2d"(%x) {kernel = [2, 2], pad = [0, 0, 0, 0], stride = [2, 2], quantization_info = {input_zp = 1 : i32, output_zp = 2 : i32}} : (tensor<1x4x4x4xi8>) -> tensor<1x2x2x4xi8>
  %3 = tosa.avg_pool2d %y {acc_type = f32, kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x4xf32>) -> tensor<1x2x2x4xf32>
  %4 = "tosa.max_pool2d"(%y) {kernel = [2, 2], pad = [0, 0, 0, 0], stride = [2, 2]} : (tensor<1x4x4x4xf32>) -> tensor<1x2x2x4xf32>
  %5 = tosa.negate %x {quantization_info = #tosa.unary_quant<input_zp = 1, output_zp = 2>} : (tensor<1x4x4x4xi8>) -> tensor<1x4x4x4xi8>
  %6 = tosa.negate %x {input1_zp = 3 : i32, output_zp = 4 : i32} : (tensor<1x4x4x4xi8>) -> tensor<1x4x4x4xi8>
  %7 = "tosa.negate"(%y) : (tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32>
  return
}

func.func @scales(%a: tensor<1x5x6xi32>, %m: tensor<1xi32>, %t: tensor<1xi8>, %v: i32, %s: i8) {
  %0 = tosa.rescale %a {double_round = true, input_zp = 0 : i32, multiplier = array<i32: 1073741824>, output_zp = 200 : i32, per_channel = false, scale32 = true, shift = array<i8: 16>} : (tensor<1x5x6xi32>) -> tensor<1x5x6xi8>
  %1 = "tosa.rescale"(%a) {double_round = false, input_zp = 0 : i32, multiplier = [19689 : i32], output_zp = 22 : i32, per_channel = false, scale32 = false, shift = [15 : i32]} : (tensor<1x5x6xi32>) -> tensor<1x5x6xi8>
  %2 = tosa.rescale %a, %m, %t {double_round = true, input_unsigned = false, input_zp = 0 : i32, output_unsigned = false, output_zp = 1 : i32, per_channel = false, scale32 = true} : (tensor<1x5x6xi32>, tensor<1xi32>, tensor<1xi8>) -> tensor<1x5x6xi8>
  %3 = "tosa.apply_scale"(%v, %v, %s) {double_round = true} : (i32, i32, i8) -> i32
  %4 = tosa.apply_scale %v, %v, %s {double_round = false} : (i32, i32, i8) -> i32
  %5 = tosa.apply_scale %v, %v, %s {rounding_mode = "DOUBLE_ROUND"} : (i32, i32, i8) -> i32
  return
}

func.func @fully_connected(%x: tensor<5x3xf32>, %w: tensor<6x3xf32>, %b: tensor<6xf32>, %y: tensor<?x16xi8>, %v: tensor<8x16xi8>, %c: tensor<8xi32>) {
  %0 = "tosa.fully_connected"(%x, %w, %b) : (tensor<5x3xf32>, tensor<6x3xf32>, tensor<6xf32>) -> tensor<5x6xf32>
  %1 = tosa.fully_connected %y, %v, %c {quantization_info = #tosa.conv_quant<input_zp = -128, weight_zp = 0>} : (tensor<?x16xi8>, tensor<8x16xi8>, tensor<8xi32>) -> tensor<?x8xi32>
  return
}

func.func @control(%c: tensor<i1>, %a: tensor<f32>) -> tensor<f32> {
  %0 = tosa.cond_if %c -> (tensor<f32>) {
    tosa.yield %a : tensor<f32>
  } else {
    tosa.yield %a : tensor<f32>
  }
  %1 = "tosa.custom"(%a) {identifier = "f", config = "g", implementation_attrs = "x"} : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
