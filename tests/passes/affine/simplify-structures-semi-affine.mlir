// RUN: terrace opt %s --affine-simplify-structures --split-input-file --allow-unregistered-dialect

// DIFFERS: upstream drops the constraints of a set that is not affine, so that the condition always holds.

func.func @semi(%n: index, %b: memref<?xf32>, %x: f32) {
  affine.for %i = -10 to %n {
    affine.if affine_set<(d0)[s0] : (d0 * s0 >= 0)>(%i)[%n] {
      affine.store %x, %b[%i + 10] : memref<?xf32>
    }
  }
  return
}
