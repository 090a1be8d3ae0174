// RUN: terrace opt %s --split-input-file --verify-diagnostics

func.func @f(%a: tensor<2x1x1x5xf32>, %b: tensor<4x1x5x2xf32>) {
  // expected-error@below {{'linalg.winograd_filter_transform' op expect either filter height or width equals to r}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x1x1x5xf32>) outs(%b : tensor<4x1x5x2xf32>) -> tensor<4x1x5x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x?x3x5xf32>, %b: tensor<4x4x5x2xf32>) {
  // expected-error@below {{'linalg.winograd_filter_transform' op expect filter height either equals to r or 1}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x?x3x5xf32>) outs(%b : tensor<4x4x5x2xf32>) -> tensor<4x4x5x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x?x5xf32>, %b: tensor<4x4x5x2xf32>) {
  // expected-error@below {{'linalg.winograd_filter_transform' op expect filter width either equals to r or 1}}
  %0 = linalg.winograd_filter_transform fmr(F_4_3) ins(%a : tensor<2x3x?x5xf32>) outs(%b : tensor<4x4x5x2xf32>) -> tensor<4x4x5x2xf32>
  return
}

// -----

func.func @f(%a: tensor<2x3x3x5xf32>, %b: tensor<6x6x2x5xf32>) {
  // expected-error@below {{'linalg.winograd_filter_transform' op the output shape is not expected}}
  %0 = linalg.winograd_filter_transform fmr(F_2_3) ins(%a : tensor<2x3x3x5xf32>) outs(%b : tensor<6x6x2x5xf32>) -> tensor<6x6x2x5xf32>
  return
}

// -----

func.func @f(%a: tensor<2x6x10x5xf32>, %b: tensor<6x6x2x2x2x5xf32>) {
  // expected-error@below {{'linalg.winograd_input_transform' op the output shape is not expected}}
  %0 = linalg.winograd_input_transform fmr(F_2_5) ins(%a : tensor<2x6x10x5xf32>) outs(%b : tensor<6x6x2x2x2x5xf32>) -> tensor<6x6x2x2x2x5xf32>
  return
}

// -----

func.func @f(%a: tensor<6x6x2x2x2x2xf32>, %b: tensor<2x8x2x2xf32>) {
  // expected-error@below {{'linalg.winograd_output_transform' op expect input height equals to input tile size}}
  %0 = linalg.winograd_output_transform {note} fmr(F_2_3) ins(%a : tensor<6x6x2x2x2x2xf32>) outs(%b : tensor<2x8x2x2xf32>) -> tensor<2x8x2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<?x6x2x2x2x2xf32>, %b: tensor<2x8x2x2xf32>) {
  // expected-error@below {{'linalg.winograd_output_transform' op expect input width equals to input tile size}}
  %0 = linalg.winograd_output_transform {note} fmr(F_2_3) ins(%a : tensor<?x6x2x2x2x2xf32>) outs(%b : tensor<2x8x2x2xf32>) -> tensor<2x8x2x2xf32>
  return
}

// -----

func.func @f(%a: tensor<6x1x2x2x2x2xf32>, %b: tensor<2x8x8x2xf32>) {
  // expected-error@below {{'linalg.winograd_output_transform' op the output shape is not expected}}
  %0 = linalg.winograd_output_transform {note} fmr(F_2_5) ins(%a : tensor<6x1x2x2x2x2xf32>) outs(%b : tensor<2x8x8x2xf32>) -> tensor<2x8x8x2xf32>
  return
}

// -----

func.func @f(%a: vector<4x8xf32>, %b: vector<4x8xf32>) {
  // expected-error@below {{'linalg.softmax' op expected that operand #1 is a tensor or a memref}}
  linalg.softmax {note} dimension(1) ins(%a : vector<4x8xf32>) outs(%b : vector<4x8xf32>)
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf64>) {
  // expected-error@below {{'linalg.softmax' op failed to verify that input and output have same element type}}
  linalg.softmax dimension(0) ins(%a : memref<4xf32>) outs(%b : memref<4xf64>)
  return
}

// -----

func.func @f(%a: tensor<4x?x2xf32>, %b: tensor<?x8xf32>) {
  // expected-error@below {{'linalg.softmax' op incompatible output shape}}
  %0 = linalg.softmax {note} dimension(0) ins(%a : tensor<4x?x2xf32>) outs(%b : tensor<?x8xf32>) -> tensor<?x8xf32>
  return
}

// -----

func.func @f(%a: tensor<?x8xf32>, %b: tensor<?x8xf32>) {
  // expected-error@below {{'linalg.softmax' op incorrect dimension specified}}
  %0 = linalg.softmax {note} dimension(2) ins(%a : tensor<?x8xf32>) outs(%b : tensor<?x8xf32>) -> tensor<?x8xf32>
  return
}

// -----

// expected-error@below {{expected non-function type}}
func.func @f(%a: vector<4x?x2xf32>, %b: vector<4x8xf32>) {
  linalg.softmax {note} dimension(2) ins(%a : vector<4x?x2xf32>) outs(%b : vector<4x8xf32>)
  return
}

