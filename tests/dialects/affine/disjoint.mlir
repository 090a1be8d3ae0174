// RUN: terrace opt %s --split-input-file
// RUN: terrace opt %s --split-input-file --mlir-print-op-generic

// `disjoint` is a property: true stands for it too, and a dictionary may have an attribute of that name.

func.func @f(%i: index) {
  %0 = affine.linearize_index disjoint [%i, %i] by (4, 5) {disjoint = 3} : index
  return
}

// -----

func.func @f(%i: index) {
  %0 = affine.linearize_index [%i, %i] by (4, 5) {disjoint} : index
  return
}

// -----

func.func @f(%i: index) {
  %0 = affine.linearize_index [%i, %i] by (4, 5) {disjoint = true} : index
  return
}

// -----

func.func @f(%i: index) {
  %0 = "affine.linearize_index"(%i, %i) <{disjoint = true, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 5>}> {disjoint = false} : (index, index) -> index
  return
}

// -----

func.func @f(%i: index) {
  %0 = "affine.linearize_index"(%i, %i) {disjoint = true, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 5>} : (index, index) -> index
  return
}

// -----

func.func @f(%i: index) {
  %0 = "affine.linearize_index"(%i, %i) <{disjoint, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 4, 5>}>  : (index, index) -> index
  return
}

// -----

func.func @f(%i: index) {
  %0 = affine.linearize_index disjoint [%i, %i] by (4, 5) {static_basis = array<i64: 6, 7>, disjoint = false} : index
  return
}
