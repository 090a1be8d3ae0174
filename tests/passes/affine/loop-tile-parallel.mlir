// RUN: terrace opt %s --affine-loop-tile
// The size of tiles depends on the memory that accesses in parallel loops touch, too.

func.func @unknown_extents(%m: memref<?x?xf32>, %a: index, %b: index) {
  affine.for %i = 0 to 100 {
    affine.parallel (%j) = (%a) to (%b) {
      %x = affine.load %m[%j, %j] : memref<?x?xf32>
    }
  }
  return
}

func.func @large(%m: memref<800x800xf32>) {
  affine.for %i = 0 to 100 {
    affine.parallel (%j, %k) = (0, 0) to (800, 800) {
      %x = affine.load %m[%j, %k] : memref<800x800xf32>
    }
  }
  return
}

func.func @small(%m: memref<800x800xf32>) {
  affine.for %i = 0 to 100 {
    affine.parallel (%j, %k) = (0, 0) to (8, 8) {
      %x = affine.load %m[%j, %k] : memref<800x800xf32>
    }
  }
  return
}

func.func @minimum_and_step(%m: memref<800x800xf32>, %a: index, %b: index) {
  affine.for %i = 0 to 100 {
    affine.parallel (%j, %k) = (0, max(%a, %b, 3)) to (min(800, %a), 700) step (3, 5) {
      %x = affine.load %m[%j, %k] : memref<800x800xf32>
    }
  }
  return
}

// The bounds of the inner loop name one of the variables.
func.func @bounds(%m: memref<800x800xf32>) {
  affine.for %i = 0 to 100 {
    affine.parallel (%j, %k) = (0, 0) to (800, 800) {
      affine.for %l = affine_map<(d0) -> (d0)>(%j) to affine_map<(d0) -> (d0 + 2)>(%j) {
        %x = affine.load %m[%l, %l] : memref<800x800xf32>
      }
    }
  }
  return
}

func.func @applied(%m: memref<800x800xf32>) {
  affine.for %i = 0 to 100 {
    affine.parallel (%j, %k) = (0, 0) to (800, 800) {
      %c = affine.apply affine_map<(d0, d1) -> (d0 floordiv 2 + d1)>(%j, %k)
      %x = affine.load %m[%c, %c] : memref<800x800xf32>
    }
  }
  return
}

// Upstream cannot tell the extent of accesses that name one of several variables, prints an error and takes a default.
func.func @one_of_two(%m: memref<800x800xf32>) {
  affine.for %i = 0 to 100 {
    affine.parallel (%j, %k) = (0, 0) to (800, 800) {
      %x = affine.load %m[%j, %j] : memref<800x800xf32>
    }
  }
  return
}
