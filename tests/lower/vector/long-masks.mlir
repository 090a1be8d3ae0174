// Constant masks of more elements than an operation is unrolled into are one constant.
// RUN: terrace opt %s --convert-vector-to-llvm --mlir-elide-elementsattrs-if-larger=8

func.func @one_dimension() -> vector<1100000xi1> {
  %0 = vector.constant_mask [5] : vector<1100000xi1>
  return %0 : vector<1100000xi1>
}

func.func @rows() -> vector<1100x1000xi1> {
  %0 = vector.constant_mask [3, 4] : vector<1100x1000xi1>
  return %0 : vector<1100x1000xi1>
}
