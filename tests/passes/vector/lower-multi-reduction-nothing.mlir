// RUN: terrace opt %s --split-input-file --pass-pipeline='builtin.module(func.func(lower-vector-multi-reduction{lowering-strategy=inner-parallel}))'
// RUN: terrace opt %s --split-input-file --pass-pipeline='builtin.module(func.func(lower-vector-multi-reduction{lowering-strategy=inner-reduction}))'
// DIFFERS: upstream drops the accumulator of a reduction of no dimension
// ONE-WAY: the text of vector.mask has no location for the operation inside

func.func @mr7(%v: vector<2x3xf32>, %a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.multi_reduction <add>, %v, %a [] : vector<2x3xf32> to vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// -----

func.func @mr8(%v: vector<3xf32>, %a: vector<3xf32>) -> vector<3xf32> {
  %0 = vector.multi_reduction <add>, %v, %a [] : vector<3xf32> to vector<3xf32>
  return %0 : vector<3xf32>
}

// -----

func.func @mr18(%v: vector<2x3xf32>, %a: vector<2x3xf32>, %m: vector<2x3xi1>) -> vector<2x3xf32> {
  %0 = vector.mask %m { vector.multi_reduction <add>, %v, %a [] : vector<2x3xf32> to vector<2x3xf32> } : vector<2x3xi1> -> vector<2x3xf32>
  return %0 : vector<2x3xf32>
}
