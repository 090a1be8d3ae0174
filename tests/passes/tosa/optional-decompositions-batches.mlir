// RUN: terrace opt %s --tosa-optional-decompositions

// The size of a batch may be unknown, other extents not.
func.func @strided_padded(%i: tensor<?x6x6x2xf32>, %w: tensor<3x3x3x2xf32>, %b: tensor<3xf32>) -> tensor<?x15x14x3xf32> {
    %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
    %3 = tosa.transpose_conv2d %i, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 1, 1, 1, 0>, stride = array<i64: 2, 2>} : (tensor<?x6x6x2xf32>, tensor<3x3x3x2xf32>, tensor<3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x15x14x3xf32>
    return %3 : tensor<?x15x14x3xf32>
}

func.func @strided_result(%i: tensor<2x6x6x1xf32>, %w: tensor<1x2x2x1xf32>, %b: tensor<1xf32>) -> tensor<?x12x12x1xf32> {
    %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
    %3 = tosa.transpose_conv2d %i, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<2x6x6x1xf32>, tensor<1x2x2x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x12x12x1xf32>
    return %3 : tensor<?x12x12x1xf32>
}

func.func @strided_input(%i: tensor<?x6x6x1xf32>, %w: tensor<1x2x2x1xf32>, %b: tensor<1xf32>) -> tensor<2x12x12x1xf32> {
    %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
    %3 = tosa.transpose_conv2d %i, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<?x6x6x1xf32>, tensor<1x2x2x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x12x12x1xf32>
    return %3 : tensor<2x12x12x1xf32>
}

func.func @strided_bias(%i: tensor<?x6x6x1xf32>, %w: tensor<1x2x2x1xf32>, %b: tensor<?xf32>) -> tensor<?x12x12x1xf32> {
    %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
    %3 = tosa.transpose_conv2d %i, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<?x6x6x1xf32>, tensor<1x2x2x1xf32>, tensor<?xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x12x12x1xf32>
    return %3 : tensor<?x12x12x1xf32>
}

func.func @unit(%i: tensor<?x6x6x1xf32>, %w: tensor<1x2x2x1xf32>, %b: tensor<1xf32>) -> tensor<?x7x7x1xf32> {
    %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
    %3 = tosa.transpose_conv2d %i, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<?x6x6x1xf32>, tensor<1x2x2x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x7x7x1xf32>
    return %3 : tensor<?x7x7x1xf32>
}

func.func @strided_height(%i: tensor<1x?x6x1xf32>, %w: tensor<1x2x2x1xf32>, %b: tensor<1xf32>) -> tensor<1x?x12x1xf32> {
    %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
    %3 = tosa.transpose_conv2d %i, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x?x6x1xf32>, tensor<1x2x2x1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x?x12x1xf32>
    return %3 : tensor<1x?x12x1xf32>
}

func.func @depthwise(%i: tensor<?x4x4x2xf32>, %w: tensor<1x1x2x3xf32>, %b: tensor<6xf32>) -> tensor<?x4x4x6xf32> {
    %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
    %3 = tosa.depthwise_conv2d %i, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1,1>} : (tensor<?x4x4x2xf32>, tensor<1x1x2x3xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x4x4x6xf32>
    return %3 : tensor<?x4x4x6xf32>
}

func.func @depthwise_result(%i: tensor<1x4x4x2xf32>, %w: tensor<1x1x2x3xf32>, %b: tensor<6xf32>) -> tensor<?x4x4x6xf32> {
    %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
    %3 = tosa.depthwise_conv2d %i, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1,1>} : (tensor<1x4x4x2xf32>, tensor<1x1x2x3xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<?x4x4x6xf32>
    return %3 : tensor<?x4x4x6xf32>
}