// -----

func.func @f(%s: tensor<127x256xf32>, %d: tensor<16x?x8x?xf32>, %n: index, %p: i32) -> tensor<16x?x8x?xf32> {
  // expected-error@below {{'linalg.pack' op expected padding_value has 'f32' but got: 'i32'}}
  %0 = linalg.pack %s padding_value(%p : i32) inner_dims_pos = [0, 1] inner_tiles = [8, %n] into %d : tensor<127x256xf32> -> tensor<16x?x8x?xf32>
  return %0 : tensor<16x?x8x?xf32>
}

// -----

func.func @f(%s: tensor<127x256xf32>, %d: tensor<?x8x8x32xf32>, %n: index) -> tensor<?x8x8x32xf32> {
  // expected-error@below {{'linalg.pack' op invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set}}
  %0 = linalg.pack %s outer_dims_perm = [] inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<127x256xf32> -> tensor<?x8x8x32xf32>
  return %0 : tensor<?x8x8x32xf32>
}

// -----

func.func @f(%s: tensor<128x256xf32>, %d: tensor<16x9x8x32xf32>, %n: index, %p: i32) -> tensor<16x9x8x32xf32> {
  // expected-error@below {{expected 'tensor<16x8x8x32xf32>' for the packed domain value, got 'tensor<16x9x8x32xf32>'}}
  %0 = linalg.pack %s padding_value(%p : i32) inner_dims_pos = [0, 1] inner_tiles = [8, 32] into %d : tensor<128x256xf32> -> tensor<16x9x8x32xf32>
  return %0 : tensor<16x9x8x32xf32>
}

// -----

func.func @f(%s: tensor<128xf32>, %d: tensor<?x8x8x32xf32>, %n: index) -> tensor<?x8x8x32xf32> {
  // expected-error@below {{invalid inner_dims_pos vector}}
  %0 = linalg.pack %s inner_dims_pos = [0, 0] inner_tiles = [8, 32] into %d : tensor<128xf32> -> tensor<?x8x8x32xf32>
  return %0 : tensor<?x8x8x32xf32>
}

// -----

func.func @f(%s: tensor<128x256xf32>, %d: tensor<16x8xf32>, %n: index) -> tensor<16x8xf32> {
  // expected-error@below {{invalid outer_dims_perm vector}}
  %0 = linalg.pack %s outer_dims_perm = [1, 1] inner_dims_pos = [0, 1] inner_tiles = [8, %n] into %d : tensor<128x256xf32> -> tensor<16x8xf32>
  return %0 : tensor<16x8xf32>
}

// -----

func.func @f(%s: tensor<128xf32>, %d: tensor<?x8x8x32xf32>, %n: index) -> tensor<?x8x8x32xf32> {
  // expected-error@below {{invalid zero tile factor}}
  %0 = linalg.pack %s outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [0, 32] into %d : tensor<128xf32> -> tensor<?x8x8x32xf32>
  return %0 : tensor<?x8x8x32xf32>
}

// -----

func.func @f(%s: tensor<128x256xf32>, %d: tensor<8x16x8x32xf32>, %n: index) -> tensor<8x16x8x32xf32> {
  // expected-error@below {{mismatch in inner tile sizes specified and shaped of tiled dimension in the packed type}}
  %0 = linalg.pack %s outer_dims_perm = [1, 0] inner_dims_pos = [0, 1] inner_tiles = [8, %n] into %d : tensor<128x256xf32> -> tensor<8x16x8x32xf32>
  return %0 : tensor<8x16x8x32xf32>
}

// -----

func.func @f(%s: tensor<127x256xf32>, %d: tensor<16x8x8x32xf32>, %n: index) -> tensor<16x8x8x32xf32> {
  // expected-error@below {{outer_dims_perm must be a permutation or empty}}
  %0 = linalg.pack %s outer_dims_perm = [0] inner_dims_pos = [] inner_tiles = [] into %d : tensor<127x256xf32> -> tensor<16x8x8x32xf32>
  return %0 : tensor<16x8x8x32xf32>
}

// -----

func.func @f(%s: tensor<127x256xf32>, %d: tensor<16x8x?x32xf32>, %n: index) -> tensor<16x8x?x32xf32> {
  // expected-error@below {{packed rank != (unpacked rank + num tiling factors), got 4 != 2}}
  %0 = linalg.pack %s outer_dims_perm = [1, 0] inner_dims_pos = [] inner_tiles = [] into %d : tensor<127x256xf32> -> tensor<16x8x?x32xf32>
  return %0 : tensor<16x8x?x32xf32>
}

// -----

func.func @f(%s: tensor<?x256xf32>, %d: tensor<16x9x8x32xf32>, %n: index) -> tensor<16x9x8x32xf32> {
  // expected-error@below {{tiling factors must equal the number of dimensions to tile}}
  %0 = linalg.pack %s outer_dims_perm = [] inner_dims_pos = [0, 1] inner_tiles = [8] into %d : tensor<?x256xf32> -> tensor<16x9x8x32xf32>
  return %0 : tensor<16x9x8x32xf32>
}
