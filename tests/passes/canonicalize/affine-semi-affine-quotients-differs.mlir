// RUN: terrace opt %s --canonicalize

// DIFFERS: upstream divides a factor that is a rounded quotient, and both parts of a sum of two rounded quotients.

func.func @factor(%n: index, %k: index) -> index {
  %0 = affine.apply affine_map<()[s0, s1] -> (((s0 floordiv s1) * s0) floordiv s0)>()[%n, %k]
  return %0 : index
}

func.func @sum(%n: index, %m: index, %k: index) -> index {
  %0 = affine.apply affine_map<()[s0, s1, s2] -> (((s0 * s1) floordiv s2 + (s0 * s2) floordiv 3) floordiv s0)>()[%n, %m, %k]
  return %0 : index
}
