// RUN: terrace compile %s

// Induction variables are no symbols: the order of sums stays.

func.func @bounds(%n: index, %m: memref<8xf32>, %x: f32) {
  affine.for %i = 0 to 8 {
    affine.for %j = affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n] to affine_map<(d0)[s0] -> (d0 * 3 + s0 * 2)>(%i)[%n] {
      affine.store %x, %m[%j] : memref<8xf32>
    }
  }
  return
}

func.func @set(%n: index, %x: f32, %m: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    affine.if affine_set<(d0)[s0] : ((d0 + s0) mod 2 == 0)>(%i)[%n] {
      affine.store %x, %m[%i] : memref<8xf32>
    }
  }
  return
}

func.func @parallel(%n: index, %x: f32, %m: memref<8xf32>) {
  affine.parallel (%i, %j) = (0, symbol(%n)) to (8, symbol(%n) * 2) {
    affine.if affine_set<(d0, d1)[s0] : (d0 - d1 + s0 >= 0)>(%i, %j)[%n] {
      affine.store %x, %m[%i] : memref<8xf32>
    }
  }
  return
}
