// RUN: terrace opt %s --affine-parallelize --split-input-file --allow-unregistered-dialect

// DIFFERS: upstream takes the condition for true in the second region, too.

func.func @else_equal(%m: memref<8xf32>, %c: f32, %n: index, %k: index) {
  affine.for %i = 0 to %n {
    affine.if affine_set<(d0, d1) : (d0 - d1 == 0)>(%i, %k) {
    } else {
      affine.store %c, %m[2] : memref<8xf32>
    }
  }
  return
}

// -----

func.func @else_never(%m: memref<8xf32>, %c: f32, %n: index, %k: index) {
  affine.for %i = 0 to 8 {
    affine.if affine_set<(d0, d1) : (d0 - 8 >= 0)>(%i, %k) {
    } else {
      affine.store %c, %m[2] : memref<8xf32>
    }
  }
  return
}
