// RUN: terrace opt %s --pass-pipeline="builtin.module(func.func(affine-loop-unroll))"
// DIFFERS: upstream yields the induction variable of the first copy, and changes bounds that are initial values.

func.func @last_index(%a: index) -> index {
  %r = affine.for %i = 1 to 9 iter_args(%x = %a) -> (index) {
    vector.print %x : index
    affine.yield %i : index
  }
  return %r : index
}

func.func @bound_is_initial_value(%n: index) -> index {
  %r = affine.for %i = 1 to %n iter_args(%x = %n) -> (index) {
    %y = arith.addi %x, %i : index
    affine.yield %y : index
  }
  return %r : index
}
