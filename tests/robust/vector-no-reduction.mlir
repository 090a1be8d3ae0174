// RUN: terrace opt %s --lower-vector-multi-reduction
// RUN: terrace opt %s --convert-vector-to-llvm
// DIFFERS: upstream drops the accumulator and the mask of a reduction without dimensions in one of its lowerings.
// ONE-WAY: the text of vector.mask has no location for the operation inside

// llvm/llvm-project#129415
func.func @no_dimensions(%v: vector<4x8xf32>, %mask: vector<4x8xi1>) -> vector<4x8xf32> {
  %0 = vector.mask %mask { vector.multi_reduction <add>, %v, %v [] : vector<4x8xf32> to vector<4x8xf32> } : vector<4x8xi1> -> vector<4x8xf32>
  return %0 : vector<4x8xf32>
}
