// RUN: terrace opt %s --pass-pipeline="builtin.module(func.func(affine-loop-unroll))"
// DIFFERS: upstream's loop of remaining iterations starts below the lower bound where the upper bound is below it

// The order of operands in the bound between the unrolled loop and that of the remaining iterations.
func.func @both_operands(%a: index, %b: index, %m: memref<?xf32>, %v: f32) {
  affine.for %i = affine_map<(d0, d1) -> (d0 * 2)>(%a, %b) to affine_map<(d0, d1) -> (d1 * 2)>(%a, %b) step 3 { affine.store %v, %m[%i] : memref<?xf32> }
  affine.for %i = affine_map<(d0) -> (d0 * 2)>(%a) to affine_map<()[s0] -> (s0 * 2)>()[%b] step 3 { affine.store %v, %m[%i] : memref<?xf32> }
  affine.for %i = affine_map<()[s0, s1] -> (s1 * 2)>()[%b, %a] to affine_map<(d0) -> (d0 * 2)>(%b) step 3 { affine.store %v, %m[%i] : memref<?xf32> }
  return
}

// The bound is a number.
func.func @number(%a: index, %m: memref<?xf32>, %v: f32) {
  affine.for %i = affine_map<(d0) -> (d0 * 4)>(%a) to 1 { affine.store %v, %m[%i] : memref<?xf32> }
  return
}
