// RUN: terrace opt %s --canonicalize

// Poison.

func.func @ub(%x: i32) -> (i32, vector<2xi32>, index, f32) {
  %p = ub.poison : i32
  %q = ub.poison : i32
  %0 = arith.addi %p, %x : i32
  %v = ub.poison : vector<2xi32>
  %i = ub.poison : index
  %f = ub.poison : f32
  %1 = arith.addf %f, %f : f32
  %2 = index.add %i, %i
  return %0, %v, %2, %1 : i32, vector<2xi32>, index, f32
}
