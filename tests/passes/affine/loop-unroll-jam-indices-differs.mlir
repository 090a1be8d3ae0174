// RUN: terrace opt %s --pass-pipeline="builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2}))"
// DIFFERS: upstream lets copies start from, or continue with, the index of another copy, or one that is computed behind

func.func @initial(%m: memref<8xi32>, %v: i32) {
  affine.for %i = 0 to 8 {
    %r = affine.for %k = 0 to 2 iter_args(%s = %i) -> index {
      memref.store %v, %m[%s] : memref<8xi32>
      affine.yield %s : index
    }
  }
  return
}

func.func @yielded(%m: memref<8xindex>, %zero: index) {
  affine.for %i = 0 to 8 {
    %r = affine.for %k = 0 to 2 iter_args(%s = %zero) -> index {
      affine.yield %i : index
    }
    memref.store %r, %m[%i] : memref<8xindex>
  }
  return
}
