// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm
// RUN: terrace opt %s --split-input-file '--convert-vector-to-llvm=force-32bit-vector-indices=0 use-vector-alignment=1 reassociate-fp-reductions=1'
// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm=enable-arm-sve=1

func.func @broadcast_0(%a: f32) -> vector<4xf32> {
  %r = vector.broadcast %a : f32 to vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @broadcast_1(%a: f32) -> vector<1xf32> {
  %r = vector.broadcast %a : f32 to vector<1xf32>
  return %r : vector<1xf32>
}

// -----

func.func @broadcast_2(%a: f32) -> vector<f32> {
  %r = vector.broadcast %a : f32 to vector<f32>
  return %r : vector<f32>
}

// -----

func.func @broadcast_3(%a: f32) -> vector<2x3xf32> {
  %r = vector.broadcast %a : f32 to vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @broadcast_4(%a: f32) -> vector<2x3x4xf32> {
  %r = vector.broadcast %a : f32 to vector<2x3x4xf32>
  return %r : vector<2x3x4xf32>
}

// -----

func.func @broadcast_5(%a: f32) -> vector<[4]xf32> {
  %r = vector.broadcast %a : f32 to vector<[4]xf32>
  return %r : vector<[4]xf32>
}

// -----

func.func @broadcast_6(%a: f32) -> vector<2x[4]xf32> {
  %r = vector.broadcast %a : f32 to vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}

// -----

func.func @broadcast_7(%a: f32) -> vector<[2]x4xf32> {
  %r = vector.broadcast %a : f32 to vector<[2]x4xf32>
  return %r : vector<[2]x4xf32>
}

// -----

func.func @broadcast_8(%a: vector<f32>) -> vector<4xf32> {
  %r = vector.broadcast %a : vector<f32> to vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @broadcast_9(%a: vector<f32>) -> vector<2x3xf32> {
  %r = vector.broadcast %a : vector<f32> to vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @broadcast_10(%a: vector<1xf32>) -> vector<4xf32> {
  %r = vector.broadcast %a : vector<1xf32> to vector<4xf32>
  return %r : vector<4xf32>
}

// -----

func.func @broadcast_11(%a: vector<1xf32>) -> vector<[4]xf32> {
  %r = vector.broadcast %a : vector<1xf32> to vector<[4]xf32>
  return %r : vector<[4]xf32>
}

// -----

func.func @broadcast_12(%a: vector<3xf32>) -> vector<2x3xf32> {
  %r = vector.broadcast %a : vector<3xf32> to vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @broadcast_13(%a: vector<1xf32>) -> vector<2x3xf32> {
  %r = vector.broadcast %a : vector<1xf32> to vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @broadcast_14(%a: vector<2x1xf32>) -> vector<2x3xf32> {
  %r = vector.broadcast %a : vector<2x1xf32> to vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @broadcast_15(%a: vector<1x3xf32>) -> vector<2x3xf32> {
  %r = vector.broadcast %a : vector<1x3xf32> to vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @broadcast_16(%a: vector<1x1xf32>) -> vector<2x3xf32> {
  %r = vector.broadcast %a : vector<1x1xf32> to vector<2x3xf32>
  return %r : vector<2x3xf32>
}

// -----

func.func @broadcast_17(%a: vector<1x1x3xf32>) -> vector<2x2x3xf32> {
  %r = vector.broadcast %a : vector<1x1x3xf32> to vector<2x2x3xf32>
  return %r : vector<2x2x3xf32>
}

// -----

func.func @broadcast_18(%a: vector<2x1x3xf32>) -> vector<2x2x3xf32> {
  %r = vector.broadcast %a : vector<2x1x3xf32> to vector<2x2x3xf32>
  return %r : vector<2x2x3xf32>
}

// -----

func.func @broadcast_19(%a: vector<2x1xf32>) -> vector<3x2x4xf32> {
  %r = vector.broadcast %a : vector<2x1xf32> to vector<3x2x4xf32>
  return %r : vector<3x2x4xf32>
}

// -----

func.func @broadcast_20(%a: vector<[4]xf32>) -> vector<2x[4]xf32> {
  %r = vector.broadcast %a : vector<[4]xf32> to vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}

// -----

func.func @broadcast_21(%a: vector<1x[4]xf32>) -> vector<2x[4]xf32> {
  %r = vector.broadcast %a : vector<1x[4]xf32> to vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}

// -----

func.func @broadcast_22(%a: vector<2x1xf32>) -> vector<2x[4]xf32> {
  %r = vector.broadcast %a : vector<2x1xf32> to vector<2x[4]xf32>
  return %r : vector<2x[4]xf32>
}

// -----

func.func @broadcast_23(%a: index) -> vector<4xindex> {
  %r = vector.broadcast %a : index to vector<4xindex>
  return %r : vector<4xindex>
}

// -----

func.func @broadcast_24(%a: index) -> vector<2x2xindex> {
  %r = vector.broadcast %a : index to vector<2x2xindex>
  return %r : vector<2x2xindex>
}

// -----

func.func @broadcast_25(%a: !llvm.ptr) -> vector<4x!llvm.ptr> {
  %r = vector.broadcast %a : !llvm.ptr to vector<4x!llvm.ptr>
  return %r : vector<4x!llvm.ptr>
}

// -----

func.func @broadcast_26(%a: i1) -> vector<4xi1> {
  %r = vector.broadcast %a : i1 to vector<4xi1>
  return %r : vector<4xi1>
}
