// RUN: not terrace opt %s --split-input-file 2>&1

func.func @f(%a: vector<3xindex>) -> vector<3xindex> {
  %0 = affine.linearize_index disjoint [%a, %a] by (2, 5) : vector<3xindex>
  return %0 : vector<3xindex>
}

// -----

func.func @f(%a: index) -> i32 {
  %0 = affine.linearize_index [%a, %a] by (5) : i32
  return %0 : i32
}
