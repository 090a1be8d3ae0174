// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm
// RUN: terrace opt %s --split-input-file '--convert-vector-to-llvm=force-32bit-vector-indices=0 use-vector-alignment=1 reassociate-fp-reductions=1'
// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm=enable-arm-sve=1

func.func @outerproduct_0(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.outerproduct %a, %b, %c {kind = #vector.kind<add>} : vector<2xf32>, vector<3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @outerproduct_1(%a: vector<2xf32>, %b: f32, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.outerproduct %a, %b, %c {kind = #vector.kind<add>} : vector<2xf32>, f32
  return %r : vector<2xf32>
}

// -----

func.func @outerproduct_2(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.outerproduct %a, %b, %c {kind = #vector.kind<mul>} : vector<2xf32>, vector<3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @outerproduct_3(%a: vector<2xf32>, %b: f32, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.outerproduct %a, %b, %c {kind = #vector.kind<mul>} : vector<2xf32>, f32
  return %r : vector<2xf32>
}

// -----

func.func @outerproduct_4(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.outerproduct %a, %b, %c {kind = #vector.kind<minnumf>} : vector<2xf32>, vector<3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @outerproduct_5(%a: vector<2xf32>, %b: f32, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.outerproduct %a, %b, %c {kind = #vector.kind<minnumf>} : vector<2xf32>, f32
  return %r : vector<2xf32>
}

// -----

func.func @outerproduct_6(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxnumf>} : vector<2xf32>, vector<3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @outerproduct_7(%a: vector<2xf32>, %b: f32, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxnumf>} : vector<2xf32>, f32
  return %r : vector<2xf32>
}

// -----

func.func @outerproduct_8(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.outerproduct %a, %b, %c {kind = #vector.kind<minimumf>} : vector<2xf32>, vector<3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @outerproduct_9(%a: vector<2xf32>, %b: f32, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.outerproduct %a, %b, %c {kind = #vector.kind<minimumf>} : vector<2xf32>, f32
  return %r : vector<2xf32>
}

// -----

func.func @outerproduct_10(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %r = vector.outerproduct %a, %b, %c {kind = #vector.kind<maximumf>} : vector<2xf32>, vector<3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @outerproduct_11(%a: vector<2xf32>, %b: f32, %c: vector<2xf32>) -> vector<2xf32> {
  %r = vector.outerproduct %a, %b, %c {kind = #vector.kind<maximumf>} : vector<2xf32>, f32
  return %r : vector<2xf32>
}

// -----

func.func @outerproduct_12(%a: vector<2xi32>, %b: vector<3xi32>, %c: vector<2x3xi32>) -> vector<2x3xi32> {
  %r = vector.outerproduct %a, %b, %c {kind = #vector.kind<add>} : vector<2xi32>, vector<3xi32>
  return %r : vector<2x3xi32>
}

// -----

func.func @outerproduct_13(%a: vector<2xi32>, %b: vector<3xi32>, %c: vector<2x3xi32>) -> vector<2x3xi32> {
  %r = vector.outerproduct %a, %b, %c {kind = #vector.kind<mul>} : vector<2xi32>, vector<3xi32>
  return %r : vector<2x3xi32>
}

// -----

func.func @outerproduct_14(%a: vector<2xi32>, %b: vector<3xi32>, %c: vector<2x3xi32>) -> vector<2x3xi32> {
  %r = vector.outerproduct %a, %b, %c {kind = #vector.kind<minui>} : vector<2xi32>, vector<3xi32>
  return %r : vector<2x3xi32>
}

// -----

func.func @outerproduct_15(%a: vector<2xi32>, %b: vector<3xi32>, %c: vector<2x3xi32>) -> vector<2x3xi32> {
  %r = vector.outerproduct %a, %b, %c {kind = #vector.kind<minsi>} : vector<2xi32>, vector<3xi32>
  return %r : vector<2x3xi32>
}

// -----

func.func @outerproduct_16(%a: vector<2xi32>, %b: vector<3xi32>, %c: vector<2x3xi32>) -> vector<2x3xi32> {
  %r = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxui>} : vector<2xi32>, vector<3xi32>
  return %r : vector<2x3xi32>
}

// -----

func.func @outerproduct_17(%a: vector<2xi32>, %b: vector<3xi32>, %c: vector<2x3xi32>) -> vector<2x3xi32> {
  %r = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxsi>} : vector<2xi32>, vector<3xi32>
  return %r : vector<2x3xi32>
}

// -----

func.func @outerproduct_18(%a: vector<2xi32>, %b: vector<3xi32>, %c: vector<2x3xi32>) -> vector<2x3xi32> {
  %r = vector.outerproduct %a, %b, %c {kind = #vector.kind<and>} : vector<2xi32>, vector<3xi32>
  return %r : vector<2x3xi32>
}

// -----

func.func @outerproduct_19(%a: vector<2xi32>, %b: vector<3xi32>, %c: vector<2x3xi32>) -> vector<2x3xi32> {
  %r = vector.outerproduct %a, %b, %c {kind = #vector.kind<or>} : vector<2xi32>, vector<3xi32>
  return %r : vector<2x3xi32>
}

// -----

func.func @outerproduct_20(%a: vector<2xi32>, %b: vector<3xi32>, %c: vector<2x3xi32>) -> vector<2x3xi32> {
  %r = vector.outerproduct %a, %b, %c {kind = #vector.kind<xor>} : vector<2xi32>, vector<3xi32>
  return %r : vector<2x3xi32>
}

// -----

func.func @outerproduct_21(%a: vector<2xf32>, %b: vector<3xf32>) -> vector<2x3xf32> {
  %r = vector.outerproduct %a, %b : vector<2xf32>, vector<3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @outerproduct_22(%a: vector<2xf32>, %b: vector<[3]xf32>) -> vector<2x[3]xf32> {
  %r = vector.outerproduct %a, %b : vector<2xf32>, vector<[3]xf32>
  return %r : vector<2x[3]xf32>
}

// -----

func.func @outerproduct_23(%a: vector<[2]xf32>, %b: vector<[3]xf32>) -> vector<[2]x[3]xf32> {
  %r = vector.outerproduct %a, %b : vector<[2]xf32>, vector<[3]xf32>
  return %r : vector<[2]x[3]xf32>
}
