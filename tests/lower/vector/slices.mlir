// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm
// RUN: terrace opt %s --split-input-file '--convert-vector-to-llvm=force-32bit-vector-indices=0 use-vector-alignment=1 reassociate-fp-reductions=1'
// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm=enable-arm-sve=1

func.func @extract_strided_slice_0(%a: vector<8xf32>) -> vector<3xf32> {
  %r = vector.extract_strided_slice %a {offsets = [2], sizes = [3], strides = [1]} : vector<8xf32> to vector<3xf32>
  return %r : vector<3xf32>
}

// -----

func.func @extract_strided_slice_1(%a: vector<4x8xf32>) -> vector<2x8xf32> {
  %r = vector.extract_strided_slice %a {offsets = [1], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  return %r : vector<2x8xf32>
}

// -----

func.func @extract_strided_slice_2(%a: vector<4x8xf32>) -> vector<2x3xf32> {
  %r = vector.extract_strided_slice %a {offsets = [1, 2], sizes = [2, 3], strides = [1, 1]} : vector<4x8xf32> to vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @extract_strided_slice_3(%a: vector<3x4x8xf32>) -> vector<2x2x3xf32> {
  %r = vector.extract_strided_slice %a {offsets = [1, 1, 2], sizes = [2, 2, 3], strides = [1, 1, 1]} : vector<3x4x8xf32> to vector<2x2x3xf32>
  return %r : vector<2x2x3xf32>
}

// -----

func.func @extract_strided_slice_4(%a: vector<3x4x8xf32>) -> vector<2x2x8xf32> {
  %r = vector.extract_strided_slice %a {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<3x4x8xf32> to vector<2x2x8xf32>
  return %r : vector<2x2x8xf32>
}

// -----

func.func @extract_strided_slice_5(%a: vector<4x[8]xf32>) -> vector<2x[8]xf32> {
  %r = vector.extract_strided_slice %a {offsets = [1], sizes = [2], strides = [1]} : vector<4x[8]xf32> to vector<2x[8]xf32>
  return %r : vector<2x[8]xf32>
}

// -----

func.func @extract_strided_slice_6(%a: vector<4x8xf32>) -> vector<4x2xf32> {
  %r = vector.extract_strided_slice %a {offsets = [0, 2], sizes = [4, 2], strides = [1, 1]} : vector<4x8xf32> to vector<4x2xf32>
  return %r : vector<4x2xf32>
}

// -----

func.func @extract_strided_slice_7(%a: vector<8xf32>) -> vector<8xf32> {
  %r = vector.extract_strided_slice %a {offsets = [0], sizes = [8], strides = [1]} : vector<8xf32> to vector<8xf32>
  return %r : vector<8xf32>
}

// -----

func.func @extract_strided_slice_8(%a: vector<8xf32>) -> vector<1xf32> {
  %r = vector.extract_strided_slice %a {offsets = [3], sizes = [1], strides = [1]} : vector<8xf32> to vector<1xf32>
  return %r : vector<1xf32>
}

// -----

func.func @insert_strided_slice_0(%a: vector<3xf32>, %b: vector<8xf32>) -> vector<8xf32> {
  %r = vector.insert_strided_slice %a, %b {offsets = [2], strides = [1]} : vector<3xf32> into vector<8xf32>
  return %r : vector<8xf32>
}

// -----

func.func @insert_strided_slice_1(%a: vector<2x3xf32>, %b: vector<4x8xf32>) -> vector<4x8xf32> {
  %r = vector.insert_strided_slice %a, %b {offsets = [1, 2], strides = [1, 1]} : vector<2x3xf32> into vector<4x8xf32>
  return %r : vector<4x8xf32>
}

// -----

func.func @insert_strided_slice_2(%a: vector<3xf32>, %b: vector<4x8xf32>) -> vector<4x8xf32> {
  %r = vector.insert_strided_slice %a, %b {offsets = [1, 2], strides = [1]} : vector<3xf32> into vector<4x8xf32>
  return %r : vector<4x8xf32>
}

// -----

func.func @insert_strided_slice_3(%a: vector<2x2x3xf32>, %b: vector<3x4x8xf32>) -> vector<3x4x8xf32> {
  %r = vector.insert_strided_slice %a, %b {offsets = [1, 1, 2], strides = [1, 1, 1]} : vector<2x2x3xf32> into vector<3x4x8xf32>
  return %r : vector<3x4x8xf32>
}

// -----

func.func @insert_strided_slice_4(%a: vector<2x3xf32>, %b: vector<3x4x8xf32>) -> vector<3x4x8xf32> {
  %r = vector.insert_strided_slice %a, %b {offsets = [1, 1, 2], strides = [1, 1]} : vector<2x3xf32> into vector<3x4x8xf32>
  return %r : vector<3x4x8xf32>
}

// -----

func.func @insert_strided_slice_5(%a: vector<8xf32>, %b: vector<4x8xf32>) -> vector<4x8xf32> {
  %r = vector.insert_strided_slice %a, %b {offsets = [1, 0], strides = [1]} : vector<8xf32> into vector<4x8xf32>
  return %r : vector<4x8xf32>
}

// -----

func.func @insert_strided_slice_6(%a: vector<2x8xf32>, %b: vector<4x8xf32>) -> vector<4x8xf32> {
  %r = vector.insert_strided_slice %a, %b {offsets = [1, 0], strides = [1, 1]} : vector<2x8xf32> into vector<4x8xf32>
  return %r : vector<4x8xf32>
}

// -----

func.func @insert_strided_slice_7(%a: vector<[4]xf32>, %b: vector<4x[4]xf32>) -> vector<4x[4]xf32> {
  %r = vector.insert_strided_slice %a, %b {offsets = [1, 0], strides = [1]} : vector<[4]xf32> into vector<4x[4]xf32>
  return %r : vector<4x[4]xf32>
}

// -----

func.func @insert_strided_slice_8(%a: vector<8xf32>, %b: vector<8xf32>) -> vector<8xf32> {
  %r = vector.insert_strided_slice %a, %b {offsets = [0], strides = [1]} : vector<8xf32> into vector<8xf32>
  return %r : vector<8xf32>
}

// -----

func.func @insert_strided_slice_9(%a: vector<1xf32>, %b: vector<8xf32>) -> vector<8xf32> {
  %r = vector.insert_strided_slice %a, %b {offsets = [3], strides = [1]} : vector<1xf32> into vector<8xf32>
  return %r : vector<8xf32>
}

// -----

func.func @insert_strided_slice_10(%a: vector<2x[4]xf32>, %b: vector<4x[4]xf32>) -> vector<4x[4]xf32> {
  %r = vector.insert_strided_slice %a, %b {offsets = [1, 0], strides = [1, 1]} : vector<2x[4]xf32> into vector<4x[4]xf32>
  return %r : vector<4x[4]xf32>
}

// -----

func.func @extract_strided_slice_9() -> vector<2xi1> {
  %k = vector.constant_mask [3] : vector<4xi1>
  %r = vector.extract_strided_slice %k {offsets = [1], sizes = [2], strides = [1]} : vector<4xi1> to vector<2xi1>
  return %r : vector<2xi1>
}

// -----

func.func @extract_strided_slice_10() -> vector<2x2xi1> {
  %k = vector.constant_mask [3, 2] : vector<4x4xi1>
  %r = vector.extract_strided_slice %k {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<4x4xi1> to vector<2x2xi1>
  return %r : vector<2x2xi1>
}
