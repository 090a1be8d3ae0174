// RUN: terrace opt %s --scf-parallel-loop-tiling=parallel-loop-tile-sizes=2,3
// ONE-WAY: the custom form takes as many bounds as steps
// DIFFERS: upstream tiles loops whose numbers of bounds and steps differ as if they had the least of these numbers.

func.func @bounds(%a: index) {
  "scf.parallel"(%a, %a, %a, %a) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> ({
  ^bb0(%i: index):
    "scf.reduce"() : () -> ()
  }) : (index, index, index, index) -> ()
  return
}
