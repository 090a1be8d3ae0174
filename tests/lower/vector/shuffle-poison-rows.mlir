// RUN: terrace opt %s --convert-vector-to-llvm
// DIFFERS: upstream extracts row -1.

func.func @rows(%a: vector<2x4xf32>, %b: vector<2x4xf32>) -> vector<3x4xf32> {
  %0 = vector.shuffle %a, %b [0, -1, 3] : vector<2x4xf32>, vector<2x4xf32>
  return %0 : vector<3x4xf32>
}
