// RUN: terrace opt %s --affine-loop-tile=tile-size=2 --split-input-file

// DIFFERS: upstream tiles nests with output, calls, and accesses of other dialects, which then run in another order.

// The last iteration decides what stays.
func.func @store(%m: memref<8xindex>, %c: index) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      memref.store %j, %m[%c] : memref<8xindex>
    }
  }
  return
}

// -----

func.func @output() {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      vector.print %j : index
    }
  }
  return
}

// -----

func.func private @callee(index)

func.func @call() {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      func.call @callee(%j) : (index) -> ()
    }
  }
  return
}

// -----

// Stores by affine operations and loads by others.
func.func @load(%m: memref<8xf32>, %o: memref<4x4xf32>, %c: index) {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      %x = memref.load %m[%c] : memref<8xf32>
      affine.store %x, %o[%i, %j] : memref<4x4xf32>
      affine.store %x, %m[%j] : memref<8xf32>
    }
  }
  return
}

// -----

// One loop keeps its order, and loads alone have none.
func.func @tiled(%m: memref<8xf32>, %c: index) {
  affine.for %i = 0 to 4 {
    vector.print %i : index
  }
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      %x = memref.load %m[%c] : memref<8xf32>
    }
  }
  return
}
