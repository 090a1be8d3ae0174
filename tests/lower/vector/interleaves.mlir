// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm
// RUN: terrace opt %s --split-input-file '--convert-vector-to-llvm=force-32bit-vector-indices=0 use-vector-alignment=1 reassociate-fp-reductions=1'
// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm=enable-arm-sve=1

func.func @interleave_0(%a: vector<f32>, %b: vector<f32>) -> vector<2xf32> {
  %r = vector.interleave %a, %b : vector<f32> -> vector<2xf32>
  return %r : vector<2xf32>
}

// -----

func.func @interleave_1(%a: vector<4xf32>, %b: vector<4xf32>) -> vector<8xf32> {
  %r = vector.interleave %a, %b : vector<4xf32> -> vector<8xf32>
  return %r : vector<8xf32>
}

// -----

func.func @interleave_2(%a: vector<[4]xf32>, %b: vector<[4]xf32>) -> vector<[8]xf32> {
  %r = vector.interleave %a, %b : vector<[4]xf32> -> vector<[8]xf32>
  return %r : vector<[8]xf32>
}

// -----

func.func @interleave_3(%a: vector<2x4xf32>, %b: vector<2x4xf32>) -> vector<2x8xf32> {
  %r = vector.interleave %a, %b : vector<2x4xf32> -> vector<2x8xf32>
  return %r : vector<2x8xf32>
}

// -----

func.func @interleave_4(%a: vector<2x[4]xf32>, %b: vector<2x[4]xf32>) -> vector<2x[8]xf32> {
  %r = vector.interleave %a, %b : vector<2x[4]xf32> -> vector<2x[8]xf32>
  return %r : vector<2x[8]xf32>
}

// -----

func.func @interleave_5(%a: vector<2x3x4xi8>, %b: vector<2x3x4xi8>) -> vector<2x3x8xi8> {
  %r = vector.interleave %a, %b : vector<2x3x4xi8> -> vector<2x3x8xi8>
  return %r : vector<2x3x8xi8>
}

// -----

func.func @interleave_6(%a: vector<[2]x4xf32>, %b: vector<[2]x4xf32>) -> vector<[2]x8xf32> {
  %r = vector.interleave %a, %b : vector<[2]x4xf32> -> vector<[2]x8xf32>
  return %r : vector<[2]x8xf32>
}

// -----

func.func @deinterleave_0(%a: vector<8xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %r:2 = vector.deinterleave %a : vector<8xf32> -> vector<4xf32>
  return %r#0, %r#1 : vector<4xf32>, vector<4xf32>
}

// -----

func.func @deinterleave_1(%a: vector<[8]xf32>) -> (vector<[4]xf32>, vector<[4]xf32>) {
  %r:2 = vector.deinterleave %a : vector<[8]xf32> -> vector<[4]xf32>
  return %r#0, %r#1 : vector<[4]xf32>, vector<[4]xf32>
}

// -----

func.func @deinterleave_2(%a: vector<2x8xf32>) -> (vector<2x4xf32>, vector<2x4xf32>) {
  %r:2 = vector.deinterleave %a : vector<2x8xf32> -> vector<2x4xf32>
  return %r#0, %r#1 : vector<2x4xf32>, vector<2x4xf32>
}

// -----

func.func @deinterleave_3(%a: vector<2x[8]xf32>) -> (vector<2x[4]xf32>, vector<2x[4]xf32>) {
  %r:2 = vector.deinterleave %a : vector<2x[8]xf32> -> vector<2x[4]xf32>
  return %r#0, %r#1 : vector<2x[4]xf32>, vector<2x[4]xf32>
}

// -----

func.func @deinterleave_4(%a: vector<2x3x8xi8>) -> (vector<2x3x4xi8>, vector<2x3x4xi8>) {
  %r:2 = vector.deinterleave %a : vector<2x3x8xi8> -> vector<2x3x4xi8>
  return %r#0, %r#1 : vector<2x3x4xi8>, vector<2x3x4xi8>
}

// -----

func.func @deinterleave_5(%a: vector<2xf32>) -> (vector<1xf32>, vector<1xf32>) {
  %r:2 = vector.deinterleave %a : vector<2xf32> -> vector<1xf32>
  return %r#0, %r#1 : vector<1xf32>, vector<1xf32>
}

