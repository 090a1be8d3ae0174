// RUN: terrace opt %s --affine-loop-tile=tile-size=4 --split-input-file

// DIFFERS: upstream's loops over tiles use induction variables of the loops inside them.

func.func @unused(%m: memref<64x64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = affine_map<(d0) -> (1)>(%i) to affine_map<(d0) -> (d0 - d0 + 63)>(%i) {
      %x = affine.load %m[%i, %j] : memref<64x64xf32>
      affine.store %x, %m[%i, %j] : memref<64x64xf32>
    }
  }
  return
}

// -----

func.func @quotient(%m: memref<64x64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 floordiv 64 + 8)>(%i) {
      %x = affine.load %m[%i, %j] : memref<64x64xf32>
    }
  }
  return
}

// -----

// A dependence in subscripts that are not affine, or between blocks, keeps the order.

func.func @products(%m: memref<64x64xf32>, %n: index, %x: f32) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %y = affine.load %m[%i * symbol(%n), %j] : memref<64x64xf32>
      affine.store %y, %m[%j, %i * symbol(%n)] : memref<64x64xf32>
    }
  }
  return
}
