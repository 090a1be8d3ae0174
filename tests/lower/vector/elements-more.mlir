// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm
// RUN: terrace opt %s --split-input-file '--convert-vector-to-llvm=force-32bit-vector-indices=0 use-vector-alignment=1 reassociate-fp-reductions=1'
// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm=enable-arm-sve=1

func.func @from_elements_0(%a: f32, %b: f32) -> vector<2xf32> {
  %r = vector.from_elements %a, %b : vector<2xf32>
  return %r : vector<2xf32>
}

// -----

func.func @from_elements_1(%a: f32, %b: f32) -> vector<2x2xf32> {
  %r = vector.from_elements %a, %b, %b, %a : vector<2x2xf32>
  return %r : vector<2x2xf32>
}

// -----

func.func @from_elements_2(%a: f32) -> vector<f32> {
  %r = vector.from_elements %a : vector<f32>
  return %r : vector<f32>
}

// -----

func.func @from_elements_3(%a: f32, %b: f32) -> vector<2x1x2xf32> {
  %r = vector.from_elements %a, %b, %b, %a : vector<2x1x2xf32>
  return %r : vector<2x1x2xf32>
}

// -----

func.func @from_elements_4(%a: f32) -> vector<3xf32> {
  %r = vector.from_elements %a, %a, %a : vector<3xf32>
  return %r : vector<3xf32>
}

// -----

func.func @from_elements_5(%a: f32) -> vector<1xf32> {
  %r = vector.from_elements %a : vector<1xf32>
  return %r : vector<1xf32>
}

// -----

func.func @to_elements_0(%a: vector<2xf32>) -> f32 {
  %e:2 = vector.to_elements %a : vector<2xf32>
  %r = arith.addf %e#0, %e#0 : f32
  return %r : f32
}

// -----

func.func @to_elements_1(%a: vector<2xf32>) -> f32 {
  %e:2 = vector.to_elements %a : vector<2xf32>
  %r = arith.addf %e#1, %e#0 : f32
  return %r : f32
}

// -----

func.func @to_elements_2(%a: vector<2x2xf32>) -> f32 {
  %e:4 = vector.to_elements %a : vector<2x2xf32>
  %r = arith.addf %e#0, %e#0 : f32
  return %r : f32
}

// -----

func.func @to_elements_3(%a: vector<2x2xf32>) -> f32 {
  %e:4 = vector.to_elements %a : vector<2x2xf32>
  %r = arith.addf %e#3, %e#0 : f32
  return %r : f32
}

// -----

func.func @to_elements_4(%a: vector<f32>) -> f32 {
  %e:1 = vector.to_elements %a : vector<f32>
  %r = arith.addf %e#0, %e#0 : f32
  return %r : f32
}

// -----

func.func @to_elements_5(%a: vector<f32>) -> f32 {
  %e:1 = vector.to_elements %a : vector<f32>
  %r = arith.addf %e#0, %e#0 : f32
  return %r : f32
}

// -----

func.func @to_elements_6(%a: vector<1xf32>) -> f32 {
  %e:1 = vector.to_elements %a : vector<1xf32>
  %r = arith.addf %e#0, %e#0 : f32
  return %r : f32
}

// -----

func.func @to_elements_7(%a: vector<1xf32>) -> f32 {
  %e:1 = vector.to_elements %a : vector<1xf32>
  %r = arith.addf %e#0, %e#0 : f32
  return %r : f32
}

// -----

func.func @to_elements_8(%a: vector<2x1x2xf32>) -> f32 {
  %e:4 = vector.to_elements %a : vector<2x1x2xf32>
  %r = arith.addf %e#0, %e#0 : f32
  return %r : f32
}

// -----

func.func @to_elements_9(%a: vector<2x1x2xf32>) -> f32 {
  %e:4 = vector.to_elements %a : vector<2x1x2xf32>
  %r = arith.addf %e#3, %e#0 : f32
  return %r : f32
}

// -----

func.func @to_elements_10(%a: vector<2x3xf32>) -> vector<6xf32> {
  %e:6 = vector.to_elements %a : vector<2x3xf32>
  %r = vector.from_elements %e#5, %e#4, %e#3, %e#2, %e#1, %e#0 : vector<6xf32>
  return %r : vector<6xf32>
}
