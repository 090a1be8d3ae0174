// RUN: terrace opt %s --split-input-file --verify-diagnostics

func.func @f(%p0: tensor<4xf32>, %p1: tensor<5xf32>) {
  // expected-error @below {{'tosa.add' op operands don't have broadcast-compatible shapes}}
  %r = tosa.add %p0, %p1 : (tensor<4xf32>, tensor<5xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%p0: tensor<4xf32>, %p1: tensor<4xi32>) {
  // expected-error @below {{'tosa.add' op requires the same element type for all operands and results}}
  %r = tosa.add %p0, %p1 : (tensor<4xf32>, tensor<4xi32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%p0: tensor<4xf32>, %p1: tensor<1x4xf32>) {
  // expected-error @below {{'tosa.add' op operands don't have matching ranks}}
  %r = tosa.add %p0, %p1 : (tensor<4xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
  return
}

// -----

func.func @f(%p0: tensor<4xf32>) {
  // expected-error @below {{'tosa.abs' op requires the same shape for all operands and results}}
  %r = tosa.abs %p0 : (tensor<4xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%p0: tensor<4xf32>) {
  // expected-error @below {{'tosa.abs' op requires the same element type for all operands and results}}
  %r = tosa.abs %p0 : (tensor<4xf32>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%p0: vector<4xf32>) {
  // expected-error @below {{'tosa.abs' op operand #0 must be tosa-conformant tensor of number values, but got 'vector<4xf32>'}}
  %r = tosa.abs %p0 : (vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%p0: tensor<4xf32>) {
  // expected-error @below {{'tosa.argmax' op specified axis is outside the rank of the tensor}}
  %r = tosa.argmax %p0 {axis = 1 : i32} : (tensor<4xf32>) -> tensor<i32>
  return
}

// -----

func.func @f(%p0: tensor<4x3xf32>) {
  // expected-error @below {{'tosa.argmax' op expected output shape '3', got '4'}}
  %r = tosa.argmax %p0 {axis = 0 : i32} : (tensor<4x3xf32>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%p0: tensor<4x3xf32>) {
  // expected-error @below {{'tosa.argmax' op result tensor is not of integer type}}
  %r = tosa.argmax %p0 {axis = 0 : i32} : (tensor<4x3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @f(%p0: tensor<4x3xf32>) {
  // expected-error @below {{'tosa.argmax' op expected output shape '3', got '3, 1'}}
  %r = tosa.argmax %p0 {axis = 0 : i32} : (tensor<4x3xf32>) -> tensor<3x1xi32>
  return
}

// -----

func.func @f(%p0: tensor<4xf32>) {
  // expected-error @below {{'tosa.clamp' op expected min_val <= max_val, got min_val=2.000000e+00 : f32, max_val=1.000000e+00 : f32}}
  %r = tosa.clamp %p0 {min_val = 2.0 : f32, max_val = 1.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%p0: tensor<4xi8>) {
  // expected-error @below {{'tosa.clamp' op expected min_val <= max_val, got min_val=2 : i8, max_val=1 : i8}}
  %r = tosa.clamp %p0 {min_val = 2 : i8, max_val = 1 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%p0: tensor<4xi8>) {
  // expected-error @below {{'tosa.clamp' op min/max attributes types are incompatible with input/output element types.}}
  %r = tosa.clamp %p0 {min_val = 2 : i16, max_val = 3 : i16} : (tensor<4xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%p0: tensor<4xf32>) {
  // expected-error @below {{'tosa.clamp' op min/max attributes should not be 'NaN', got min_val=0x7FC00000 : f32, max_val=3.000000e+00 : f32}}
  %r = tosa.clamp %p0 {min_val = 0x7FC00000 : f32, max_val = 3.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%p0: tensor<4xf32>, %p1: tensor<1x4xf32>, %p2: tensor<1xi8>) {
  // expected-error @below {{'tosa.mul' op a and b operands don't have matching ranks, got 1 and 2}}
  %r = tosa.mul %p0, %p1, %p2 : (tensor<4xf32>, tensor<1x4xf32>, tensor<1xi8>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%p0: tensor<4xi32>, %p1: tensor<4xf32>, %p2: tensor<1xi8>) {
  // expected-error @below {{'tosa.mul' op requires the same element type for all operands}}
  %r = tosa.mul %p0, %p1, %p2 : (tensor<4xi32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%p0: tensor<4xf32>, %p1: tensor<1xi8>) {
  // expected-error @below {{'tosa.negate' op expect both input1 and its zero point are the same element type, got 'f32' and 'i8'}}
  %r = tosa.negate %p0, %p1, %p1 : (tensor<4xf32>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%p0: tensor<4xf32>, %p1: tensor<1xf32>) {
  // expected-error @below {{'tosa.negate' op expect input and output to have same element type, got 'f32' and 'i32'}}
  %r = tosa.negate %p0, %p1, %p1 : (tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xi32>
  return
}

// -----

func.func @f(%p0: tensor<4xi1>, %p1: tensor<4xf32>, %p2: tensor<4xi32>) {
  // expected-error @below {{'tosa.select' op expect input and output to have same element type, got 'i32' and 'f32'}}
  %r = tosa.select %p0, %p1, %p2 : (tensor<4xi1>, tensor<4xf32>, tensor<4xi32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%p0: tensor<4xi8>, %p1: tensor<4xf32>) {
  // expected-error @below {{'tosa.select' op operand #0 must be tosa-conformant tensor of 1-bit signless integer values, but got 'tensor<4xi8>'}}
  %r = tosa.select %p0, %p1, %p1 : (tensor<4xi8>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%p0: tensor<4x3xf32>) {
  // expected-error @below {{'tosa.concat' op expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got 2}}
  %r = tosa.concat %p0, %p0 {axis = 2 : i32} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  return
}

// -----

func.func @f(%p0: tensor<4x3xf32>, %p1: tensor<4x4xf32>) {
  // expected-error @below {{'tosa.concat' op expect all operand shapes to have the same sizes on non-axis dimensions, but got 4 vs 3 at index 1 on operands 0 and 1}}
  %r = tosa.concat %p0, %p1 {axis = 0 : i32} : (tensor<4x3xf32>, tensor<4x4xf32>) -> tensor<8x3xf32>
  return
}

// -----

func.func @f(%p0: tensor<4x3xf32>) {
  // expected-error @below {{'tosa.concat' op requires sum of axis dimensions of input1 equal to output axis dimension, got 8 and 7}}
  %r = tosa.concat %p0, %p0 {axis = 0 : i32} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<7x3xf32>
  return
}

// -----

func.func @f(%p0: tensor<4x3xf32>, %p1: tensor<4x3xi8>) {
  // expected-error @below {{'tosa.concat' op expect input and output to have same element type, got 'i8' and 'f32'}}
  %r = tosa.concat %p0, %p1 {axis = 0 : i32} : (tensor<4x3xf32>, tensor<4x3xi8>) -> tensor<8x3xf32>
  return
}

// -----

func.func @f(%p0: tensor<4x3xf32>) {
  // expected-error @below {{'tosa.transpose' op expected valid permutation indices}}
  %r = tosa.transpose %p0 {perms = array<i32: 1, 1>} : (tensor<4x3xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%p0: tensor<4x3xf32>) {
  // expected-error @below {{'tosa.transpose' op expected perms attribute to have size 2 (input rank) but got size 3}}
  %r = tosa.transpose %p0 {perms = array<i32: 1, 0, 2>} : (tensor<4x3xf32>) -> tensor<3x4xf32>
  return
}

// -----

func.func @f(%p0: tensor<4x3xf32>) {
  // expected-error @below {{'tosa.transpose' op expected output tensor dim 0 to match input dim 1 with value of 3}}
  %r = tosa.transpose %p0 {perms = array<i32: 1, 0>} : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%p0: tensor<4x3xf32>) {
  // expected-error @below {{'tosa.reduce_sum' op expect input tensor rank (2) to be larger than reduce axis (2)}}
  %r = tosa.reduce_sum %p0 {axis = 2 : i32} : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%p0: tensor<4x3xf32>) {
  // expected-error @below {{'tosa.reduce_sum' op expect reduced dimension size to be 1, got 3}}
  %r = tosa.reduce_sum %p0 {axis = 1 : i32} : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%p0: tensor<4x3xf32>) {
  // expected-error @below {{'tosa.reduce_sum' op expect output tensor rank to be equal to input tensor rank}}
  %r = tosa.reduce_sum %p0 {axis = 1 : i32} : (tensor<4x3xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%p0: tensor<4x3xf32>) {
  // expected-error @below {{'tosa.reverse' op expect input tensor rank (2) to be larger than reverse axis (2)}}
  %r = tosa.reverse %p0 {axis = 2 : i32} : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%p0: tensor<4x3xf32>) {
  // expected-error @below {{'tosa.reverse' op expect input and output to have same element type, got 'f32' and 'i32'}}
  %r = tosa.reverse %p0 {axis = 1 : i32} : (tensor<4x3xf32>) -> tensor<4x3xi32>
  return
}

// -----

func.func @f(%p0: tensor<1x8x8x4xf32>, %p1: tensor<8x3x3x4xf32>, %p2: tensor<7xf32>, %p3: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv2d' op bias channels expected to be equal to output channels (8) or 1, got 7}}
  %r = tosa.conv2d %p0, %p1, %p2, %p3, %p3 {pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<8x3x3x4xf32>, tensor<7xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x8xf32>
  return
}

// -----

func.func @f(%p0: tensor<1x8x8x4xf32>, %p1: tensor<8x3x3x4xf32>, %p2: tensor<8xf32>, %p3: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv2d' op expect all padding values to be >= 0, got 0, 0, 0, -1}}
  %r = tosa.conv2d %p0, %p1, %p2, %p3, %p3 {pad = array<i64: 0, 0, 0, -1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<8x3x3x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x8xf32>
  return
}

// -----

func.func @f(%p0: tensor<1x8x8x4xf32>, %p1: tensor<8x3x3x4xf32>, %p2: tensor<8xf32>, %p3: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv2d' op expect all stride values to be >= 1, got 0, 1}}
  %r = tosa.conv2d %p0, %p1, %p2, %p3, %p3 {pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 0, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<8x3x3x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x8xf32>
  return
}

// -----

func.func @f(%p0: tensor<1x8x8x4xf32>, %p1: tensor<8x3x3x4xf32>, %p2: tensor<8xf32>, %p3: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv2d' op expect all dilation values to be >= 1, got 1, 0}}
  %r = tosa.conv2d %p0, %p1, %p2, %p3, %p3 {pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 0>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<8x3x3x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x8xf32>
  return
}

// -----

func.func @f(%p0: tensor<1x8x8x4xf32>, %p1: tensor<8x3x3x4xf32>, %p2: tensor<8xf32>, %p3: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv2d' op calculated output width did not match expected: calculated=6, expected=7}}
  %r = tosa.conv2d %p0, %p1, %p2, %p3, %p3 {pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<8x3x3x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x7x8xf32>
  return
}

// -----

func.func @f(%p0: tensor<1x8x8x4xf32>, %p1: tensor<8x3x3x4xf32>, %p2: tensor<8xf32>, %p3: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv2d' op expected input_height - 1 + pad_top + pad_bottom - (kernel_height - 1) * dilation_y to be wholly divisible by stride_y, got (8 - 1 + 0 + 0 - (3 - 1) * 1) / 2}}
  %r = tosa.conv2d %p0, %p1, %p2, %p3, %p3 {pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<8x3x3x4xf32>, tensor<8xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x3x6x8xf32>
  return
}

// -----

func.func @f(%p0: tensor<1x8x8x4xi8>, %p1: tensor<8x3x3x4xi8>, %p2: tensor<8xi32>, %p3: tensor<1xi8>) {
  // expected-error @below {{'tosa.conv2d' op accumulator type for i8 tensor is not i32}}
  %r = tosa.conv2d %p0, %p1, %p2, %p3, %p3 {pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x8x4xi8>, tensor<8x3x3x4xi8>, tensor<8xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x6x6x8xi32>
  return
}

// -----

func.func @f(%p0: tensor<1x8x8x4xi8>, %p1: tensor<8x3x3x4xi8>, %p2: tensor<8xi32>, %p3: tensor<1xi8>) {
  // expected-error @below {{custom op 'tosa.conv2d' 'tosa.conv2d' op attribute 'pad' failed to satisfy constraint: i64 dense array attribute with exactly 4 elements}}
  %r = tosa.conv2d %p0, %p1, %p2, %p3, %p3 {pad = array<i64: 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = i32} : (tensor<1x8x8x4xi8>, tensor<8x3x3x4xi8>, tensor<8xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x6x6x8xi32>
  return
}

// -----

func.func @f(%p0: tensor<1x8x8x4xf32>, %p1: tensor<3x3x4x2xf32>, %p2: tensor<7xf32>, %p3: tensor<1xf32>) {
  // expected-error @below {{'tosa.depthwise_conv2d' op bias channels expected to be equal to output channels (8) or 1, got 7}}
  %r = tosa.depthwise_conv2d %p0, %p1, %p2, %p3, %p3 {pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<3x3x4x2xf32>, tensor<7xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x8xf32>
  return
}

// -----

func.func @f(%p0: tensor<1x8x8x8x4xf32>, %p1: tensor<16x3x3x3x4xf32>, %p2: tensor<6xf32>, %p3: tensor<1xf32>) {
  // expected-error @below {{'tosa.conv3d' op bias channels expected to be equal to output channels (16) or 1, got 6}}
  %r = tosa.conv3d %p0, %p1, %p2, %p3, %p3 {pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>, acc_type = f32} : (tensor<1x8x8x8x4xf32>, tensor<16x3x3x3x4xf32>, tensor<6xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x6x6x6x16xf32>
  return
}

// -----

func.func @f(%p0: tensor<1x8x8x4xf32>, %p1: tensor<1xf32>) {
  // expected-error @below {{'tosa.avg_pool2d' op expected top/bottom padding to be less than the height of the kernel, got pad_top=2, pad_bottom=0, kernel_y=2}}
  %r = tosa.avg_pool2d %p0, %p1, %p1 {kernel = array<i64: 2, 2>, pad = array<i64: 2, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x4xf32>
  return
}

// -----

func.func @f(%p0: tensor<1x8x8x4xf32>, %p1: tensor<1xf32>) {
  // expected-error @below {{'tosa.avg_pool2d' op expect all kernel values to be >= 1, got 2, 0}}
  %r = tosa.avg_pool2d %p0, %p1, %p1 {kernel = array<i64: 2, 0>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = f32} : (tensor<1x8x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x4xf32>
  return
}

// -----

func.func @f(%p0: tensor<1x8x8x4xf32>, %p1: tensor<1xf32>) {
  // expected-error @below {{'tosa.avg_pool2d' op accumulator type for f32 tensor is not f32}}
  %r = tosa.avg_pool2d %p0, %p1, %p1 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>, acc_type = i32} : (tensor<1x8x8x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x4x4x4xf32>
  return
}

// -----

func.func @f(%p0: tensor<1x8x8x4xf32>) {
  // expected-error @below {{'tosa.max_pool2d' op expected input_height + pad_top + pad_bottom - kernel_y to be wholly divisible by stride_y, got (8 + 0 + 0 - 3) / 2}}
  %r = tosa.max_pool2d %p0 {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x8x4xf32>) -> tensor<1x3x3x4xf32>
  return
}

// -----

func.func @f(%p0: tensor<1x8x8x4xf32>) {
  // expected-error @below {{'tosa.max_pool2d' op expect all stride values to be >= 1, got 0, 2}}
  %r = tosa.max_pool2d %p0 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 0, 2>} : (tensor<1x8x8x4xf32>) -> tensor<1x4x4x4xf32>
  return
}

// -----

func.func @f(%p0: tensor<1x8x8x4xf32>) {
  // expected-error @below {{'tosa.max_pool2d' op calculated output height did not match expected: calculated=4, expected=5}}
  %r = tosa.max_pool2d %p0 {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x8x8x4xf32>) -> tensor<1x5x4x4xf32>
  return
}

// -----

func.func @f(%p0: tensor<4x3xf32>, %p1: !tosa.shape<1>) {
  // expected-error @below {{'tosa.tile' op shape operand is not compile time resolvable}}
  %r = tosa.tile %p0, %p1 : (tensor<4x3xf32>, !tosa.shape<1>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%p0: tensor<4x3xf32>, %p1: !tosa.shape<2>) {
  // expected-error @below {{'tosa.tile' op shape operand is not compile time resolvable}}
  %r = tosa.tile %p0, %p1 : (tensor<4x3xf32>, !tosa.shape<2>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%p0: tensor<4x3xf32>, %p1: !tosa.shape<2>) {
  // expected-error @below {{'tosa.reshape' op shape operand is not compile time resolvable}}
  %r = tosa.reshape %p0, %p1 : (tensor<4x3xf32>, !tosa.shape<2>) -> tensor<12xf32>
  return
}

// -----

func.func @f(%p0: tensor<4x3xf32>, %p1: !tosa.shape<2>) {
  // expected-error @below {{'tosa.reshape' op shape operand is not compile time resolvable}}
  %r = tosa.reshape %p0, %p1 : (tensor<4x3xf32>, !tosa.shape<2>) -> tensor<2x5xf32>
  return
}

// -----

func.func @f(%p0: tensor<4x3xf32>, %p1: !tosa.shape<2>) {
  // expected-error @below {{'tosa.reshape' op shape operand is not compile time resolvable}}
  %r = tosa.reshape %p0, %p1 : (tensor<4x3xf32>, !tosa.shape<2>) -> tensor<2x6xi32>
  return
}

// -----

func.func @f(%p0: tensor<4x3xf32>, %p1: tensor<12xf32>) {
  // expected-error @below {{'tosa.reshape' op operand #1 must be Shape with static rank and Index element type, but got 'tensor<12xf32>'}}
  %r = tosa.reshape %p0, %p1 : (tensor<4x3xf32>, tensor<12xf32>) -> tensor<2x6xf32>
  return
}

// -----

func.func @f(%p0: tensor<4x3xf32>, %p1: !tosa.shape<1>) {
  // expected-error @below {{'tosa.slice' op shape operand is not compile time resolvable}}
  %r = tosa.slice %p0, %p1, %p1 : (tensor<4x3xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<2x2xf32>
  return
}

// -----

func.func @f(%p0: tensor<4x3xf32>, %p1: !tosa.shape<2>) {
  // expected-error @below {{'tosa.slice' op shape operand is not compile time resolvable}}
  %r = tosa.slice %p0, %p1, %p1 : (tensor<4x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x2xi8>
  return
}

// -----

func.func @f(%p0: tensor<4x3xf32>, %p1: !tosa.shape<2>, %p2: tensor<1xf32>) {
  // expected-error @below {{'tosa.pad' op shape operand is not compile time resolvable}}
  %r = tosa.pad %p0, %p1, %p2 : (tensor<4x3xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%p0: tensor<4x3xf32>, %p1: !tosa.shape<4>, %p2: tensor<1xi8>) {
  // expected-error @below {{'tosa.pad' op shape operand is not compile time resolvable}}
  %r = tosa.pad %p0, %p1, %p2 : (tensor<4x3xf32>, !tosa.shape<4>, tensor<1xi8>) -> tensor<4x3xf32>
  return
}

// -----

func.func @f(%p0: tensor<4x3xf32>, %p1: !tosa.shape<4>, %p2: tensor<1xf32>) {
  // expected-error @below {{'tosa.pad' op shape operand is not compile time resolvable}}
  %r = tosa.pad %p0, %p1, %p2 : (tensor<4x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%p0: tensor<2x6x4xf32>, %p1: tensor<3x3xi32>) {
  // expected-error @below {{'tosa.gather' op requires indices dimension 0 to have size 2, got 3}}
  %r = tosa.gather %p0, %p1 : (tensor<2x6x4xf32>, tensor<3x3xi32>) -> tensor<2x3x4xf32>
  return
}

// -----

func.func @f(%p0: tensor<2x6x4xf32>, %p1: tensor<2x3xi32>) {
  // expected-error @below {{'tosa.gather' op requires output dimension 1 to have size 3, got 4}}
  %r = tosa.gather %p0, %p1 : (tensor<2x6x4xf32>, tensor<2x3xi32>) -> tensor<2x4x4xf32>
  return
}

// -----

func.func @f(%p0: tensor<2x6x4xf32>, %p1: tensor<2x3xi32>) {
  // expected-error @below {{'tosa.gather' op expect input and output to have same element type, got 'f32' and 'i8'}}
  %r = tosa.gather %p0, %p1 : (tensor<2x6x4xf32>, tensor<2x3xi32>) -> tensor<2x3x4xi8>
  return
}

// -----

func.func @f(%p0: tensor<2x6x4xf32>, %p1: tensor<2x7xi32>, %p2: tensor<2x7x4xf32>) {
  // expected-error @below {{'tosa.scatter' op requires dimensions K >= W, got K=6 and W=7}}
  %r = tosa.scatter %p0, %p1, %p2 : (tensor<2x6x4xf32>, tensor<2x7xi32>, tensor<2x7x4xf32>) -> tensor<2x6x4xf32>
  return
}

// -----

func.func @f(%p0: tensor<2x6x4xf32>, %p1: tensor<2x3xi32>, %p2: tensor<2x3x5xf32>) {
  // expected-error @below {{'tosa.scatter' op requires input dimension 2 to have size 4, got 5}}
  %r = tosa.scatter %p0, %p1, %p2 : (tensor<2x6x4xf32>, tensor<2x3xi32>, tensor<2x3x5xf32>) -> tensor<2x6x4xf32>
  return
}

// -----

func.func @f(%p0: tensor<4xi8>, %p1: tensor<256xi8>) {
  // expected-error @below {{'tosa.table' op dim(result, 0) = 5 doesn't match dim(input, 0) = 4}}
  %r = tosa.table %p0, %p1 : (tensor<4xi8>, tensor<256xi8>) -> tensor<5xi8>
  return
}

// -----

func.func @f(%p0: tensor<4xi8>, %p1: tensor<256xi8>) {
  // expected-error @below {{'tosa.table' op expected input tensor rank to equal result tensor rank}}
  %r = tosa.table %p0, %p1 : (tensor<4xi8>, tensor<256xi8>) -> tensor<4x1xi8>
  return
}

// -----

func.func @f(%p0: tensor<1x8x7xf32>) {
  // expected-error @below {{'tosa.rfft2d' op expected width to be a power of two, got 7}}
  %r:2 = tosa.rfft2d %p0 : (tensor<1x8x7xf32>) -> (tensor<1x8x4xf32>, tensor<1x8x4xf32>)
  return
}

// -----

func.func @f(%p0: tensor<1x8x8xf32>) {
  // expected-error @below {{'tosa.rfft2d' op expected output width to be equal to input_width / 2 + 1, got 4}}
  %r:2 = tosa.rfft2d %p0 : (tensor<1x8x8xf32>) -> (tensor<1x8x4xf32>, tensor<1x8x4xf32>)
  return
}

// -----

func.func @f(%p0: tensor<1x6x8xf32>) {
  // expected-error @below {{'tosa.fft2d' op expected height to be a power of two, got 6}}
  %r:2 = tosa.fft2d %p0, %p0 {inverse = false} : (tensor<1x6x8xf32>, tensor<1x6x8xf32>) -> (tensor<1x6x8xf32>, tensor<1x6x8xf32>)
  return
}

// -----

func.func @f(%p0: tensor<4xi8>, %p1: tensor<1xi32>, %p2: tensor<1xi8>, %p3: tensor<1xi32>) {
  // expected-error @below {{'tosa.rescale' op expected input and input_zp to both be integer of the same bitwidth, but got 'i8' vs. 'i32'}}
  %r = tosa.rescale %p0, %p1, %p2, %p3, %p2 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%p0: tensor<4xi8>, %p1: tensor<1xi16>, %p2: tensor<1xi8>) {
  // expected-error @below {{'tosa.rescale' op expect i32 element type for multiplier for scale32=true, got 'i16'}}
  %r = tosa.rescale %p0, %p1, %p2, %p2, %p2 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%p0: tensor<4xi8>, %p1: tensor<1xi32>, %p2: tensor<1xi8>) {
  // expected-error @below {{'tosa.rescale' op expect shape of { 4 } for multiplier input, got { 1 }}}
  %r = tosa.rescale %p0, %p1, %p2, %p2, %p2 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<4xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%p0: tensor<4xi8>, %p1: tensor<2xi32>, %p2: tensor<2xi8>, %p3: tensor<1xi8>) {
  // expected-error @below {{'tosa.rescale' op expect shape of { 1 } for multiplier input, got { 2 }}}
  %r = tosa.rescale %p0, %p1, %p2, %p3, %p3 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xi8>, tensor<2xi32>, tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%p0: tensor<4xf32>, %p1: tensor<1xi32>, %p2: tensor<1xi8>, %p3: tensor<1xf32>) {
  // expected-error @below {{'tosa.rescale' op expect input to have integer element type, got 'f32'}}
  %r = tosa.rescale %p0, %p1, %p2, %p3, %p2 {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<4xf32>, tensor<1xi32>, tensor<1xi8>, tensor<1xf32>, tensor<1xi8>) -> tensor<4xi8>
  return
}

// -----

func.func @f(%p0: tensor<4xi8>) {
  // expected-error @below {{'tosa.cast' op requires the same shape for all operands and results}}
  %r = tosa.cast %p0 : (tensor<4xi8>) -> tensor<5xi32>
  return
}

// -----

func.func @f(%p0: tensor<3xf32>) {
  // expected-error @below {{'tosa.const' op failed to verify that all of {values, output} have same shape}}
  %r = "tosa.const"() <{values = dense<1.0> : tensor<3xf32>}> : () -> tensor<4xf32>
  return
}

// -----

func.func @f(%p0: tensor<3xf32>) {
  // expected-error @below {{'tosa.const_shape' op expect number of elements in attribute values (3) to be equal to the rank (2) for the result shape type}}
  %r = tosa.const_shape {values = dense<1> : tensor<3xindex>} : () -> !tosa.shape<2>
  return
}

// -----

func.func @f(%p0: tensor<3xf32>) {
  // expected-error @below {{custom op 'tosa.const_shape' 'tosa.const_shape' op attribute 'values' failed to satisfy constraint: index elements attribute}}
  %r = tosa.const_shape {values = dense<1> : tensor<2xi32>} : () -> !tosa.shape<2>
  return
}

// -----

func.func @f(%p0: tensor<3xf32>) {
  // expected-error @below {{'tosa.dim' op expect axis to be in the range [0, 1), got 1}}
  %r = tosa.dim %p0 {axis = 1 : i32} : (tensor<3xf32>) -> !tosa.shape<1>
  return
}

// -----

func.func @f(%p0: !tosa.shape<2>, %p1: !tosa.shape<3>) {
  // expected-error @below {{'tosa.add_shape' op operands don't have matching ranks}}
  %r = tosa.add_shape %p0, %p1 : (!tosa.shape<2>, !tosa.shape<3>) -> !tosa.shape<2>
  return
}

// -----

func.func @f(%p0: !tosa.shape<2>, %p1: !tosa.shape<3>) {
  // expected-error @below {{'tosa.concat_shape' op shape operand is not compile time resolvable}}
  %r = tosa.concat_shape %p0, %p1 : (!tosa.shape<2>, !tosa.shape<3>) -> !tosa.shape<4>
  return
}

// -----

func.func @f(%p0: tensor<1x8x8x4xf32>, %p1: !tosa.shape<4>, %p2: !tosa.shape<2>) {
  // expected-error @below {{'tosa.resize' op result #0 must be 4-d tosa-conformant tensor, but got 'tensor<1x8x8xf32>'}}
  %r = tosa.resize %p0, %p1, %p2, %p2 {mode = BILINEAR} : (tensor<1x8x8x4xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x8x8xf32>
  return
}

// -----

func.func @f(%p0: tensor<i1>, %p1: tensor<2xf32>) {
  // expected-error @below {{'tosa.cond_if' op require same shapes for 'then_graph' arguments ('tensor<3xf32>') and 'input_list' ('tensor<2xf32>')}}
  %r = tosa.cond_if %p0 (%a = %p1) : tensor<i1> (tensor<2xf32>) -> tensor<2xf32> { ^bb0(%x: tensor<3xf32>): tosa.yield %x : tensor<3xf32> } else { ^bb0(%x: tensor<2xf32>): tosa.yield %x : tensor<2xf32> }
  return
}

// -----

func.func @f(%p0: tensor<2xi1>, %p1: tensor<2xf32>) {
  // expected-error @below {{'tosa.cond_if' op 'condition' must be a size 1 tensor, got 'tensor<2xi1>'}}
  %r = tosa.cond_if %p0 (%a = %p1) : tensor<2xi1> (tensor<2xf32>) -> tensor<2xf32> { ^bb0(%x: tensor<2xf32>): tosa.yield %x : tensor<2xf32> } else { ^bb0(%x: tensor<2xf32>): tosa.yield %x : tensor<2xf32> }
  return
}

// -----

// Shapes are compared if both are known.
func.func @resize_unranked(%a: tensor<1x2x1x2xi8>, %b: tensor<*xi8>) {
  %s = tosa.const_shape {values = dense<[2, 5, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %a, %s, %o, %o {mode = BILINEAR} : (tensor<1x2x1x2xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<*xi32>
  %1 = tosa.resize %b, %s, %o, %o {mode = BILINEAR} : (tensor<*xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x2x1x2xi32>
  return
}

// -----

func.func @resize_unranked_scale(%a: tensor<1x2x1x2xi8>) {
  %s = tosa.const_shape {values = dense<[2, 1, 1, 0]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @below {{'tosa.resize' op expect all scale values to be > 0, got 2, 1, 1, 0}}
  %0 = tosa.resize %a, %s, %o, %o {mode = BILINEAR} : (tensor<1x2x1x2xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<*xi32>
  return
}
