// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm
// RUN: terrace opt %s --split-input-file '--convert-vector-to-llvm=force-32bit-vector-indices=0 use-vector-alignment=1 reassociate-fp-reductions=1'
// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm=enable-arm-sve=1

func.func @shuffle_0(%a: vector<2xf32>, %b: vector<2xf32>) -> vector<3xf32> {
  %r = vector.shuffle %a, %b [0, 3, 1] : vector<2xf32>, vector<2xf32>
  return %r : vector<3xf32>
}

// -----

func.func @shuffle_1(%a: vector<2xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %r = vector.shuffle %a, %b [0, 3, 1, 5] : vector<2xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @shuffle_2(%a: vector<2x3xf32>, %b: vector<2x3xf32>) -> vector<3x3xf32> {
  %r = vector.shuffle %a, %b [0, 3, 1] : vector<2x3xf32>, vector<2x3xf32>
  return %r : vector<3x3xf32>
}

// -----

func.func @shuffle_3(%a: vector<2x3xf32>, %b: vector<1x3xf32>) -> vector<2x3xf32> {
  %r = vector.shuffle %a, %b [2, 0] : vector<2x3xf32>, vector<1x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @shuffle_4(%a: vector<f32>, %b: vector<f32>) -> vector<2xf32> {
  %r = vector.shuffle %a, %b [0, 1] : vector<f32>, vector<f32>
  return %r : vector<2xf32>
}

// -----

func.func @shuffle_5(%a: vector<2xf32>, %b: vector<2xf32>) -> vector<3xf32> {
  %r = vector.shuffle %a, %b [0, -1, 3] : vector<2xf32>, vector<2xf32>
  return %r : vector<3xf32>
}

// -----

func.func @shuffle_6(%a: vector<1xf32>, %b: vector<1xf32>) -> vector<3xf32> {
  %r = vector.shuffle %a, %b [0, 1, 0] : vector<1xf32>, vector<1xf32>
  return %r : vector<3xf32>
}

// -----

func.func @shuffle_7(%a: vector<2x3x4xf32>, %b: vector<1x3x4xf32>) -> vector<2x3x4xf32> {
  %r = vector.shuffle %a, %b [2, 1] : vector<2x3x4xf32>, vector<1x3x4xf32>
  return %r : vector<2x3x4xf32>
}

// -----

func.func @shuffle_8(%a: vector<4xindex>, %b: vector<4xindex>) -> vector<2xindex> {
  %r = vector.shuffle %a, %b [0, 7] : vector<4xindex>, vector<4xindex>
  return %r : vector<2xindex>
}

// -----

func.func @shuffle_9(%a: vector<2xf32>, %b: vector<3xf32>) -> vector<3xf32> {
  %r = vector.shuffle %a, %b [0, -1, 4] : vector<2xf32>, vector<3xf32>
  return %r : vector<3xf32>
}
