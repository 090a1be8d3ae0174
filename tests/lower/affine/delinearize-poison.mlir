// RUN: terrace opt %s --lower-affine
// DIFFERS: upstream reads memory that is not there when the linear index is poison, and makes constants of it.

func.func @f() -> (index, index) {
  %0 = ub.poison : index
  %1:2 = affine.delinearize_index %0 into (3) : index, index
  return %1#0, %1#1 : index, index
}
