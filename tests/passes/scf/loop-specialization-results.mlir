// RUN: terrace opt %s --scf-for-loop-specialization
// RUN: terrace opt %s --scf-parallel-loop-specialization
// DIFFERS: upstream erases loops whose results are used, and crashes.

func.func @for(%n: index, %z: f32) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = affine.min affine_map<()[s0] -> (1024, s0)>()[%n]
  %a = scf.for %i = %c0 to %end step %c1 iter_args(%x = %z) -> f32 {
    %y = arith.addf %x, %x : f32
    scf.yield %y : f32
  }
  %b = scf.parallel (%i) = (%c0) to (%end) step (%c1) init (%z) -> f32 {
    scf.reduce(%a : f32) {
    ^bb0(%l: f32, %r: f32):
      %s = arith.addf %l, %r : f32
      scf.reduce.return %s : f32
    }
  }
  return %a, %b : f32, f32
}
