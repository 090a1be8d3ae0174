// RUN: terrace opt %s --affine-simplify-structures

// Operations of a branch that is always taken are simplified, too: those without uses are erased.
func.func @dead_in_branch(%v: vector<4xi32>, %a: f32) -> vector<4xi32> {
  affine.if affine_set<() : (1 == 0)>() {
    %0 = math.cos %a : f32
  } else {
    %1 = vector.extract %v[0] : i32 from vector<4xi32>
    %2 = vector.insert %1, %v [3] : i32 into vector<4xi32>
  }
  affine.if affine_set<() : (0 == 0)>() {
    %3 = arith.muli %v, %v : vector<4xi32>
    vector.print %v : vector<4xi32>
  }
  return %v : vector<4xi32>
}
