// RUN: terrace opt %s --affine-loop-tile=cache-size=1
// RUN: terrace opt %s --affine-data-copy-generate=skip-non-unit-stride-loops

// The bounds of regions are the same, and are united without the elimination of variables.

!m = memref<2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2x2xf32>

func.func @high_rank(%m: !m) {
  affine.for %k = 0 to 2 {
    %0 = affine.load %m[%k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k] : !m
    affine.store %0, %m[%k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k, %k] : !m
  }
  return
}
