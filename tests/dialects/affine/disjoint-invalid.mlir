// RUN: not terrace opt %s --split-input-file 2>&1

// DIFFERS: upstream fails without a message.

// A property that is a flag has another value.

func.func @f(%i: index) {
  %0 = "affine.linearize_index"(%i, %i) <{disjoint = 3, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 5>}>  : (index, index) -> index
  return
}

// -----

func.func @f(%i: index) {
  %0 = "affine.linearize_index"(%i, %i) <{disjoint = "x", operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 5>}>  : (index, index) -> index
  return
}
