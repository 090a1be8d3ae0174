// RUN: terrace opt %s --split-input-file --pass-pipeline='builtin.module(func.func(lower-vector-multi-reduction{lowering-strategy=inner-parallel}))'
// RUN: terrace opt %s --split-input-file --pass-pipeline='builtin.module(func.func(lower-vector-multi-reduction{lowering-strategy=inner-reduction}))'
// DIFFERS: upstream reduces only as many elements as a scalable vector has when vscale is 1
// ONE-WAY: the text of vector.mask has no location for the operation inside

func.func @mr13(%v: vector<2x[4]xf32>, %a: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.multi_reduction <add>, %v, %a [1] : vector<2x[4]xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @mr14(%v: vector<2x[4]xf32>, %a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = vector.multi_reduction <add>, %v, %a [0] : vector<2x[4]xf32> to vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// -----

func.func @mr15(%v: vector<[4]xf32>, %a: f32) -> f32 {
  %0 = vector.multi_reduction <add>, %v, %a [0] : vector<[4]xf32> to f32
  return %0 : f32
}

// -----

func.func @mr16(%v: vector<2x[4]x3xf32>, %a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = vector.multi_reduction <add>, %v, %a [0, 2] : vector<2x[4]x3xf32> to vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// -----

func.func @mr17(%v: vector<[2]x[4]xf32>, %a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = vector.multi_reduction <add>, %v, %a [0] : vector<[2]x[4]xf32> to vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// -----

func.func @mr22(%v: vector<2x[4]xf32>, %a: vector<2xf32>, %m: vector<2x[4]xi1>) -> vector<2xf32> {
  %0 = vector.mask %m { vector.multi_reduction <add>, %v, %a [1] : vector<2x[4]xf32> to vector<2xf32> } : vector<2x[4]xi1> -> vector<2xf32>
  return %0 : vector<2xf32>
}
