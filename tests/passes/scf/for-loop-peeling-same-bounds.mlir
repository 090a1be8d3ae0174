// RUN: terrace opt %s --scf-for-loop-peeling

// The remainder is only simplified where a bound is computed by a map.
func.func @same(%a: index, %s: index, %v: f32) -> f32 {
  %r = scf.for %i = %a to %a step %s iter_args(%x = %v) -> f32 {
    %y = arith.addf %x, %v : f32
    scf.yield %y : f32
  }
  return %r : f32
}

func.func @map(%a: index, %n: index, %v: f32) -> f32 {
  %s = arith.constant 4 : index
  %l = affine.apply affine_map<()[s0] -> (s0 * 4)>()[%a]
  %u = affine.apply affine_map<()[s0, s1] -> (s0 * 4 + s1 * 8)>()[%a, %n]
  %r = scf.for %i = %l to %u step %s iter_args(%x = %v) -> f32 {
    %y = arith.addf %x, %v : f32
    scf.yield %y : f32
  }
  return %r : f32
}