// -----

func.func @bitcast_0(%a: vector<4xf32>) -> vector<4xi32> {
  %r = vector.bitcast %a : vector<4xf32> to vector<4xi32>
  return %r : vector<4xi32>
}

// -----

func.func @bitcast_1(%a: vector<2x4xf32>) -> vector<2x4xi32> {
  %r = vector.bitcast %a : vector<2x4xf32> to vector<2x4xi32>
  return %r : vector<2x4xi32>
}

// -----

func.func @bitcast_2(%a: vector<4xf32>) -> vector<8xi16> {
  %r = vector.bitcast %a : vector<4xf32> to vector<8xi16>
  return %r : vector<8xi16>
}

// -----

func.func @bitcast_3(%a: vector<2x3x4xf32>) -> vector<2x3x2xf64> {
  %r = vector.bitcast %a : vector<2x3x4xf32> to vector<2x3x2xf64>
  return %r : vector<2x3x2xf64>
}

// -----

func.func @bitcast_4(%a: vector<[4]xf32>) -> vector<[8]xi16> {
  %r = vector.bitcast %a : vector<[4]xf32> to vector<[8]xi16>
  return %r : vector<[8]xi16>
}

// -----

func.func @bitcast_5(%a: vector<2x[4]xf32>) -> vector<2x[8]xf16> {
  %r = vector.bitcast %a : vector<2x[4]xf32> to vector<2x[8]xf16>
  return %r : vector<2x[8]xf16>
}

// -----

func.func @bitcast_6(%a: vector<f32>) -> vector<i32> {
  %r = vector.bitcast %a : vector<f32> to vector<i32>
  return %r : vector<i32>
}

// -----

func.func @bitcast_7(%a: vector<1xf32>) -> vector<1xi32> {
  %r = vector.bitcast %a : vector<1xf32> to vector<1xi32>
  return %r : vector<1xi32>
}

// -----

func.func @bitcast_8(%a: vector<8xi1>) -> vector<1xi8> {
  %r = vector.bitcast %a : vector<8xi1> to vector<1xi8>
  return %r : vector<1xi8>
}

// -----

func.func @fma_0(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>) -> vector<4xf32> {
  %r = vector.fma %a, %b, %c : vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @fma_1(%a: vector<2x3xf32>, %b: vector<2x3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.fma %a, %b, %c : vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @fma_2(%a: vector<[4]xf32>, %b: vector<[4]xf32>, %c: vector<[4]xf32>) -> vector<[4]xf32> {
  %r = vector.fma %a, %b, %c : vector<[4]xf32>
  return %r : vector<[4]xf32>
}

// -----

func.func @fma_3(%a: vector<2x[4]xf32>, %b: vector<2x[4]xf32>, %c: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
  %r = vector.fma %a, %b, %c : vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}

// -----

func.func @fma_4(%a: vector<2x3x4xf32>, %b: vector<2x3x4xf32>, %c: vector<2x3x4xf32>) -> vector<2x3x4xf32> {
  %r = vector.fma %a, %b, %c : vector<2x3x4xf32>
  return %r : vector<2x3x4xf32>
}

// -----

func.func @fma_5(%a: vector<1xf32>, %b: vector<1xf32>, %c: vector<1xf32>) -> vector<1xf32> {
  %r = vector.fma %a, %b, %c : vector<1xf32>
  return %r : vector<1xf32>
}

// -----

func.func @fma_6(%a: vector<4xf64>, %b: vector<4xf64>, %c: vector<4xf64>) -> vector<4xf64> {
  %r = vector.fma %a, %b, %c : vector<4xf64>
  return %r : vector<4xf64>
}

// -----

func.func @fma_7(%a: vector<4xf16>, %b: vector<4xf16>, %c: vector<4xf16>) -> vector<4xf16> {
  %r = vector.fma %a, %b, %c : vector<4xf16>
  return %r : vector<4xf16>
}

// -----

func.func @fma_9(%a: vector<f32>, %b: vector<f32>, %c: vector<f32>) -> vector<f32> {
  %r = vector.fma %a, %b, %c : vector<f32>
  return %r : vector<f32>
}
