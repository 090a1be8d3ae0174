// RUN: terrace opt %s --affine-scalrep --split-input-file --allow-unregistered-dialect

// DIFFERS: upstream takes the condition for true in the second region, too.

func.func @scalrep(%m: memref<8xf32>, %c: f32, %n: index, %k: index) -> f32 {
  %z = arith.constant 0.0 : f32
  %s = affine.for %i = 0 to 8 iter_args(%a = %z) -> f32 {
    affine.store %c, %m[3] : memref<8xf32>
    affine.if affine_set<(d0, d1) : (d0 - 8 >= 0)>(%i, %k) {
    } else {
      affine.store %z, %m[%i] : memref<8xf32>
    }
    %v = affine.load %m[3] : memref<8xf32>
    affine.yield %v : f32
  }
  return %s : f32
}
