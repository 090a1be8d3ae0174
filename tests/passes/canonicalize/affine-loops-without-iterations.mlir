// RUN: terrace opt %s --canonicalize
// DIFFERS: upstream removes all results of the bounds of `@none`, whose map is invalid then.

// The range of an induction variable that has no value still decides which results of a map are removed.
func.func @one(%m: memref<100xf32>) {
  affine.for %i = 3 to 2 step 3 {
    affine.for %j = max affine_map<(d0) -> (d0 * 4, 4)>(%i) to 20 {
      %x = affine.load %m[%i] : memref<100xf32>
      affine.store %x, %m[%j] : memref<100xf32>
    }
  }
  affine.for %i = 9 to 2 step 3 {
    affine.for %j = max affine_map<(d0) -> (d0 * 4, 4)>(%i) to 20 {
      %x = affine.load %m[%i] : memref<100xf32>
      affine.store %x, %m[%j] : memref<100xf32>
    }
  }
  return
}

func.func @none(%m: memref<100xf32>) {
  affine.for %i = 3 to 2 {
    affine.for %j = max affine_map<(d0) -> (d0 * 4, 4)>(%i) to 20 {
      %x = affine.load %m[%i] : memref<100xf32>
      affine.store %x, %m[%j] : memref<100xf32>
    }
  }
  return
}
