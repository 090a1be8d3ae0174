// RUN: terrace opt %s --split-input-file --convert-vector-to-llvm
// DIFFERS: upstream lowers shape casts and fma of scalable dimensions wrongly

func.func @f102(%a: vector<3x[4]xf32>) -> vector<2x[6]xf32> {
  %r = vector.shape_cast %a : vector<3x[4]xf32> to vector<2x[6]xf32>
  return %r : vector<2x[6]xf32>
}

// -----

func.func @f169(%a: vector<[2]x4xf32>, %b: vector<[2]x4xf32>, %c: vector<[2]x4xf32>) -> vector<[2]x4xf32> {
  %r = vector.fma %a, %b, %c : vector<[2]x4xf32>
  return %r : vector<[2]x4xf32>
}
