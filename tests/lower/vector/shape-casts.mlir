// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm
// RUN: terrace opt %s --split-input-file '--convert-vector-to-llvm=force-32bit-vector-indices=0 use-vector-alignment=1 reassociate-fp-reductions=1'
// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm=enable-arm-sve=1

func.func @shape_cast_0(%a: vector<2x4xf32>) -> vector<8xf32> {
  %r = vector.shape_cast %a : vector<2x4xf32> to vector<8xf32>
  return %r : vector<8xf32>
}

// -----

func.func @shape_cast_1(%a: vector<2x4xf32>) -> vector<8xf32> {
  %r = vector.shape_cast %a : vector<2x4xf32> to vector<8xf32>
  return %r : vector<8xf32>
}

// -----

func.func @shape_cast_2(%a: vector<8xf32>) -> vector<2x4xf32> {
  %r = vector.shape_cast %a : vector<8xf32> to vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// -----

func.func @shape_cast_3(%a: vector<2x3x4xf32>) -> vector<6x4xf32> {
  %r = vector.shape_cast %a : vector<2x3x4xf32> to vector<6x4xf32>
  return %r : vector<6x4xf32>
}

// -----

func.func @shape_cast_4(%a: vector<6x4xf32>) -> vector<2x3x4xf32> {
  %r = vector.shape_cast %a : vector<6x4xf32> to vector<2x3x4xf32>
  return %r : vector<2x3x4xf32>
}

// -----

func.func @shape_cast_5(%a: vector<2x6xf32>) -> vector<3x4xf32> {
  %r = vector.shape_cast %a : vector<2x6xf32> to vector<3x4xf32>
  return %r : vector<3x4xf32>
}

// -----

func.func @shape_cast_6(%a: vector<3x4xf32>) -> vector<2x6xf32> {
  %r = vector.shape_cast %a : vector<3x4xf32> to vector<2x6xf32>
  return %r : vector<2x6xf32>
}

// -----

func.func @shape_cast_7(%a: vector<2x3x4xf32>) -> vector<24xf32> {
  %r = vector.shape_cast %a : vector<2x3x4xf32> to vector<24xf32>
  return %r : vector<24xf32>
}

// -----

func.func @shape_cast_8(%a: vector<24xf32>) -> vector<2x3x4xf32> {
  %r = vector.shape_cast %a : vector<24xf32> to vector<2x3x4xf32>
  return %r : vector<2x3x4xf32>
}

// -----

func.func @shape_cast_9(%a: vector<1xf32>) -> vector<f32> {
  %r = vector.shape_cast %a : vector<1xf32> to vector<f32>
  return %r : vector<f32>
}

// -----

func.func @shape_cast_10(%a: vector<f32>) -> vector<1xf32> {
  %r = vector.shape_cast %a : vector<f32> to vector<1xf32>
  return %r : vector<1xf32>
}

// -----

func.func @shape_cast_11(%a: vector<1x1xf32>) -> vector<f32> {
  %r = vector.shape_cast %a : vector<1x1xf32> to vector<f32>
  return %r : vector<f32>
}

// -----

func.func @shape_cast_12(%a: vector<f32>) -> vector<1x1xf32> {
  %r = vector.shape_cast %a : vector<f32> to vector<1x1xf32>
  return %r : vector<1x1xf32>
}

// -----

func.func @shape_cast_13(%a: vector<1x4xf32>) -> vector<4xf32> {
  %r = vector.shape_cast %a : vector<1x4xf32> to vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @shape_cast_14(%a: vector<4xf32>) -> vector<1x4xf32> {
  %r = vector.shape_cast %a : vector<4xf32> to vector<1x4xf32>
  return %r : vector<1x4xf32>
}

// -----

func.func @shape_cast_15(%a: vector<4xf32>) -> vector<4x1xf32> {
  %r = vector.shape_cast %a : vector<4xf32> to vector<4x1xf32>
  return %r : vector<4x1xf32>
}

// -----

func.func @shape_cast_16(%a: vector<4x1xf32>) -> vector<4xf32> {
  %r = vector.shape_cast %a : vector<4x1xf32> to vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @shape_cast_17(%a: vector<2x1x3xf32>) -> vector<2x3xf32> {
  %r = vector.shape_cast %a : vector<2x1x3xf32> to vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @shape_cast_18(%a: vector<2x3xf32>) -> vector<2x1x3xf32> {
  %r = vector.shape_cast %a : vector<2x3xf32> to vector<2x1x3xf32>
  return %r : vector<2x1x3xf32>
}

// -----

func.func @shape_cast_19(%a: vector<2x[4]xf32>) -> vector<1x2x[4]xf32> {
  %r = vector.shape_cast %a : vector<2x[4]xf32> to vector<1x2x[4]xf32>
  return %r : vector<1x2x[4]xf32>
}

// -----

func.func @shape_cast_20(%a: vector<2x[4]xf32>) -> vector<[8]xf32> {
  %r = vector.shape_cast %a : vector<2x[4]xf32> to vector<[8]xf32>
  return %r : vector<[8]xf32>
}

// -----

func.func @shape_cast_21(%a: vector<[8]xf32>) -> vector<2x[4]xf32> {
  %r = vector.shape_cast %a : vector<[8]xf32> to vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}

// -----

func.func @shape_cast_22(%a: vector<1x[4]xf32>) -> vector<[4]xf32> {
  %r = vector.shape_cast %a : vector<1x[4]xf32> to vector<[4]xf32>
  return %r : vector<[4]xf32>
}

// -----

func.func @shape_cast_23(%a: vector<[4]xf32>) -> vector<1x[4]xf32> {
  %r = vector.shape_cast %a : vector<[4]xf32> to vector<1x[4]xf32>
  return %r : vector<1x[4]xf32>
}

// -----

func.func @shape_cast_24(%a: vector<2x2x[4]xf32>) -> vector<2x[8]xf32> {
  %r = vector.shape_cast %a : vector<2x2x[4]xf32> to vector<2x[8]xf32>
  return %r : vector<2x[8]xf32>
}

// -----

func.func @shape_cast_25(%a: vector<2x[8]xf32>) -> vector<2x2x[4]xf32> {
  %r = vector.shape_cast %a : vector<2x[8]xf32> to vector<2x2x[4]xf32>
  return %r : vector<2x2x[4]xf32>
}

// -----

func.func @shape_cast_26(%a: vector<[4]x1xf32>) -> vector<[4]xf32> {
  %r = vector.shape_cast %a : vector<[4]x1xf32> to vector<[4]xf32>
  return %r : vector<[4]xf32>
}

// -----

func.func @shape_cast_27(%a: vector<[4]xf32>) -> vector<[4]x1xf32> {
  %r = vector.shape_cast %a : vector<[4]xf32> to vector<[4]x1xf32>
  return %r : vector<[4]x1xf32>
}

// -----

func.func @shape_cast_28(%a: vector<4x[2]xf32>) -> vector<2x[4]xf32> {
  %r = vector.shape_cast %a : vector<4x[2]xf32> to vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}

// -----

func.func @shape_cast_29(%a: vector<[4]x2xf32>) -> vector<2x[4]xf32> {
  %r = vector.shape_cast %a : vector<[4]x2xf32> to vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}

// -----

func.func @shape_cast_31(%a: vector<4x4xf32>) -> vector<2x8xf32> {
  %r = vector.shape_cast %a : vector<4x4xf32> to vector<2x8xf32>
  return %r : vector<2x8xf32>
}

// -----

func.func @shape_cast_32(%a: vector<6xf32>) -> vector<2x3xf32> {
  %r = vector.shape_cast %a : vector<6xf32> to vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @shape_cast_33(%a: vector<2x5xf32>) -> vector<5x2xf32> {
  %r = vector.shape_cast %a : vector<2x5xf32> to vector<5x2xf32>
  return %r : vector<5x2xf32>
}

// -----

func.func @shape_cast_34(%a: vector<4xi1>) -> vector<2x2xi1> {
  %r = vector.shape_cast %a : vector<4xi1> to vector<2x2xi1>
  return %r : vector<2x2xi1>
}

// -----

func.func @shape_cast_35(%a: vector<16x1xf32>) -> vector<4x4xf32> {
  %r = vector.shape_cast %a : vector<16x1xf32> to vector<4x4xf32>
  return %r : vector<4x4xf32>
}

// -----

func.func @shape_cast_36(%a: vector<9xf32>) -> vector<3x3xf32> {
  %r = vector.shape_cast %a : vector<9xf32> to vector<3x3xf32>
  return %r : vector<3x3xf32>
}
