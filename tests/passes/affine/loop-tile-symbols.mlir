// RUN: terrace opt %s --affine-loop-tile="tile-size=3 separate"
// The condition of complete tiles names values in the order in which the bounds of the new loops, and of the loops around
// them, do.

// The lower bound names the second argument, the upper bound both.
func.func @lower_bound_first(%a: index, %b: index, %m: memref<?xf32>, %x: f32) {
  affine.for %i = affine_map<(d0, d1) -> (d1)>(%a, %b) to affine_map<(d0, d1) -> (d0 + d1)>(%a, %b) {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}

func.func @minimum(%a: index, %b: index, %m: memref<?xf32>, %x: f32) {
  affine.for %i = affine_map<(d0) -> (d0 + 4)>(%a) to min affine_map<(d0, d1) -> (d1 + 1, d0 + d1)>(%b, %a) {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}

func.func @symbols(%a: index, %b: index, %m: memref<?xf32>, %x: f32) {
  affine.for %i = affine_map<()[s0] -> (s0 * 3)>()[%b] to min affine_map<(d0)[s0] -> (s0 + 2, d0 * 3)>(%b)[%a] {
    affine.store %x, %m[%i] : memref<?xf32>
  }
  return
}

// Bounds of two loops, and bounds that are results of maps.
func.func @nest(%a: index, %b: index, %c: index, %m: memref<?x?xf32>, %x: f32) {
  %d = affine.apply affine_map<(d0) -> (d0 * 2)>(%c)
  affine.for %i = affine_map<(d0) -> (d0)>(%d) to affine_map<(d0) -> (d0)>(%b) {
    affine.for %j = max affine_map<(d0, d1) -> (d1, d0)>(%b, %a) to affine_map<(d0) -> (d0 + 7)>(%d) {
      affine.store %x, %m[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
