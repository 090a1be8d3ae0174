// RUN: terrace opt %s --canonicalize --split-input-file
// RUN: terrace opt %s --affine-simplify-structures --split-input-file

// A rounded quotient is no multiple of the symbol that its dividend is a multiple of.

func.func @products(%n: index, %m: index) -> (index, index, index) {
  %0 = affine.apply affine_map<()[s0] -> (((s0 floordiv 3) * 6) floordiv s0)>()[%n]
  %1 = affine.apply affine_map<()[s0, s1] -> ((((s0 * s1) ceildiv 2) * s1 + s0) ceildiv s0)>()[%n, %m]
  %2 = affine.apply affine_map<()[s0] -> (((s0 ceildiv 2) * 5 + s0 * 42) ceildiv s0)>()[%n]
  return %0, %1, %2 : index, index, index
}

// -----

func.func @exact(%n: index, %m: index, %k: index) -> (index, index, index, index) {
  %0 = affine.apply affine_map<()[s0, s1, s2] -> (((s0 * s1) floordiv s2) floordiv s0)>()[%n, %m, %k]
  %1 = affine.apply affine_map<()[s0, s1, s2] -> (((s0 * s1) floordiv s2 + s0) floordiv s0)>()[%n, %m, %k]
  %2 = affine.apply affine_map<()[s0, s1, s2] -> (((s0 * s1) mod (s0 * s2)) floordiv s0)>()[%n, %m, %k]
  %3 = affine.apply affine_map<()[s0, s1, s2] -> ((s0 * s1 + s2 * s0) ceildiv s0)>()[%n, %m, %k]
  return %0, %1, %2, %3 : index, index, index, index
}
