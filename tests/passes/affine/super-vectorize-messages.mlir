// RUN: not terrace opt %s --affine-super-vectorize=virtual-vector-size=0 2>&1
// RUN: not terrace opt %s --affine-super-vectorize=virtual-vector-size=4,-1 2>&1
// RUN: not terrace opt %s --affine-super-vectorize="virtual-vector-size=4,4 vectorize-reductions" 2>&1
// RUN: not terrace opt %s --affine-super-vectorize=vectorize-reductions 2>&1
// RUN: not terrace opt %s --affine-super-vectorize="virtual-vector-size=4,4 test-fastest-varying=0" 2>&1
// RUN: terrace opt %s --affine-super-vectorize=virtual-vector-size=4,4 2>&1

func.func @layout(%m: memref<64x64xf32, strided<[128, 1]>>, %x: f32) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.store %x, %m[%i, %j] : memref<64x64xf32, strided<[128, 1]>>
    }
  }
  return
}
