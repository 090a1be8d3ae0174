// RUN: terrace opt %s --convert-vector-to-llvm
// DIFFERS: upstream crashes on an inserted row at a dynamic position

func.func @f40(%a: vector<2x3xf32>, %x: vector<3xf32>, %i: index) -> vector<2x3xf32> {
  %r = vector.insert %x, %a [%i] : vector<3xf32> into vector<2x3xf32>
  return %r : vector<2x3xf32>
}
