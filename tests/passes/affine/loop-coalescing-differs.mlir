// RUN: terrace opt %s --affine-loop-coalescing --split-input-file --allow-unregistered-dialect

// DIFFERS: upstream makes an invalid loop of bounds that are no symbols.

func.func @inner_bounds_vary(%A: memref<?x?xf32>, %f: f32) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      affine.for %k = 0 to 3 {
        affine.store %f, %A[%j, %k] : memref<?x?xf32>
      }
    }
  }
  return
}
