// RUN: terrace opt %s --canonicalize

// A minimum of one number is that number.
func.func @min(%i: index, %n: index) -> index {
  %min = affine.min affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n]
  return %min : index
}
